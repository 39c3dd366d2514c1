"""Bots and the coach: the questions they are asked, and what becomes of their answers."""
