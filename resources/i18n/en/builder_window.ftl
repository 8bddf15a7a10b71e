# The force builder in the window: its command, its button on the start screen, why a command is disabled.

ui-menu-builder = Bu&ild forces
ui-build = Build forces
ui-why-building = Only available at the table: leave the force builder first (Ctrl+B).

## Its commands and keys

ui-commands-builder = Force builder
ui-why-not-building = Only available in the force builder: open it first (Ctrl+B).
ui-menu-build-save = Save force
ui-menu-build-open = Open force
ui-menu-build-new = New force
ui-menu-build-duplicate = Duplicate force
ui-menu-build-import = Import force
ui-menu-build-export = Export force
ui-menu-build-suggest = Suggest dice
ui-menu-build-fill = Fill force at random
ui-menu-build-notes = Force notes and tags
ui-menu-build-clear = Remove all dice from force
ui-menu-build-play = Play with force
ui-menu-build-collections = Collections
ui-menu-build-workshop = Dice workshop
ui-key-build-search = search dice
ui-key-build-letters = type to search, anywhere in the catalogue
ui-key-build-armies = add or move the selected dice to this army
ui-key-build-one = move one of the selected dice to this army
ui-key-build-put = add the selected dice to the area you used last; in the search field, go to the results
ui-key-build-count = add or remove one of the selected dice
ui-key-build-take = remove the selected dice
ui-key-build-undo = undo the last change
ui-key-build-redo = redo it
ui-key-build-redo-too = redo, as on other systems
ui-key-build-chart = move between totals in the chart
ui-key-build-owned = collections: set the number you own
ui-key-build-box = collections: add a box
ui-key-build-rename = collections: rename
ui-key-build-new-collection = collections: new collection
ui-key-build-new-die = dice workshop: new die
ui-key-cap-build-one = Shift + 1 – 3
ui-key-cap-build-put = Return
ui-key-cap-build-chart = Left  Right
ui-key-cap-build-letters = A – Z
ui-key-cap-build-armies = 1  2  3
ui-key-cap-build-count = +  -
ui-key-cap-build-owned = 0 – 9
