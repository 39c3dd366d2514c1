"""Dynamite Nurse in lines of text."""
