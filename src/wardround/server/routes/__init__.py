"""The routes, one module per topic."""
