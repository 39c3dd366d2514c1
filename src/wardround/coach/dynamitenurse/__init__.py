"""The coach of Dynamite Nurse."""
