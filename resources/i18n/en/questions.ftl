# What is asked about special icons, magic, dragons and the eighth face, and the panels in which it is answered.

## Questions

question-flashfire = Flashfire at { $place }: roll one unit again?
question-bullseye = Bullseye at { $place }: which units must save themselves?
question-magic-colours = Magic, { $place }: give the points their colours
question-spell = Announce a spell
question-spell-target = { $spell }: at what?
question-spell-destination = { $spell }: to which terrain?
question-spell-bury = Bury dead units to raise { $need ->
    [one] one black point
   *[other] { $need } black points
} for { $spell }
question-spell-order = Which spell takes effect next?
question-resurrect = { $spell }: which dead units return?
question-bury-dead = { $spell }: which dead units are buried?
question-flood-oppose = { $seat } floods { $place }. Roll against it?
question-dragon-order = At which terrain do dragons attack next?
question-dragon-target = Which dragon does { $die } attack?
question-dragon-ids = What do your IDs count as against the dragons?
question-penalties = { $points ->
    [one] Which result do you lose?
   *[other] Which { $points } results do you lose?
}
question-dragon-strike = { $die }: strike it with what?
question-breath-stone = Dragon’s breath turns to stone: choose the units that are breathed on
question-breath-flame = Dragon’s flame: choose the units that burn
question-promote = Promote units of the army at { $place }
question-city = The city at { $place }: recruit or promote?
question-temple = The temple at { $place }: who must bury a dead unit?
question-temple-bury = The temple makes you bury one of your dead units

hint-flashfire = click the unit, or leave the roll as it lies
hint-bullseye = click units or press their number; each rolls alone, and dies without a save
hint-magic-colours = points can be split: plus and minus, or drag them to another colour
hint-spell = pick a card; what you announce takes effect when you are done
hint-spell-target = click { $target }; Escape goes back to the spells
hint-spell-destination = drag it there, or click the terrain; Escape goes back
hint-spell-bury = anybody’s dead will do: drag them to the buried, or click them
hint-spell-order = they are worked off one by one
hint-resurrect = drag them to the army, or click them; they do not roll in this action
hint-bury-dead = anybody’s: drag them to the buried, or click them
hint-flood-oppose = your army rolls maneuvers to keep the die where it is; else it goes to { $number }: { $means }
hint-dragon-order = click the terrain
hint-dragon-target = click the dragon
hint-dragon-ids = plus and minus, or drag points to another result
hint-penalties = choose what hurts least; no result can lose more than it has
hint-dragon-strike = melee or missiles count against one dragon, not both
hint-breath-stone = each rolls alone: without a save or an ID it dies
hint-breath-flame = they are killed and buried
hint-promote = drag a dead unit onto one that has one health less
hint-city = drag a dead unit into the army, or onto one that has one health less
hint-temple = click a player’s dead units
hint-temple-bury = drag it to the buried, or click it

progress-at-most = { $total } of at most { $most } health chosen
progress-promote = so far: { $pairs }
progress-faces = { $count } of { $needed } dice told
progress-number = { $count } of { $needed } chosen

## Options

option-magic = Use magic
option-where = { $option }, { $where }
option-flash = Roll { $die } again
option-flash-keep = Leave the roll
option-spell = { $spell } for { $cost }
option-spell-at-army = { $seat }, { $place }
option-spell-at-terrain = { $place }
option-spell-at-die = { $die }
option-spell-to = To { $place }
option-spell-next = { $spell }: { $target }
option-in-order = In this order
option-back = Back
option-flood-oppose = Roll against it
option-no-flood-oppose = Let it happen
option-promote = { $die } for { $onto }
option-promote-all = Promote { $count ->
    [one] one unit
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

ui-key-next = go to the next die or place that is lit

## Refusals

refusal-which-die = Put it down on one of these: { $names }

## Points

points = { $bucket ->
    [save] { $amount ->
        [one] one save
       *[other] { $amount } saves
    }
    [charge] { $amount } melee
    [melee] { $amount } melee
    [missile] { $amount ->
        [one] one missile
       *[other] { $amount } missiles
    }
    [maneuver] { $amount } maneuver
    [earth] { $amount } gold
    [air] { $amount } blue
    [fire] { $amount } red
    [water] { $amount } green
    [death] { $amount } black
   *[other] { $amount } { $bucket }
}
ui-points = Points to spread
ui-points-bucket = { $bucket ->
    [save] Saves
    [melee] Melee
    [missile] Missiles
    [maneuver] Maneuvers
    [charge] Melee
    [earth] Gold
    [air] Blue
    [fire] Red
    [water] Green
    [death] Black
   *[other] { $bucket }
}
ui-points-source = { $word ->
    [penalty] To lose
   *[other] { $word }
}
ui-points-of = { $points ->
    [one] one point
   *[other] { $points } points
}
ui-points-doubled = { $rolled } rolled, doubled
ui-points-doubled-some = { $rolled } rolled, { $doubled } of them doubled
ui-points-most = at most { $most }
ui-points-why = The terrain doubles its own colours in a magic action ({ $clause })
ui-points-doubles = counts double
ui-points-damage = { $damage ->
    [0] The dragons bring no damage
   *[other] The dragons bring { $damage } damage
}
ui-points-slays = { $die }: slain by { $needed }
ui-points-charge = { $player } charges with { $hits ->
    [one] one hit
   *[other] { NUMBER($hits, useGrouping: 0) } hits
}: each save stops one
ui-points-goal = of { $goal }
ui-points-all = Put all on { $bucket }
ui-points-cell = { $source }: { $amount } of { $points } as { $bucket }
ui-choose-points = Points
ui-choose-points-tip = Show or hide the points

## Spells

ui-spells = Spells
ui-choose-spells = Spells
ui-choose-spells-tip = Show or hide the spells, to look at the table
ui-spell-left = { $points ->
    [one] one point
   *[other] { $points } points
}
ui-spell-missing = { $points ->
    [one] one point short
   *[other] { $points } points short
}
ui-spell-no-target = nothing to cast it at
ui-spell-bury = bury { $points } health
ui-spell-card = { $spell }, { $colour }, costs { $cost }: { $state }
ui-spell-left-over = { $count ->
    [one] You can still cast { $spells }. Choose Done again to end the casting.
   *[other] You can still cast { $count } spells, such as { $spells }. Choose Done again to end the casting.
}
ui-spell-announced = Announced
ui-spell-none-announced = Nothing announced yet
ui-spell-announcement = { $times ->
    [one] { $spell } · { $target }
   *[other] { $spell } ×{ $times } · { $target }
}
ui-spell-announcement-to = { $times ->
    [one] { $spell } · { $target } · { $to }
   *[other] { $spell } ×{ $times } · { $target } · { $to }
}
ui-spell-black = +{ $points } by burial
ui-spell-point-at = Point at a spell to read what it does.
ui-spell-no-points = No points in { $colours }
ui-spell-all = All spells
ui-spell-fewer = Fewer spells
