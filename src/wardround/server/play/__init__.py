"""Play over HTTP: actions, live updates, takebacks and the coach's hints."""
