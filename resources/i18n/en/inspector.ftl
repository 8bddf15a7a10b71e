# The inspector: a die, its faces, and the meaning of each face.

inspector-pin = Pin
inspector-unpin = Unpin
inspector-pin-tip = Keep showing this die. Press again to unpin it.
inspector-pin-nothing = Point at a die first.
ui-key-pin = pin or unpin the die in the inspector
inspector-follows = Under the pointer
inspector-pinned = Pinned
inspector-up = face up
inspector-faces = { $count } faces: { $faces }
inspector-face-up = Face up: { $face }
inspector-times = ×{ $count }
inspector-or = { $first } or { $second }
inspector-clause = { $clause }: { $text }

## What it is

inspector-dragon = Dragon, { $colours } · { $health } health, { $saves } automatic saves
inspector-dragon-waits = Waits in the dead area until a spell summons it
inspector-slays = { $need } damage slays it{ $bare ->
    [same] { "" }
   *[other] , { $bare } if it shows its belly
}
inspector-terrain-doubles = { $doubled ->
    [ids] Magic of IDs in { $colours } counts twice for an army that casts here.
   *[other] Magic in { $colours } counts twice for an army that casts here.
}
inspector-distance = At distance { $number }
inspector-held = { $player } holds it
inspector-power = { $here ->
    [yes] Here on { $terrain }
   *[no] On { $terrain }
} its maneuvers count { $effect ->
    [maneuver_as_save] as saves too
   *[other] twice
}.
inspector-magic = { $doubled ->
    [none] Its magic is { $colours }.
    [all] Its magic is { $colours }, and counts twice in a magic action here.
   *[other] Its magic is { $colours }; { $doubled } counts twice in a magic action here.
}
inspector-magic-of-ids = { $doubled ->
    [none] Its magic is { $colours }.
    [all] Its magic is { $colours }; points of its ID count twice in a magic action here.
   *[other] Its magic is { $colours }; points of its ID in { $doubled } count twice in a magic action here.
}
inspector-no-magic = Its magic has no colour here and is lost.

## The rolls

inspector-roll = { $kind ->
    [horde] In the horde roll
    [maneuver] In the maneuver roll
    [missile] In the missile roll
    [melee] In the melee roll
    [save] In the save roll
    [save_melee] In the save roll against melee
    [charge] In the charge
    [charge_defence] Defending against a charge
    [magic] In the magic roll
    [dragon_defence] Against the dragons
    [single] Rolling alone to survive
    [dragon] Attacking an army
    [dragon_fight] Fighting another dragon
   *[terrain] Faces
}
inspector-kind = { $kind ->
    [melee] Melee roll
    [missile] Missile roll
    [magic] Magic roll
    [maneuver] Maneuver roll
    [save_melee] Save roll
    [charge] Charge
   *[other] { $kind }
}
inspector-mean-short = avg.
inspector-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
inspector-counts = Counts on { $counting } of { $sides } faces
inspector-counts-mean = Counts on { $counting } of { $sides } faces, { $means } on average
inspector-average = { $means } on average
inspector-lives-on = Survives on { $counting } of { $sides } faces

## What a face means

inspector-nothing = no effect here
inspector-sum = { $lines } = { $result }
inspector-result = { $result ->
    [smite] { $total } damage that cannot be saved
    [thrown_back] { $total } reflected to the attacker
    [damage] { $total } damage
    [maneuver] { $number ->
        [one] { $total } maneuver
       *[other] { $total } maneuvers
    }
    [magic] { $number ->
        [one] { $total } point of magic
       *[other] { $total } points of magic
    }
    [missile] { $number ->
        [one] { $total } missile hit
       *[other] { $total } missile hits
    }
    [save] { $number ->
        [one] { $total } save
       *[other] { $total } saves
    }
   *[hits] { $number ->
        [one] { $total } hit
       *[other] { $total } hits
    }
}
inspector-choice = { $points } { $results }, as the owner chooses
inspector-hook = { $hook ->
    [cast] { $points } points of magic to cast immediately
   *[pick_off] choose { $points } health, which roll alone to survive
}
inspector-special = { $face } in { $kinds }: { $means }
inspector-again = rolls again and adds
inspector-may-not = paralysed: rolls only saves
inspector-word = { $word ->
    [lives] survives
    [belly] no automatic saves in this fight
    [breath] its target has no automatic saves afterwards
    [breath-ivory] no effect on an army
    [breath-white] the effects of both colours of the terrain
    [breath-earth] 5 units roll alone or turn to stone
    [breath-air] the army is paralysed and rolls only saves
    [breath-fire] 5 health die and are buried
    [breath-water] frost: all rolls are halved
    [breath-death] units that showed an ID die
    [treasure] 1 unit of the army is promoted
    [wing] flies away after the fight
   *[other] { $word }
}
inspector-dies = dies

## Changes to the army's total

inspector-army = Changes to the army’s total
inspector-change = { $kind ->
    [add] { $cause }: +{ $amount } { $result }
    [subtract] { $cause }: −{ $amount } { $result }
    [half] { $why ->
        [frost] Halved by frost, rounded down
       *[other] Halved by the minor terrain, rounded down
    }
   *[double] { $result } doubled by the eighth face
}
inspector-change-result = { $result ->
    [any] on any result
    [melee] melee
    [charge] melee
    [missile] missiles
    [magic] magic
    [maneuver] maneuvers
   *[save] saves
}

## Terrains

inspector-distances = { $first ->
    [same] { $last }
   *[other] { $first } – { $last }
}
inspector-eight = { $number } · { $eighth }
inspector-action = { $action ->
    [magic] Magic: the army casts
    [missile] { $home ->
        [yes] Missiles: at armies here and at the frontier
       *[no] Missiles: at armies here and at any home
    }
    [melee] Melee: a skirmish or a charge here
   *[other] { $action }
}
inspector-eighth = { $face ->
    [city] Captured: each turn of yours, recruit a dead unit of 1 health or promote a unit
    [temple] Captured: opponents’ black magic has no effect; each turn of yours, another player buries a dead unit
    [tower] Captured: missiles reach armies at every terrain
    [standing_stones] Captured: all magic may take this terrain’s colours
   *[other] Captured
}
inspector-captured = Any action; maneuvers and saves double. Other armies here can only use melee.
inspector-dragon-member = It rolls with the army of its player and stays at its terrain.
inspector-member-icon = { $icon }: { $means }
