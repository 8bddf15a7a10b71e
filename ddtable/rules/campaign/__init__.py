"""The Conquest of Esfah: a war for many terrains, a variant of the classic game by rows of its own (K0 to K8)."""
