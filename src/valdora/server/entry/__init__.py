"""Who is let in: connections, hosts and origins, and how much each may ask for.

Of the server imports `ground` only.
"""
