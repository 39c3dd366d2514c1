"""Computer players of Dynamite Nurse."""
