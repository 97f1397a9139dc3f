"""What an operator meets: settings, starting and stopping, logs, backups, and the check-up."""
