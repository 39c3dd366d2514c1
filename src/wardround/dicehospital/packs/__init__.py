"""The content packs of Dice Hospital, as TOML files."""
