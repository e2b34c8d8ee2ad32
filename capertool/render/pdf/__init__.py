"""Paper: score pads, filled score sheets and reference cards as PDF. Only `page.py` and `fonts.py` know reportlab."""
