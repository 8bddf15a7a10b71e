"""The force builder: the catalogue of dice on the left, the edited force on the right."""
