"""Scripts for those who work on this package; they are not part of it."""
