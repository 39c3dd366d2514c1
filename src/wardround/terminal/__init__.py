"""Play in a terminal, in plain lines that screen readers and braille displays can follow."""
