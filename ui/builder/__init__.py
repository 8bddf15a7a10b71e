"""The force builder: the catalogue of dice on one side, a force in the making on the other."""
