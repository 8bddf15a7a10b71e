# Dragons, dragonkin and items in the armies of the Conquest of Esfah.

war-question-dragon-wing = Does { $die } fly away from { $place }?
war-hint-dragon-wing = drag it to your summoning pool, or pick below
war-option-dragon-flies = Return { $die } to the summoning pool
war-option-dragon-stays = { $die } stays
war-question-drop-item = Which item does the army at { $place } bury?
war-hint-drop-item = no unit can carry it; click the die, or pick below
war-option-drop-item = { $die }

war-event-held_left = { $reason ->
    [killed] { $seat } loses { $dice } at { $place }, to the summoning pool
    [flew] { $dice } flies from { $place } to the pool of { $seat }
    [alone] { $dice } of { $seat } has no army at { $place } any more, and returns to the pool
   *[slain] { $dice } of { $seat } is slain at { $place }, and returns to the pool
}
work-held_left = { $reason ->
    [killed] { $dice } to the pool
    [flew] { $dice } flies away
    [alone] { $dice } without an army
   *[slain] { $dice } is slain
}
war-question-carry-items = Which items go along to { $place }?
war-hint-carry-items = drag an item to the units that left, or pick below
war-option-carry-item = { $die } goes along to { $place }
war-event-items_moved = { $seat } carries { $dice } from { $source } to { $target }
war-event-items_buried = { $seat } buries { $dice } at { $place }: no unit can carry it

war-question-logo-dragon = { $deed ->
    [slay] Which dragon does the champion slay?
    [tame] Which dragon does the champion tame?
    [control] Which dragon does the champion control?
    [summon] Which dragon of your pool does the artifact summon?
   *[call] Which dragon of your pool does the champion call?
}
war-hint-logo-dragon = click the dragon, or pick below
war-option-logo-slay = Slay { $die }
war-option-logo-tame = Tame { $die }
war-option-logo-control = Control { $die }
war-option-logo-call = Call { $die }
war-option-logo-summon = Summon { $die }
war-question-silver-logo = Silver Medallion: what joins the army at { $place }?
war-hint-silver-logo = drag a buried item or one of the dragonkin to the army, or pick below
war-option-silver-item = { $die }, from the buried dice
war-option-silver-kin = { $die }, from the summoning pool
war-option-silver-none = Nothing
war-question-kin-breath = { $die } breathes: which units at { $place } die?
war-hint-kin-breath = up to { $points } health, as much as possible

reason-war-dragon = the strongest dragon
reason-war-dragon-stays = it adds hits and saves as long as it is in our army
reason-war-silver = one more for our army
reason-war-breath = their best units
war-event-logo_used = { $deed ->
    [slay] { $die } of { $seat } slays { $dice }
    [tame] { $die } of { $seat } tames { $dice }, which does not roll
    [control] { $die } of { $seat } controls { $dice }
    [call] { $die } of { $seat } calls { $dice } to { $place }
    [summon] { $die } of { $seat } summons { $dice } to { $place }
   *[silver] { $die } of { $seat } brings { $dice } to { $place }
}
work-logo_used = { $deed ->
    [slay] { $dice } is slain
    [tame] { $dice } is tamed
    [control] { $dice } is controlled
    [call] { $dice } is called
    [summon] { $dice } is summoned
   *[silver] { $dice } joins
}

# Icons of items

war-question-wayfare = Wayfare: does { $die } leave { $place } with a unit?
war-hint-wayfare = drag it there, or pick below; it then gives no maneuvers
war-question-wayfare-unit = Wayfare: which unit goes with { $die } to { $place }?
war-hint-wayfare-unit = a unit that can carry it; its own result still counts
war-option-wayfare-unit = { $die }
war-option-wayfare-stay = Stay, for its maneuvers
war-question-attune = { $die }: which unit’s magic gets the colour of the item’s?
war-hint-attune = the points of the item may have any colour
war-option-attune-unit = { $die }
war-option-attune-none = No unit
war-question-attune-colour = Attune { $die }: which colour?
war-hint-attune-colour = for all its points and those of the item
war-option-attune-colour = { $colour }
war-question-relic-again = { $die }: which units roll again?
war-hint-relic-again = up to { $points } health of the element; the rest recruits or promotes
war-question-relic = { $die }: recruit or promote units of the element
war-hint-relic = { $points ->
    [one] 1 point
   *[other] { $points } points
} left; drag dead units to the army or onto units
war-event-item_used = { $icon ->
    [elevate] { $die } elevates { $dice } of { $seat }: { $points } more
    [attune] { $die } attunes { $dice } of { $seat } to { $colour }
   *[elemental_relic] The Elemental Relic of { $seat }: { $dice } { $count ->
        [one] rolls
       *[other] roll
    } again
}
work-item_used = { $icon ->
    [elevate] Elevate: { $points } more
    [attune] Attune: { $colour }
   *[elemental_relic] Again: { $dice }
}
reason-war-items = we leave items and their results as they are
