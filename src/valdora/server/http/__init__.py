"""Everything asked by HTTP: the application, REST, and the pages.

What a request does is in `valdora.table.api`; here it is read strictly, limited and answered.
"""
