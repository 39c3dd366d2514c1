"""What the server tells of itself: log lines and numbers, without any secret of its players."""
