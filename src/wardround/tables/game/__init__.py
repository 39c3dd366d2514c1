"""One game being played: seats, dice and cards, undo, and what each seat can see."""
