"""Bots and the coach in separate processes, so that they never block a table."""
