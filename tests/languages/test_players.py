"""What players are called: nobody is taken for somebody else."""

from capertool.languages import language
from capertool.languages.players import called, seat_in_words, told_apart

ENGLISH, ITALIAN = language("en"), language("it")


def test_equal_names_are_told_apart_and_others_left_alone() -> None:
    names = {"white": "Anna", "green": "Anna", "snitch": "Ben"}
    assert told_apart(ENGLISH, names) == {"white": "Anna (White)", "green": "Anna (Green)", "snitch": "Ben"}
    assert told_apart(ITALIAN, names)["white"] == "Anna (Bianco)"


def test_a_key_that_players_chose_is_no_seat_to_speak_of() -> None:
    assert seat_in_words(ITALIAN, ["anna", "ben"], "ben") == "Giocatore 2"
    assert seat_in_words(ITALIAN, ["south", "north"], "north") == "Nord"


def test_names_that_are_equal_only_when_cut_are_told_apart() -> None:
    players = {"a": {"name": "x" * 40 + "1"}, "b": {"name": "x" * 40 + "2"}, "c": {}}
    assert called(ENGLISH, players, "b").endswith("… (Player 2)")
    assert called(ENGLISH, players, "c") == "c"


def test_who_is_called_like_a_seat_is_not_taken_for_it() -> None:
    assert called(ENGLISH, {"white": {"name": "Green"}, "green": {}}, "white") == "Green (White)"
    assert called(ENGLISH, {"white": {"name": "Green"}}, "green") == "Green (Green)"
