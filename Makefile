# make demo: set up and show the main job.   make test: set up and check everything.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/ready

.PHONY: demo test lint types unit bench pictures messages review coverage-table clean

$(READY): pyproject.toml hatch_build.py $(wildcard locales/*/LC_MESSAGES/*.po locales/*/cards/*.toml)
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

demo: $(READY)
	$(BIN)/capertool score examples/paris.toml
	$(BIN)/capertool card artist --lang it --lang de
	mkdir -p demo
	$(BIN)/capertool sheet examples/paris.toml --output demo/paris.pdf --force
	$(BIN)/capertool sheet --blank caper --per-page 2 --lang en --lang it --output demo/pad.pdf --force
	$(BIN)/capertool reference --city paris --output demo/cards.pdf --force

test: lint types unit

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

# The rules must be covered to the last branch; the rest is covered by what users do.
unit: $(READY)
	$(BIN)/python -m pytest --cov --cov-report=
	$(BIN)/coverage report --include='capertool/games/*,capertool/effects/*' --fail-under=100 --show-missing --skip-covered

pictures: $(READY)
	$(BIN)/python -m tools.pictures

# Extract, update and compile the catalogues of all languages.
messages: $(READY)
	$(BIN)/python -m tools.messages

# Every card in every language, for reading aloud.
review: $(READY)
	$(BIN)/python -m tools.review
	$(BIN)/python -m tools.market_review

coverage-table: $(READY)
	$(BIN)/python -m tools.coverage_table
	$(BIN)/python -m tools.market_coverage

bench: $(READY)
	$(BIN)/python -m tests.benchmarks

clean:
	rm -rf $(VENV) dist build demo .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +
