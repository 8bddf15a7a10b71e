"""Help: the primer, the rulings, the list of commands, About."""
