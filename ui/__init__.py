"""The window (PySide6): imports ddtable, never the other way round."""
