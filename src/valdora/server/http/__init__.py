"""Everything asked by HTTP: endpoints and what each does, who asks, how much, and the pages."""
