"""What tests of several packages share: made-up editions, programs found on this machine."""
