# The force builder in the window: its command, its button on the start screen, why a command waits.

ui-menu-builder = B&yg styrker
ui-build = Byg styrker
ui-why-building = Forlad først styrkebyggeren (Ctrl+B): dette er til bordet.
