"""Caper (2018): Paris, Rome, London. Its parts are imported one by one, as far as a question needs them."""
