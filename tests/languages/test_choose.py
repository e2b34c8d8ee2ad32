"""Which language is spoken: --lang, CAPERTOOL_LANG, the preference, the system's locale, English."""

import pytest

from capertool.languages.choose import known_language, negotiate, split_arguments


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LANG": "it_CH.UTF-8"}, "it"),
        ({"LANG": "de_AT"}, "de"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX", "LANGUAGE": "it"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({}, "en"),
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "it_IT.UTF-8"}, "de"),
        ({"LC_MESSAGES": "fr_BE@euro", "LANG": "it_IT"}, "fr"),
        ({"LANG": "pt_BR.UTF-8", "LANGUAGE": "pt:it:en"}, "it"),
        ({"CAPERTOOL_LANG": "fr", "LANG": "it_IT"}, "fr"),
        ({"CAPERTOOL_LANG": "xx", "LANG": "it_IT"}, "it"),
    ],
)
def test_the_surroundings_decide(environment: dict[str, str], expected: str) -> None:
    assert negotiate([], environment) == expected


def test_the_order_of_the_ways() -> None:
    system = {"LANG": "it_IT.UTF-8"}
    assert negotiate(["de"], {**system, "CAPERTOOL_LANG": "fr"}, lambda: "en") == "de"
    assert negotiate([], {**system, "CAPERTOOL_LANG": "fr"}, lambda: "en") == "fr"
    assert negotiate([], system, lambda: "de") == "de"
    assert negotiate([], system, lambda: "") == "it"


@pytest.mark.parametrize(
    ("tag", "code"), [("it-CH", "it"), ("DE", "de"), ("fr_FR.UTF-8@euro", "fr"), ("", ""), ("eng", "")]
)
def test_tags_are_read_as_people_write_them(tag: str, code: str) -> None:
    assert known_language(tag) == code


def test_lang_is_found_wherever_it_stands_and_taken_out() -> None:
    assert split_arguments(["card", "--lang", "it", "x", "--lang=de"]) == (["it", "de"], ["card", "x"])
    assert split_arguments(["card", "--", "--lang", "it"]) == ([], ["card", "--", "--lang", "it"])
    assert split_arguments(["card", "--lang"]) == ([""], ["card"])
