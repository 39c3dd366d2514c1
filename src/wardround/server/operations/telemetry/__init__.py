"""Logs and metrics, without any secret of the players."""
