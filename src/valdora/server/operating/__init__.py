"""What an operator meets: starting and stopping, backups, and the check-up."""
