"""What operators need: checks, telemetry, health, retention and shutdown."""
