"""The daily ward over HTTP."""
