"""The content packs of Dynamite Nurse, as TOML files."""
