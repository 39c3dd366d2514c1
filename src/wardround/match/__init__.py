"""One game being played: seats, luck, undo, and what each seat may see."""
