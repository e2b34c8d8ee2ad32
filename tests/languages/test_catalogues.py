"""The catalogues: complete, with matching placeholders, and nothing English left in another language."""

import re
from typing import Any

import pytest

from tools.messages import LANGUAGES, extract, read_catalogue

PLACEHOLDER = re.compile(r"\{[a-z_]*\}")
# The same word in both languages, or something that is typed or printed as it is.
SAME_WORD = {
    "it": {"Snitch", "round {round}", "Round {round}: {plans}.", "Pack"},  # the Italian rulebook says round
    "de": {"Snitch", "Name", "Gold", "{n} gold", "Text", "Paris", "London", "orange", "optional", "Barcelona", "Pack"},
    "fr": {
        *("Snitch", "Paris", "Rome", "Points", "Total", "Options", "Arguments", "orange", "antique"),
        *("Date", "Pages", "Score", "lot", "Pack", "points", "Lots"),
    },
}


def forms(message: Any) -> tuple[str, ...]:
    return message if isinstance(message, tuple) else (message,)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_is_translated_and_none_is_left_over(code: str) -> None:
    wanted = {(forms(message.id), message.context) for message in extract() if message.id}
    there = {(forms(message.id), message.context) for message in read_catalogue(code) if message.id}
    assert there == wanted, "run make messages"
    for message in read_catalogue(code):
        if message.id:
            assert all(forms(message.string)), message.id
            assert not message.fuzzy, message.id


@pytest.mark.parametrize("code", LANGUAGES)
def test_placeholders_match(code: str) -> None:
    for message in read_catalogue(code):
        for original, translated in zip(forms(message.id), forms(message.string), strict=False):
            assert sorted(PLACEHOLDER.findall(original)) == sorted(PLACEHOLDER.findall(translated)), original


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_translation_is_not_the_english(code: str) -> None:
    same = {
        original
        for message in read_catalogue(code)
        for original, translated in zip(forms(message.id), forms(message.string), strict=False)
        if original and original == translated
    }
    expected = {word for word in same if word in SAME_WORD[code] or not re.search(r"[a-z]{3}", _without(word))}
    assert same == expected


def _without(message: str) -> str:
    """The message without placeholders and words that are typed or printed as they are."""
    return re.sub(r"\{[a-z_]*\}|[Cc]apers?\b|Jumbo|GateOnGames|--[a-z]+", "", message)


def test_french_puts_no_break_spaces_before_its_signs() -> None:
    for message in read_catalogue("fr"):
        for text in forms(message.string) if message.id else ():
            assert not re.search(r"\w [:;?!»](\s|$)|« ", text), text
            assert "’" not in text, text
