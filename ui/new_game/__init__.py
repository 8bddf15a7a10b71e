"""The new game dialog: seats, forces, options."""
