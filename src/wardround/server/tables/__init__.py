"""Tables over HTTP: create, join, leave and list them, within quotas."""
