# The force builder in the window: its command, its button on the start screen, why a command waits.

ui-menu-builder = Bu&ild forces
ui-build = Build forces
ui-why-building = Leave the force builder first (Ctrl+B): this is for the table.

## Its commands and keys

ui-commands-builder = Force builder
ui-why-not-building = Show the force builder first (Ctrl+B): this is for the force in it.
ui-menu-build-save = Save the force in the library
ui-menu-build-open = Open a force of the library
ui-menu-build-new = New force
ui-menu-build-duplicate = Duplicate the force
ui-menu-build-import = Import the file of a force
ui-menu-build-export = Export the force into a file
ui-menu-build-suggest = Suggest dice
ui-menu-build-fill = Fill the force at random
ui-menu-build-notes = Notes and tags of the force
ui-menu-build-clear = Take all dice out of the force
ui-menu-build-play = Play with the force
ui-menu-build-collections = Collections
ui-menu-build-workshop = Dice workshop
ui-key-build-search = search dice
ui-key-build-letters = begin to search, from anywhere in the catalogue
ui-key-build-armies = put or move the chosen dice into this army
ui-key-build-one = move one of the chosen dice into this army
ui-key-build-put = put the chosen dice where the keyboard was last; from the search, go to what was found
ui-key-build-count = one more or one less of the chosen dice
ui-key-build-take = take the chosen dice out
ui-key-build-undo = take back the last change
ui-key-build-redo = do it again
ui-key-build-redo-too = do it again, as on other systems
ui-key-build-chart = go from total to total in the chart
ui-key-build-owned = collections: so many of the chosen dice
ui-key-build-box = collections: add a box
ui-key-build-rename = collections: rename
ui-key-build-new-collection = collections: a new one
ui-key-build-new-die = dice workshop: a new die
ui-key-cap-build-one = Shift + 1 – 3
ui-key-cap-build-put = Return
ui-key-cap-build-chart = Left  Right
ui-key-cap-build-letters = A – Z
ui-key-cap-build-armies = 1  2  3
ui-key-cap-build-count = +  -
ui-key-cap-build-owned = 0 – 9
