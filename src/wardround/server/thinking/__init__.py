"""Bots and hints in processes of their own, so that no thinking ever holds up a table."""
