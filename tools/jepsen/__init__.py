"""Kill nodes and their database under players, then look for what was lost, doubled or moved."""
