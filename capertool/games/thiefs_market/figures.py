"""What a box of Thief's Market may print otherwise: nothing that the game would have to ask for."""

from ..figures import Figure

FIGURES: dict[str, Figure] = {}
