# Announcements of the screen reader, and descriptions of dice for it.

## Announcements

ui-heard-present = Back at the current position
ui-heard-undo = { $count ->
    [one] 1 choice undone
   *[other] { $count } choices undone
}
ui-heard-redo = { $count ->
    [one] 1 choice redone
   *[other] { $count } choices redone
}
ui-heard-earlier = { $count ->
    [one] The log has 1 more entry before that.
   *[other] The log has { $count } more entries before that.
}
ui-heard-lifted = Picked up: { $dice }; can go to: { $places }
ui-heard-put-back = Put back
ui-heard-distance = distance { $number }
ui-heard-chosen = Chosen: { $dice }
ui-heard-unchosen = Deselected: { $dice }
ui-heard-untold = { $die }: enter it again
ui-heard-next = Next: { $die }
ui-heard-ready = Ready to confirm

## Dice and areas

ui-dragon-at-rest = { $name }, dragon
ui-die-alike = { $count } equal: { $die }
ui-die-key = key { $key }
where-terrain-die = the terrain die of { $place }
