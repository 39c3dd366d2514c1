"""The command line: `wardround`, with one module a group of commands."""
