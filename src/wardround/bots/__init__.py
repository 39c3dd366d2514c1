"""The bots. A bot sees what its seat can see, and never the real position."""
