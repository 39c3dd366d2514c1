"""Replays over HTTP: past steps, what if, and records that are uploaded."""
