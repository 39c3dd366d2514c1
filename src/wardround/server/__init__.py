"""The server: people and bots play together over HTTP."""
