"""The routes, one module for each thing that people do."""
