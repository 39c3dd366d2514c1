"""Reading what strangers send: packs and records, in a process of its own with limits."""
