# The chronicle of a game: sentences, the page, the document, the card on return.

chronicle-title = Chronicle
chronicle-of = Chronicle of { $players }
chronicle-fight = { $kind ->
    [missile] Missiles at { $place }
    [melee] Melee at { $place }
    [charge] Charge at { $place }
    [dragons] Dragons at { $place }
   *[other] Losses at { $place }
}: { $losses }
chronicle-loss = { $player } loses { $health } health ({ $dice })
chronicle-recruited = { $player } recruits { $health } health { $where ->
    [reserve] in reserve
   *[other] at { $place }
} for { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $dice }
chronicle-arrived = { $player } sends { $health } health from reserve to { $place }: { $dice }
chronicle-champion = { $player } loses a champion at { $place }: { $dice }
chronicle-deed = { $kind ->
    [loss] Largest loss in a fight: { $player } lost { $health } health at { $place }
    [first] First terrain captured: { $player } captured { $place }
    [odds] Captured against odds: { $player } took { $place } with { $health } health against { $other }
    [recruits] Largest recruiting: { $player } recruited { $health } health { $where ->
        [reserve] in reserve
       *[other] at { $place }
    }
    [dragon] Dragon killed: { $said }
    [spell] Most expensive spell: { $said }
   *[out] Last army lost: { $said }
}
chronicle-reign = { $now ->
    [yes] { $player } since turn { NUMBER($first, useGrouping: 0) }
   *[no] { $first ->
        [0] { $player } until turn { NUMBER($last, useGrouping: 0) }
       *[other] { $player } in turns { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }
    }
}
chronicle-unheld = Never captured
chronicle-part = { $part ->
    [lands] Terrains
    [health] Health
    [luck] Luck by round
    [deeds] Great deeds
   *[turns] Turn by turn
}
chronicle-column = { $column ->
    [turn] Turn
    [round] Round
    [player] Player
    [terrain] Terrain
    [added] On the table since
    [holders] Captured by
    [health] Health
    [deed] Deed
   *[event] Event
}
chronicle-health = { $kind ->
    [play] { $player }: in play
    [pool] { $player }: recruiting pool
    [dead] { $player }: dead
    [buried] { $player }: buried
   *[held] { $player }: terrains
}
chronicle-luck = { $kind ->
    [rolled] { $player }: rolled in the round
    [average] { $player }: average of the same dice
   *[both] { $player }: rolled / average
}
chronicle-added = { $turn ->
    [0] the set-up
   *[other] turn { NUMBER($turn, useGrouping: 0) }
}
chronicle-empty = The chronicle begins with the first turn.
chronicle-now = { $turn ->
    [one] 1 turn played
   *[other] { NUMBER($turn, useGrouping: 0) } turns played
}
chronicle-none = Nothing yet.
chronicle-picture = Picture over time: terrains and health
chronicle-moment = { $turn ->
    [0] The set-up
   *[other] Turn { NUMBER($turn, useGrouping: 0) }, { $player }
}
chronicle-land-then = { $place }: { $state ->
    [absent] not on the table yet
    [held] { $holder } holds it
   *[free] not captured
}{ $count ->
    [0] { "" }
    [one] ; units of { $armies }
   *[other] ; units of { $armies }
}.
chronicle-in-play = { $player } { $health }
chronicle-health-then = Health in play: { $health }.
chronicle-in-turn = { $words } (turn { NUMBER($turn, useGrouping: 0) })
chronicle-chart = Health
chronicle-figure = { $figure ->
    [play] In play
    [pool] Recruiting pool
    [dead] Dead
   *[buried] Buried
}
chronicle-print = Print or save…
chronicle-save-title = Save chronicle
chronicle-copied = The chronicle was copied.
chronicle-mark = { $kind ->
    [captured] captured
    [lost] lost
    [fight] fight in which an army was attacked
    [added] new or traded terrain die
   *[units] a player’s units are there
}
chronicle-loss-brief = { $player } loses { $health } health
chronicle-return = Where were we
chronicle-return-turn = Round { NUMBER($round, useGrouping: 0) }, turn { NUMBER($turn, useGrouping: 0) }: { $player } plays
chronicle-return-held = { $player } holds { $count } of the { $goal } terrains that win: { $places }
chronicle-return-many = { $player } holds { $count } of the { $goal } territories that win
chronicle-return-free = No terrain is captured; { $goal } win
chronicle-return-next = The next decision, { $player }: { $question }
chronicle-recruited-brief = { $player } recruits { $health } health
