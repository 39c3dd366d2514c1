# make play    set up and open the table in your browser (ARGS="--host 0.0.0.0" lets others in)
# make line    play Dice Hospital in this terminal; GAME=dynamite-nurse for the other game,
#              ARGS="--lang fr" for more
# make web     build the browser table, with a Node of its own
# make types   make the types of the browser table from the server's OpenAPI document
# make screenshots   take the pictures of the browser table in docs/screenshots anew
# make serve   run the server: tables over the network (ARGS="--host 0.0.0.0")
# make test    format, lint, types and all tests, in the compiled and in the pure build, and in a browser
# make check   format, lint, types and layers only
# make fmt     put the code into its standard form
# make bench   measure speed, beside catanatron
# make load    measure how many tables one core serves, beside boardgame.io (ARGS="--help")
# make fuzz    look for games and texts that break something, for a minute (FUZZ_SECONDS=60)
# make aria    write anew how every screen of the browser table reads aloud
# make playthroughs   write the golden texts of the tests anew
# make ladder  measure what is missing of how strong the bots are and write docs/ladder.md; it
#              takes long (ARGS="--list", ARGS="--only duel --games 40")

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq

# The stamps below remember what was done, so that a second run has nothing to do; the first of
# them says which build it is.
BUILT := $(VENV)/built
TOOLS := $(VENV)/tools
PEERS := $(VENV)/peers
NODE := $(VENV)/node
PACKAGES := web/node_modules/.package-lock.json
WEB := src/wardround/web/index.html

COMPILED := $(shell find $(addprefix src/wardround/,bots core dicehospital dynamitenurse) -name '*.py')
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) \
  $(wildcard src/wardround/words/locales/*/web/*.ftl)
NPM := $(BIN)/python -m tools.npm
TESTS := -n 2 --dist worksteal
# What plays over the network or kills databases, and what puts games into words, takes long and has
# nothing compiled in it: where both builds are tested, it runs in one of them, but for whole games.
ONCE := tests/bench tests/cli tests/store tests/terminal tests/web tests/words \
  tests/server/safety tests/server/telling tests/server/watching \
  $(filter-out tests/server/test_playing.py,$(wildcard tests/server/test_*.py))
FUZZ_SECONDS ?= 60
GAME ?= dice-hospital

.PHONY: play line serve web types test check fmt bench load fuzz screenshots aria playthroughs ladder build venv lint postgres chromium test-web test-compiled test-pure clean
.NOTPARALLEL:

play: $(BUILT) $(WEB)
	@$(BIN)/wardround $(ARGS)

line: $(BUILT)
	@$(BIN)/wardround play $(GAME) --line $(ARGS)

web: $(WEB)

types: $(BUILT) $(PACKAGES)
	@$(BIN)/python -m tools.openapi
	@$(NPM) run --silent types

serve: $(BUILT) $(WEB)
	@$(BIN)/wardround serve $(ARGS)

# The compiler keeps one core busy for minutes; what needs nothing compiled is looked at meanwhile.
test: $(TOOLS) $(NODE) postgres chromium
	@$(MAKE) -s build & $(MAKE) -s lint test-web; checked=$$?; wait $$! && exit $$checked
	@if grep -q compiled $(BUILT); then $(MAKE) -s test-compiled && $(MAKE) -s test-pure ONCE="$(ONCE)"; \
	  else cat $(BUILT); $(MAKE) -s test-pure ONCE=; fi

check: lint
	@WARDROUND_PURE=1 $(BIN)/python -m pytest tests/test_architecture.py

fmt: $(TOOLS)
	@$(BIN)/ruff format
	@$(BIN)/ruff check --fix

bench: $(BUILT) $(PEERS)
	@$(BIN)/python bench/run.py

load: $(BUILT)
	@$(BIN)/python -m bench.load $(ARGS)

fuzz: $(TOOLS) $(BUILT)
	@$(BIN)/python -m tools.fuzz --seconds $(FUZZ_SECONDS)

screenshots: $(TOOLS) $(BUILT) $(WEB) chromium
	@$(BIN)/python -m tools.screenshots

aria: $(TOOLS) $(BUILT) $(WEB) chromium
	@$(BIN)/python -m tools.aria

playthroughs: $(TOOLS) $(BUILT)
	@$(BIN)/python -m tools.playthroughs

ladder: $(BUILT)
	@$(BIN)/python -m tools.ladder $(ARGS)

build: $(BUILT)

venv: $(BIN)/python

lint: $(TOOLS)
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/ruff check --quiet
	@$(BIN)/mypy --no-error-summary

# The store and several nodes are tested on a real PostgreSQL, which is a program of the system.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null \
	  || { echo "Installing PostgreSQL for the tests"; \
	       apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y \
	         --no-install-recommends postgresql > /dev/null; } \
	  || { echo "The tests need PostgreSQL, and it could not be installed; please do that."; exit 1; }

# The browser table is tried in a real browser, which is a program of the system too.
chromium:
	@command -v chromium > /dev/null \
	  || { echo "Installing Chromium for the tests"; \
	       apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y \
	         --no-install-recommends chromium > /dev/null; } \
	  || { echo "The tests need Chromium, and it could not be installed; please do that."; exit 1; }

test-web: $(WEB)
	@echo "Testing the browser table"
	@$(NPM) run --silent check
	@$(NPM) run --silent test

# Browsers, servers and clocks are real, so a crowded machine can make one of them late. What fails is
# tried once more, alone and before your eyes: a fault fails again. A run that did not come to its end
# (pytest then says something else than 1) has not tried everything, so nothing is tried again.
ALONE = [ $$? -eq 1 ] && echo "Trying what failed once more, alone" && \
  $(BIN)/python -m pytest -n 0 --last-failed --last-failed-no-failures none

test-compiled: $(TOOLS) $(BUILT)
	@echo "Testing the compiled build"
	@$(BIN)/python -m pytest --build compiled $(TESTS) || { $(ALONE) --build compiled; }

test-pure: $(TOOLS) $(BUILT)
	@echo "Testing the pure build"
	@export WARDROUND_PURE=1; \
	  $(BIN)/python -m pytest --build pure $(TESTS) $(addprefix --ignore=,$(ONCE)) || { $(ALONE) --build pure; }

clean:
	@rm -rf $(VENV) build web/node_modules src/wardround/web .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	@find src -name '*.so' -delete

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "wardround needs Python 3.11 or newer as $(PYTHON); set PYTHON to one."; exit 1; }
	@$(PYTHON) -m venv $(VENV) > /dev/null 2>&1 \
	  || { rm -rf $(VENV); echo "$(PYTHON) -m venv fails; is python3-venv installed?"; exit 1; }

# The tools alone, read from pyproject.toml, so that getting them does not build anything.
$(TOOLS): pyproject.toml | $(BIN)/python
	@echo "Getting the tools for development"
	@$(call install-extra,dev)
	@touch $@

$(PEERS): pyproject.toml | $(BIN)/python
	@$(call install-extra,bench)
	@touch $@

$(NODE): pyproject.toml | $(BIN)/python
	@$(call install-extra,web) || command -v npm > /dev/null \
	  || { echo "There is no Node for this system on PyPI; please install Node with npm."; exit 1; }
	@touch $@

$(PACKAGES): web/package.json web/package-lock.json | $(NODE)
	@echo "Getting the packages of the browser table"
	@$(NPM) ci --no-audit --no-fund --no-update-notifier --loglevel=error > /dev/null
	@touch $@

$(WEB): $(PACKAGES) $(WEB_SOURCES) | $(NODE)
	@echo "Building the browser table"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# With the tools at hand nothing has to be fetched to build again.
$(BUILT): pyproject.toml setup.py $(COMPILED) | $(BIN)/python
	@echo "Setting up wardround; this takes a minute or two"
	@$(PIP) install $(if $(wildcard $(TOOLS)),--no-build-isolation) -e .
	@cat build/kind.txt
	@cp build/kind.txt $@

# What the package itself needs comes along, so that types can be checked before it is built.
extra = import tomllib; p = tomllib.load(open("pyproject.toml", "rb"))["project"]; print(*p["dependencies"], *p["optional-dependencies"]["$(1)"], sep="\n")
install-extra = $(BIN)/python -c '$(extra)' > $@.txt && $(PIP) install -r $@.txt
