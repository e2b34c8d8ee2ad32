"""The icon notation: what a card's icons say, as one string an effect. See docs/notation.md."""
