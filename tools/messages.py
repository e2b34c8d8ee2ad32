"""Extracts all messages, updates the catalogues and compiles them. Run by `make messages`."""

from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from capertool.languages import CODES, SOURCE
from hatch_build import compile_all

ROOT = Path(__file__).parent.parent
LANGUAGES = tuple(code for code in CODES if code != SOURCE)
DOMAIN = "capertool"
# say("…"), N_("…"), say.term("context", "…"), say.plural("one", "many", n)
KEYWORDS = {"say": None, "N_": None, "term": ((1, "c"), 2), "plural": (1, 2)}
BEGINNING = datetime(2026, 11, 18, tzinfo=UTC)  # a fixed date: catalogues change only with their messages
TEMPLATE_COMMENT = "#_ "


def catalogue_file(code: str) -> Path:
    return ROOT / "locales" / code / "LC_MESSAGES" / f"{DOMAIN}.po"


def extract() -> Catalog:
    """Every message in the program and in the templates."""
    catalogue = Catalog(project=DOMAIN, charset="utf-8")
    found = extract_from_dir(str(ROOT / "capertool"), keywords=KEYWORDS)
    for file, _, message, _, context in sorted(found, key=lambda row: (row[0], row[1])):
        catalogue.add(message, locations=[(f"capertool/{file}", 0)], context=context)
    for template in sorted((ROOT / "templates").rglob("*.toml")):
        for line in template.read_text(encoding="utf-8").splitlines():
            if line.startswith(TEMPLATE_COMMENT):
                place = template.relative_to(ROOT).as_posix()
                catalogue.add(line.removeprefix(TEMPLATE_COMMENT), locations=[(place, 0)])
    return catalogue


def read_catalogue(code: str) -> Catalog:
    file = catalogue_file(code)
    if not file.exists():
        return Catalog(locale=code, project=DOMAIN, charset="utf-8")
    with file.open("rb") as source:
        return read_po(source, locale=code, domain=DOMAIN)


def updated_catalogue(code: str) -> Catalog:
    """The catalogue of a language with exactly the messages the program has now."""
    template, old = extract(), read_catalogue(code)
    new = Catalog(
        locale=code,
        project=DOMAIN,
        version="1",
        charset="utf-8",
        fuzzy=False,
        header_comment=f"# {DOMAIN}: {code}",
        msgid_bugs_address="-",
        last_translator="capertool",
        language_team=code,
        creation_date=BEGINNING,
        revision_date=BEGINNING,
    )
    for message in template:
        if message.id:
            known = old.get(message.id, message.context)
            same = known is not None and type(known.id) is type(message.id)  # it may have gained a plural
            text = known.string if known is not None and same else None
            new.add(message.id, text, locations=message.locations, context=message.context)
    return new


def write_catalogue(code: str, catalogue: Catalog) -> None:
    file = catalogue_file(code)
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("wb") as target:
        write_po(target, catalogue, width=100, omit_header=False, include_lineno=False, sort_by_file=False)


def main() -> None:
    for code in LANGUAGES:
        catalogue = updated_catalogue(code)
        write_catalogue(code, catalogue)
        missing = sum(1 for message in catalogue if message.id and not any(message.string or ()))
        print(f"{code}: {len(catalogue)} messages, {missing} to translate")
    compile_all(ROOT)


if __name__ == "__main__":
    main()
