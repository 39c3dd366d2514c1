"""The table on the network: people and bots play together over HTTP."""
