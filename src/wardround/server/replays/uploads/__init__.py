"""Reads uploaded packs and records in a separate process with limits."""
