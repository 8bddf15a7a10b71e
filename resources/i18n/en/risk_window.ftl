# The window of Dragon Dice Risk.

ui-risk-plate = { $player }: { $land } of { $whole } territories, { $health } health, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
ui-risk-land = { $land } of { $goal }
ui-risk-close = Close the territory
ui-risk-borders = { $land } · { $count ->
    [one] 1 border
   *[other] { $count } borders
}

## New game

ui-risk-map = Map
ui-risk-map-tip = Choose the board
ui-risk-terms = Each force has at least { $dice } units with at most { $health } health, at least { $terrains } terrain dice and { $dragons ->
    [one] at most 1 dragon
   *[other] at most { $dragons } dragons
}. { $initial } health is placed at the start.
ui-risk-goal = { $kind ->
    [domination] { $goal } of { $territories } territories win.
    [captured] Two captured continents win.
   *[world] The last player on the map wins.
}
ui-risk-about = Each player rolls a die for the order of play; the highest plays first.

## Placing units

ui-risk-placing = { $kind ->
    [plan] Proposal
    [cover] Cover your land
    [recruit] Recruit
   *[deploy] Place units
}
ui-risk-health-left = health left
ui-risk-only-in = only in { $place }
ui-risk-pool = Units to place
ui-risk-unit = { $die }, { $health } health
ui-risk-number = { $number ->
    [all] all
   *[other] { $number }
}
ui-risk-count-tip = How many units a click on a territory places
ui-risk-a-click = { $each ->
    [yes] one unit each
   *[no] units a click
}
ui-risk-rest = { $way ->
    [proposed] Place the rest as suggested
    [even] Spread the rest evenly
   *[stop] Stop
}
ui-risk-rest-tip = { $way ->
    [proposed] Place all units that are left as the computer would. Undo takes back one unit at a time.
   *[even] Place small units where there is least health. Undo takes back one unit at a time.
}
ui-risk-plan = { $what ->
    [edit] Propose and edit
    [place] Place as shown
   *[drop] Discard the proposal
}
ui-risk-plan-tip = Shows where the computer would place all units that are left. Move them to other territories, then place them.
ui-risk-plan-hint = left: move units, then place them
ui-risk-plan-refused = That proposal cannot be placed: some health belongs to another territory or continent.
ui-risk-recruits-lost = { $left } health is not recruited yet and would be lost. Press again to end.

## Cards

ui-choose-cards = Cards
ui-choose-cards-tip = Show or hide the cards to see the board
ui-risk-cards = { $player }’s cards
ui-risk-card-owner = { $own ->
    [yes] yours
   *[no] { $player }
}
ui-risk-wild = Wild
ui-risk-sign = { $sign ->
    [infantry] Infantry
    [cavalry] Cavalry
    [artillery] Artillery
   *[wild] any of the three
}
ui-risk-best-set = Best set
ui-risk-best-set-tip = Choose the set with the most health
ui-risk-turn-in = { $value ->
    [0] Turn in
   *[other] Turn in for { $value }
}
ui-risk-no-set = { $missing ->
    [0] { $count ->
        [3] This is not a set
       *[other] A set has 3 cards
    }
    [one] Choose 1 more card
   *[other] Choose { $missing } more cards
}
ui-risk-set-health = health of recruits
ui-risk-two-more = +2 in { $place }
ui-risk-sets-so-far = { $count ->
    [0] No set has been turned in yet.
    [one] 1 set has been turned in.
   *[other] { $count } sets have been turned in.
} The next ones are worth:
ui-risk-sets-fixed = 3 infantry give 4 health, 3 cavalry 6, 3 artillery 8, one of each 10.
ui-risk-dealt-note = Dealt at random: small and large units of one or two races, terrain dice and dragons.

## Recap

ui-risk-recap-lost-land = { $player } took { $places } from you.
ui-risk-recap-took = Others took land: { $players }.
ui-risk-recap-each = { $player } { $count }
ui-risk-recap-losses = Health lost: { $losses }.

## Pressing an attack

ui-risk-press-heading = Fight on without asking while so many dice are left
ui-risk-press = { $least ->
    [0] ask
    [1] to the end
   *[other] { $least }+
}
ui-risk-press-tip = Fight on by skirmishes while at least so many of your attackers are left. An exchange that kills no unit ends the attack.

## Own maps

ui-risk-own-map = Own map…
ui-risk-own-map-tip = Play on a map from a file
ui-risk-map-file = Load map…
ui-risk-map-filter = Maps (*.ddmap)
ui-risk-way = { $way ->
    [charge] Charge
   *[skirmish] Skirmish
}
ui-risk-way-tip = A skirmish: you hit, they save and strike back. A charge: both roll at once, your maneuvers hit too, and only spells save you.
ui-risk-gone = { $known ->
    [yes] out, by { $player }
   *[no] out
}
