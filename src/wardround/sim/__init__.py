"""Many games at once: simulation and counting."""
