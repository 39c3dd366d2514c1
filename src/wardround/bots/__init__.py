"""Computer players. A bot sees what its seat may see, and never the real position."""
