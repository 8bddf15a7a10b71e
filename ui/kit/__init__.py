"""The toolkit: theme, fonts, buttons, rows and painting. It knows no game."""
