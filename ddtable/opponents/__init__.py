"""Computer players. They see only what their seat may see, and answer the same questions as a person."""
