"""Scripts for developers of this package; they are not part of it."""
