"""Teaching the evaluation that the searching bots play by; `scripts/train.py` runs it.

`lessons` plays games of the evaluation against itself and notes what came of each position,
`fitting` fits the weights to the notes.

Imports NumPy and `compiled`, and so Numba: nothing else imports it.
"""
