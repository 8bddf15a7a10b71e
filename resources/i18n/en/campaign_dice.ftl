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
