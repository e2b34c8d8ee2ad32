"""Wrong usage that only a command itself can see."""


class UsageError(Exception):
    """Carries its sentence and advice, already in the reader's language."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message, self.hint = message, hint
