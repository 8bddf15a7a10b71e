"""The window around the table: start screen, ribbon, question bar, roll tray, log, settings."""
