"""The command line: `wardround`, with one module per group of commands."""
