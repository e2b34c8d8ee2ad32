"""Caper: Europe (2022): a marker pulled along a track, loot grabbed, cards burnt, four cities."""
