"""Dynamite Nurse in words."""
