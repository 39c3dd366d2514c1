"""Learning what a hospital of Dice Hospital is worth, from games of bots among themselves."""
