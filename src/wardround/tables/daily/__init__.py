"""The daily ward, and the calendar it follows."""
