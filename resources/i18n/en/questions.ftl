# Questions about special icons, magic, dragons and the eighth face, and the panels that answer them.

## Questions

question-flashfire = Flashfire at { $place }: reroll a unit?
question-bullseye = Bullseye at { $place }: choose the target units
question-magic-colours = Magic at { $place }: choose colours for the points
question-spell = Choose a spell
question-spell-target = { $spell }: choose a target
question-spell-destination = { $spell }: to which terrain?
question-spell-bury = Bury dead units for { $need ->
    [one] 1 more black point
   *[other] { $need } more black points
} for { $spell }
question-spell-order = Which spell takes effect next?
question-resurrect = { $spell }: which dead units return?
question-bury-dead = { $spell }: which dead units are buried?
question-flood-oppose = { $seat } floods { $place }. Oppose?
question-dragon-order = At which terrain do dragons attack next?
question-dragon-target = Which dragon does { $die } attack?
question-dragon-ids = What do your IDs count as against the dragons?
question-penalties = { $points ->
    [one] Which result do you lose?
   *[other] Which { $points } results do you lose?
}
question-dragon-strike = { $die }: which result hits it?
question-breath-stone = Stone breath: choose the target units
question-breath-flame = Flame breath: choose the units that burn
question-promote = Promote units of the army at { $place }
question-city = The city at { $place }: recruit or promote?
question-temple = The temple at { $place }: which player must bury a dead unit?
question-temple-bury = The temple makes you bury one of your dead units

hint-flashfire = click the unit, or keep the roll
hint-bullseye = click units or press their number; each rolls alone, and dies without a save
hint-magic-colours = points can be split: plus and minus, or drag them to another colour
hint-spell = pick a card; the spells take effect when you are done
hint-spell-target = click { $target }; Esc returns to the spells
hint-spell-destination = drag it there, or click the terrain; Esc goes back
hint-spell-bury = drag or click dead units of any player
hint-spell-order = spells take effect one at a time
hint-resurrect = drag them to the army, or click them; they do not roll in this action
hint-bury-dead = drag or click dead units of any player
hint-flood-oppose = your army rolls maneuvers to stop the flood; otherwise the terrain turns to { $number }: { $means }
hint-dragon-order = click the terrain
hint-dragon-target = click the dragon
hint-dragon-ids = press plus or minus, or drag points to another result
hint-penalties = choose the results you need least
hint-dragon-strike = only melee or only missiles count against a dragon
hint-breath-stone = each unit rolls alone and dies without a save or an ID
hint-breath-flame = these units are killed and buried
hint-promote = drag a dead unit onto a unit with 1 health less
hint-city = drag a dead unit into the army, or onto a unit with 1 health less
hint-temple = click a player’s dead units
hint-temple-bury = drag the unit to the buried units, or click it

progress-at-most = { $total } of at most { $most } health chosen
progress-promote = chosen: { $pairs }
progress-faces = { $count } of { $needed } faces entered
progress-number = { $count } of { $needed } chosen

## Options

option-magic = Use magic
option-where = { $option }, { $where }
option-flash = Reroll { $die }
option-flash-keep = Keep the roll
option-spell = { $spell } for { $cost }
option-spell-at-army = { $seat }, { $place }
option-spell-at-terrain = { $place }
option-spell-at-die = { $die }
option-spell-to = To { $place }
option-spell-next = { $spell }: { $target }
option-in-order = In this order
option-back = Another spell
ui-other-target = Another target
option-flood-oppose = Oppose
option-no-flood-oppose = Don’t oppose
option-promote = { $die } replaces { $onto }
option-promote-all = Promote { $count ->
    [one] 1 unit
   *[other] { $count } units
}
option-recruit = Recruit { $die }
option-no-power = Neither
option-strike-melee = Melee: { $melee } of { $needed }
option-strike-missile = Missiles: { $missile } of { $needed }
option-strike-let = Spare it
option-dragon-order = { $place }
option-dragon-target = { $die }
option-temple-victim = { $seat }
option-bury = Bury { $die }

## Keys

ui-key-next = go to the next highlighted die or place

## Refusals

refusal-which-die = Drop it on one of these: { $names }

## Points

points = { $bucket ->
    [save] { $amount ->
        [one] 1 save
       *[other] { $amount } saves
    }
    [charge] { $amount } melee
    [melee] { $amount } melee
    [missile] { $amount ->
        [one] 1 missile
       *[other] { $amount } missiles
    }
    [maneuver] { $amount ->
        [one] 1 maneuver
       *[other] { $amount } maneuvers
    }
    [earth] { $amount } gold
    [air] { $amount } blue
    [fire] { $amount } red
    [water] { $amount } green
    [death] { $amount } black
   *[other] { $amount } { $bucket }
}
ui-points = Points to assign
ui-points-bucket = { $bucket ->
    [save] Saves
    [melee] Melee
    [missile] Missiles
    [maneuver] Maneuvers
    [charge] Melee
    [ivory] Any colours
    [earth] Gold
    [air] Blue
    [fire] Red
    [water] Green
    [death] Black
   *[other] { $bucket }
}
ui-points-source = { $word ->
    [penalty] To lose
    [price] To spend
   *[other] { $word }
}
ui-points-of = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ui-points-doubled = { $rolled } rolled, doubled
ui-points-doubled-some = { $rolled } rolled, { $doubled } of them doubled
ui-points-most = at most { $most }
ui-points-why = { $doubled ->
    [ids] The terrain doubles points from IDs in its own colours in a magic action ({ $clause })
   *[other] The terrain doubles its own colours in a magic action ({ $clause })
}
ui-points-doubles = counts double
ui-points-damage = { $damage ->
    [0] The dragons do no damage
   *[other] The dragons do { $damage } damage
}
ui-points-slays = { $die }: { $needed } slay it
ui-points-charge = { $player } charges with { $hits ->
    [one] 1 hit
   *[other] { NUMBER($hits, useGrouping: 0) } hits
}: each save stops 1 hit
ui-points-goal = of { $goal }
ui-points-all = Put all on { $bucket }
ui-points-cell = { $source }: { $amount } of { $points } as { $bucket }
ui-choose-points = Points
ui-choose-points-tip = Show or hide the points

## Spells

ui-spells = Spells
ui-choose-spells = Spells
ui-choose-spells-tip = Show or hide the spells to see the table
ui-spell-left = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ui-spell-missing = { $points ->
    [one] 1 point short
   *[other] { $points } points short
}
ui-spell-no-target = no target
ui-spell-bury = bury { $points } health
ui-spell-card = { $spell }, { $colour }, costs { $cost }: { $state }
ui-spell-left-over = { $count ->
    [one] You can still cast { $spells }. Choose Done again to end the casting.
   *[other] You can still cast { $count } spells, such as { $spells }. Choose Done again to end the casting.
}
ui-spell-announced = Chosen
ui-spell-none-announced = No spells chosen yet
ui-spell-announcement = { $times ->
    [one] { $spell } · { $target }
   *[other] { $spell } ×{ $times } · { $target }
}
ui-spell-announcement-to = { $times ->
    [one] { $spell } · { $target } · { $to }
   *[other] { $spell } ×{ $times } · { $target } · { $to }
}
ui-spell-black = +{ $points } from burial
ui-spell-point-at = Point at a spell to see what it does.
ui-spell-no-points = No points in { $colours }
ui-spell-all = All spells
ui-spell-fewer = Fewer spells
