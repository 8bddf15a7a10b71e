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
war-event-items_moved = { $seat } carries { $dice } from { $source } to { $target }
war-event-items_buried = { $seat } buries { $dice } at { $place }: no unit can carry it

war-question-logo-dragon = { $deed ->
    [slay] Which dragon does the champion slay?
    [tame] Which dragon does the champion tame?
    [control] Which dragon does the champion control?
   *[call] Which dragon of your pool does the champion call?
}
war-hint-logo-dragon = click the dragon, or pick below
war-option-logo-slay = Slay { $die }
war-option-logo-tame = Tame { $die }
war-option-logo-control = Control { $die }
war-option-logo-call = Call { $die }
war-question-silver-logo = Silver Medallion: what joins the army at { $place }?
war-hint-silver-logo = drag a buried item or one of the dragonkin to the army, or pick below
war-option-silver-item = { $die }, from the buried dice
war-option-silver-kin = { $die }, from the summoning pool
war-option-silver-none = Nothing
war-question-kin-breath = { $die } breathes: which units at { $place } die?
war-hint-kin-breath = up to { $points } health, as much as possible

reason-war-dragon = the strongest dragon
reason-war-silver = one more for our army
reason-war-breath = their best units
war-event-logo_used = { $deed ->
    [slay] { $die } of { $seat } slays { $dice }
    [tame] { $die } of { $seat } tames { $dice }, which does not roll
    [control] { $die } of { $seat } controls { $dice }
    [call] { $die } of { $seat } calls { $dice } to { $place }
   *[silver] { $die } of { $seat } brings { $dice } to { $place }
}
work-logo_used = { $deed ->
    [slay] { $dice } is slain
    [tame] { $dice } is tamed
    [control] { $dice } is controlled
    [call] { $dice } is called
   *[silver] { $dice } joins
}
