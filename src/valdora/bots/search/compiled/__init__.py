"""The search itself, compiled: positions are the kernel's records, turns are its codes.

`turns` goes through the whole turns of a position, `features` turns a position into numbers,
`network` judges them, `plan` follows the best turns through own turns to come, `rollout` plays on
with all players, `think` has the doors into all of this, and `selfplay` those for training.
"""
