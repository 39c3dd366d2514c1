"""Playing in a terminal, in plain lines that also speech and braille can follow."""
