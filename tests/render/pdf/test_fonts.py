"""The typeface has what the four languages need; names it lacks fall back or give way, never to boxes."""

import unicodedata

import pytest

from capertool.languages import CODES, language, read_names
from capertool.languages.digest import read_topic, topics_of
from capertool.problems import ProblemsError
from capertool.render.pdf import fonts
from capertool.render.pdf.fonts import can_print, faces, needs_shaping, printable, system_face, with_names
from capertool.templates import shipped
from tools.messages import LANGUAGES, read_catalogue

FACES = faces(shipped("pad")["fonts"])
_NOT_PRINTED = "↑↓~"  # signs of the terminal's screens


def missing(text: str) -> set[str]:
    return {letter for letter in text if not all(face.covers(letter) for face in FACES) and letter not in _NOT_PRINTED}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_can_be_set_in_every_cut(code: str) -> None:
    for message in read_catalogue(code):
        text = message.string if isinstance(message.string, str) else "".join(message.string or ())
        assert not missing(text.replace("\n", "")), text


@pytest.mark.parametrize("code", CODES)
def test_every_card_name_and_rule_can_be_set_in_every_cut(code: str) -> None:
    names = read_names(code, "caper")
    assert not missing("".join([*names["printed"].values(), *names["translated"].values()]))
    for topic in topics_of("caper"):
        assert not missing("".join(block.text for block in read_topic(language(code), "caper", topic).blocks)), topic


@pytest.mark.parametrize(
    "name",
    ["Zoë", "Łukasz", "Čedomír", "Ősz", "Þórður", "Ayşe", "Ñandú", "Søren", "Ιωάννα", "Дмитрий", "O’Neill", "Nguyễn"],
)
def test_common_names_of_europe_need_no_other_font(name: str) -> None:
    assert can_print(FACES, name)


@pytest.mark.parametrize("name", ["דוד", "محمد", "अमित", "สมชาย", "👩‍👩‍👧", "Anna 🎲", "n\u0303\u0301\u0302x"])
def test_names_that_need_shaping_are_not_set_letter_by_letter(name: str) -> None:
    assert needs_shaping(printable(name))
    assert not can_print(with_names(FACES, [name]), name)


def test_letters_and_their_accents_are_put_together() -> None:
    assert printable("Zoe\u0308") == "Zoë"
    assert can_print(FACES, "Zoe\u0308")


def test_control_and_hidden_signs_do_not_reach_the_paper() -> None:
    shown = printable("An\x07na\n\u202e\u200b <b>[red]\ttop")
    assert shown == "An na <b>[red] top"
    assert all(unicodedata.category(letter)[0] != "C" for letter in shown)
    assert not can_print(FACES, "\u202e\x00 ")


def test_letters_the_typeface_lacks_come_from_a_system_font(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a font of the package in the place of a system's; the italic lacks Greek, which the upright has."""
    upright, slanted = fonts.font_file("SourceSansPro-Regular"), fonts.font_file("SourceSansPro-It")
    monkeypatch.setattr(fonts, "_system_fonts", lambda: [__file__, upright])
    system_face.cache_clear()
    poor = faces({"regular": slanted, "strong": slanted, "quiet": slanted})
    assert not can_print(poor, "Ιωάννα")
    rich = with_names(poor, ["Anna Ιωάννα"])
    assert can_print(rich, "Anna Ιωάννα")
    pieces = rich.strong.runs("Anna Ιωάννα!")
    assert [text for _, text in pieces] == ["Anna ", "Ιωάννα", "!"]
    assert pieces[0][0] is not pieces[1][0]
    assert rich.strong.width("Anna Ιωάννα!", 10) == pytest.approx(sum(face.width(text, 10) for face, text in pieces))
    system_face.cache_clear()


def test_a_script_no_font_here_has_is_not_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "_system_fonts", list)
    system_face.cache_clear()
    assert not can_print(with_names(FACES, ["王芳"]), "王芳")
    system_face.cache_clear()


def test_figures_are_all_as_wide_so_that_numbers_align() -> None:
    for face in FACES:
        assert len({face.width(digit, 1) for digit in "0123456789"}) == 1


def test_a_font_that_is_none_is_named() -> None:
    with pytest.raises(ProblemsError) as raised:
        faces({"regular": __file__, "strong": "x", "quiet": "y"})
    assert (raised.value.problems[0].code, raised.value.problems[0].place) == ("font-unusable", "fonts.regular")
