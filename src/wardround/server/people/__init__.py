"""People: identity, passkeys, preferences and reminders."""
