"""Group reviews over HTTP."""
