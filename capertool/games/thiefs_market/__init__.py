"""Thief's Market: the rules, without languages, files or chance."""
