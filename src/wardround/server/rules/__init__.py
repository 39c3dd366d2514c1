"""The games and their rules over HTTP: numbered rules, examples and card books."""
