"""Dynamite Nurse bots."""
