"""Computer players. They see what their seat may see, and answer questions like anyone else."""
