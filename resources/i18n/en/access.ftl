# What a screen reader says: announcements of what happens, and of dice more than the eye needs to be told.

## Announcements

ui-heard-present = Back to the game as it is now
ui-heard-undo = { $count ->
    [one] One answer is taken back
   *[other] { $count } answers are taken back
}
ui-heard-redo = { $count ->
    [one] One answer is made again
   *[other] { $count } answers are made again
}
ui-heard-earlier = { $count ->
    [one] One thing more before that is in the log.
   *[other] { $count } things more before that are in the log.
}
ui-heard-lifted = In hand: { $dice }; may go to: { $places }
ui-heard-put-back = Put back
ui-heard-distance = distance { $number }
ui-heard-chosen = Chosen: { $dice }
ui-heard-unchosen = No longer chosen: { $dice }
ui-heard-untold = { $die }: to be told again
ui-heard-next = Next: { $die }
ui-heard-ready = Ready to be confirmed

## Dice and areas

ui-dragon-at-rest = { $name }, dragon
ui-die-alike = { $count } alike, one upon the other
ui-die-key = key { $key }
where-terrain-die = the terrain die of { $place }
