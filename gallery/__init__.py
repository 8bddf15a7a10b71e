"""Pictures of the window in every situation: `python -m gallery FOLDER`."""
