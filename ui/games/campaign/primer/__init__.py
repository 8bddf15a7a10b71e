"""The primer of the Conquest of Esfah: its pictures, with examples that the rules work out."""
