"""What every room of the server may use: settings, logs, figures, fair shares, and where people
come from. Imports nothing of the server.
"""
