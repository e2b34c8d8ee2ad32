"""Completion by Tab at a question, where the system's line editor is there."""

from collections.abc import Callable

_BREAKS = " ,:~"


def complete_with(offer: Callable[[str, str], list[str]]) -> None:
    """`offer` gets the line before the word and the word begun, and gives what it may become."""
    try:
        import readline
    except ImportError:  # a system without one: everything can still be typed
        return

    def complete(word: str, number: int) -> str | None:
        offered = offer(readline.get_line_buffer()[: readline.get_begidx()], word)
        return offered[number] if number < len(offered) else None

    readline.set_completer_delims(_BREAKS)
    readline.set_completer(complete)
    binding = "bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete"
    readline.parse_and_bind(binding)
