"""Attack a real server in every way we know, and say what held."""
