"""The main window: start screen, menus, settings, saved games."""
