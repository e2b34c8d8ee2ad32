"""Sneaks & Snitches (2009)."""
