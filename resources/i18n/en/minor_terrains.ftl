# Minor terrains in the Conquest of Esfah.

war-question-minor-march = { $die } at { $place }: what does your army do?
war-hint-minor-march = only a new roll leaves you the maneuver
war-question-minor-bring = March from { $place }: bring a minor terrain?
war-hint-minor-bring = instead of a maneuver: drag it to the army, or pick below
war-question-minor-face = { $die } at { $place } shows its ID: which face do you turn it to?
war-hint-minor-face = your army may take this action, or that of the terrain

war-option-minor-keep = Keep its face, no maneuver
war-option-minor-again = Roll it again, then maneuver
war-option-minor-away = Send it away, no maneuver
war-option-minor-bring = Bring { $die }, no maneuver
war-option-minor-none = No minor terrain
war-option-minor-melee = Melee
war-option-minor-missile = Missile
war-option-minor-magic = Magic

war-event-minor_came = { $seat } brings { $dice } to { $place }
war-event-minor_rolled = { $cause ->
    [turned] { $seat } turns { $die } at { $place } to { $face }
    [against] Washout: { $die } of { $seat } at { $place } shows { $face }
    [washout] { $die } of { $seat } stays at { $place }, rolled again: { $face }
   *[other] { $die } of { $seat } at { $place } shows { $face }
}
work-minor_rolled = { $die }: { $face }
war-event-minor_left = { $reason ->
    [washout] { $dice } of { $seat } is washed out at { $place }
    [disaster] { $dice } of { $seat } leaves { $place } after its disaster
    [away] { $seat } sends { $dice } away from { $place }
    [captured] { $seat } has captured { $place }, and { $dice } leaves
   *[alone] { $dice } of { $seat } has no army at { $place } any more, and leaves
}
war-event-minors_back = { $dice } of { $seat } may be used again

reason-war-minor-action = our army rolls most for this action
reason-war-minor-bring = our army can do nothing with the number of the terrain
reason-war-minor-keep = { $why ->
    [fights] it allows a better attack than the terrain
   *[turns] turning the terrain is not worth more
}
reason-war-minor-again = after another roll the army may also maneuver
reason-war-minor-none = a maneuver, or the action of the terrain, is worth more

house-option-minors = Minor terrains
house-option-minors-on = Minor terrains are in play
ui-option-minors-off = none
ui-option-minors-on = one more than terrains at the start
ui-option-minors-tip = Decides if each player has minor terrains, drawn by chance; Washout is for them.
