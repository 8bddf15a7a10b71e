# The force builder in the window: its command, its button on the start screen, why a command waits.

ui-menu-builder = Bu&ild forces
ui-build = Build forces
ui-why-building = Leave the force builder first (Ctrl+B): this is for the table.
