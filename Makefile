# make play    set up and open the table in your browser (ARGS="--host 0.0.0.0" lets others in)
# make line    play Dice Hospital in this terminal; GAME=dynamite-nurse for the other game,
#              ARGS="--lang fr" for more
# make serve   run the server: tables over the network (ARGS="--host 0.0.0.0")
# make test    format, lint, types and all tests, in the compiled and in the pure build, and in a browser
# make test-quick   all tests that need neither a browser nor a database: for work in progress
# make check   format, lint, types and layers only
# make fmt     put the code into its standard form
# make build   compile the fast build after a change
# make web     build the browser table
# make dist    build the files of a release in dist/: source distribution, pure and compiled wheel
# make lock    lock the newest versions of all Python packages, with hashes, in requirements/
# make types   make the types of the browser table from the server's OpenAPI document
# make bench   measure speed, beside catanatron
# make bench-start   measure how long a fresh clone takes to its first game
# make load    measure how many tables one core serves, beside boardgame.io (ARGS="--help")
# make fuzz    look for games, texts and properties that break something (FUZZ_SECONDS=60)
# make screenshots   take the pictures of the browser table in docs/screenshots anew
# make aria    write anew how every screen of the browser table reads aloud
# make playthroughs   write the golden texts of the tests anew
# make ladder  measure what is missing of how strong the bots are and write docs/ladder.md; it
#              takes long (ARGS="--list", ARGS="--only duel --games 40")
# make clean   forget the set-up

PYTHON ?= python3
# Compiled files of Python are kept: without them every start and every test would compile anew.
unexport PYTHONDONTWRITEBYTECODE
VENV := .venv
BIN := $(VENV)/bin

# The stamps below remember what was done, so that a second run has nothing to do. INSTALLED is
# wardround as plain Python, ready to play; BUILT, compiled, says which build it is.
INSTALLED := $(VENV)/installed
BUILT := $(VENV)/built
COMPILER := $(VENV)/compiler
TOOLS := $(VENV)/tools
PEERS := $(VENV)/peers
PACKAGES := web/node_modules/.package-lock.json
WEB := src/wardround/web/index.html

COMPILED := $(shell find $(addprefix src/wardround/,bots core dicehospital dynamitenurse) -name '*.py')
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) \
  $(wildcard src/wardround/words/locales/*/web/*.ftl)
NPM := $(BIN)/python -m tools.npm
QUIETLY := $(PYTHON) -m tools.progress
TALLY := build/tally.jsonl
PYTEST := $(BIN)/python -m pytest --tally=$(TALLY)
# Three for two cores: many tests wait for a server, a browser or a clock.
TESTS := -n $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1) --dist worksteal -m "not timed"
# What is compiled, and a game over the network; the other half of the code is the same in both
# builds, and tests with the mark `once` prove what follows for both from tests/test_builds.py.
PURE := $(addprefix tests/,contract core dicehospital dynamitenurse perft playthroughs regressions sim server/test_playing.py)
TIMED := $(shell grep -rl --include='test_*.py' 'mark.timed' tests | grep -v tests/test_timed.py)
# What needs a server, a database or a browser, or installs something.
SLOW := $(addprefix tests/,bench release server store web test_deploy.py cli/test_admin.py cli/test_doctor.py cli/test_home.py cli/test_serve.py)
FUZZ_SECONDS ?= 60
GAME ?= dice-hospital

.PHONY: play line serve web types test check fmt bench bench-start load fuzz screenshots aria playthroughs ladder build venv lint postgres chromium ready test-all test-quick test-web test-compiled test-pure test-alone clean

# Nobody waits for the compiler: what is not compiled yet runs as plain Python, and is compiled beside
# the game for the next start.
define start
@if $(MAKE) -sq $(BUILT); then exec $(BIN)/wardround $(1); fi; \
  $(BIN)/python -m tools.building --beside $(MAKE) -s $(BUILT); \
  WARDROUND_PURE=1 exec $(BIN)/wardround $(1)
endef

play: ready
	$(call start,$(ARGS))

line: $(INSTALLED)
	$(call start,play $(GAME) --line $(ARGS))

# Python's packages and the browser's come from different places, so they are fetched side by side.
ready:
	@$(MAKE) -sq $(INSTALLED) $(WEB) || { echo "Setting up wardround (takes a minute the first time)…"; \
	  $(MAKE) -s -j2 $(INSTALLED) $(WEB); }

web: $(WEB)

types: $(INSTALLED) $(PACKAGES)
	@$(BIN)/python -m tools.openapi
	@$(NPM) run --silent types

serve: ready
	$(call start,serve $(ARGS))

# What is fetched, compiled and looked at without running it takes turns, and the pure build, which
# need not be compiled, is tested meanwhile. The last line says how many tests passed, and how long
# all of it took.
test:
	@mkdir -p build; rm -f $(TALLY); date +%s > build/began
	@$(MAKE) -s test-all; status=$$?; $(PYTHON) -m tools.tally $(TALLY) build/began $$status

test-all:
	@$(MAKE) -s -j4 build test-web lint chromium test-pure
	@if grep -q compiled $(BUILT); then $(MAKE) -s -j1 test-compiled; else cat $(BUILT); $(MAKE) -s test-alone; fi

test-quick: $(TOOLS) $(BUILT)
	@$(BIN)/python -m pytest $(TESTS) $(addprefix --ignore=,$(SLOW))

check: lint
	@WARDROUND_PURE=1 $(BIN)/python -m pytest tests/test_architecture.py

fmt: $(TOOLS)
	@$(BIN)/ruff format
	@$(BIN)/ruff check --fix

bench: $(BUILT) $(PEERS)
	@$(BIN)/python bench/run.py

bench-start: $(BIN)/python
	@$(BIN)/python bench/start.py

load: $(BUILT)
	@$(BIN)/python -m bench.load $(ARGS)

fuzz: $(TOOLS) $(BUILT) postgres
	@$(BIN)/python -m tools.fuzz --seconds $(FUZZ_SECONDS)

screenshots: $(TOOLS) $(BUILT) $(WEB) chromium
	@$(BIN)/python -m tools.screenshots

aria: $(TOOLS) $(BUILT) $(WEB) chromium
	@$(BIN)/python -m tools.aria

playthroughs: $(TOOLS) $(BUILT)
	@$(BIN)/python -m tools.playthroughs

ladder: $(BUILT)
	@$(BIN)/python -m tools.ladder $(ARGS)

# Carries out deploy/Containerfile in clean roots of Debian's packages; needs root and debootstrap.
.PHONY: container-check
container-check: $(INSTALLED)
	@$(BIN)/python -m tools.container_check $(ARGS)

build: $(BUILT)

.PHONY: dist
dist: $(BUILT) $(WEB)
	@$(BIN)/python -m tools.dist

# Asks the package index for the newest versions that pyproject.toml allows.
.PHONY: lock
lock: $(TOOLS)
	@$(QUIETLY) "Locking Python packages" $(BIN)/python -m tools.lock

venv: $(BIN)/python

lint: $(TOOLS)
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/ruff check --quiet
	@$(QUIETLY) "Types" $(BIN)/mypy --no-error-summary

# The store and several nodes are tested on a real PostgreSQL, which is a program of the system.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null \
	  || { $(QUIETLY) "Package lists" apt-get -qq update && $(call apt,PostgreSQL for the tests) postgresql; } \
	  || { echo "The tests need PostgreSQL. Install it, then try again."; exit 1; }

# The browser table is tried in a real browser, which is a program of the system too.
chromium: postgres
	@command -v chromium-headless-shell > /dev/null || command -v chromium > /dev/null \
	  || { $(QUIETLY) "Package lists" apt-get -qq update && $(call apt,Chromium for the tests) \
	         $$(apt-cache show chromium-headless-shell > /dev/null 2>&1 && echo chromium-headless-shell || echo chromium); } \
	  || { echo "The tests need Chromium. Install it, then try again."; exit 1; }

test-web: $(WEB)
	@echo "Testing the browser table"
	@$(NPM) run --silent check
	@$(NPM) run --silent test

# Browser tests run by themselves, so that one browser serves them all. What measures time comes
# last and alone, and is all that may be tried again.
test-compiled: $(TOOLS) $(BUILT)
	@echo "Testing the compiled build"
	@$(PYTEST) --build compiled $(TESTS) --ignore=tests/web
	@echo "Testing in the browser"
	@$(PYTEST) --build compiled $(TESTS) tests/web
	@echo "Testing speed"
	@$(PYTEST) --build compiled -n 0 -m timed $(TIMED)
	@echo "Testing the pure release packages"
	@WARDROUND_PURE=1 $(PYTEST) --build pure -n 0 tests/release

test-pure: $(TOOLS) $(INSTALLED)
	@WARDROUND_PURE=1 $(QUIETLY) "Testing the pure build" \
	  $(PYTEST) --build pure -n 2 --dist worksteal --tb=short -m "not timed and not once" $(PURE)

# Where nothing can be compiled, all tests run in the one build that there is.
test-alone: $(TOOLS) $(INSTALLED)
	@echo "Testing the pure build"
	@export WARDROUND_PURE=1; $(PYTEST) --build pure $(TESTS) --ignore=tests/web \
	  && $(PYTEST) --build pure $(TESTS) tests/web && $(PYTEST) --build pure -n 0 -m timed $(TIMED)

clean:
	@rm -rf $(VENV) build web/node_modules src/wardround/web .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	@find src -name '*.so' -delete

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "wardround needs Python 3.11 or newer. Set PYTHON to one; now it’s $(PYTHON)."; exit 1; }
	@$(QUIETLY) "Python environment" $(PYTHON) -m venv $(VENV) \
	  || { rm -rf $(VENV); echo "$(PYTHON) -m venv failed. Is python3-venv installed?"; exit 1; }

# Everything from an index is locked in requirements/, and its hash is checked. The package itself is
# plain Python, which takes no compiler, and is used from where it stands.
$(INSTALLED): pyproject.toml requirements/build.txt requirements/runtime.txt | $(BIN)/python
	@$(call locked,Python packages,build runtime)
	@WARDROUND_PURE=1 $(call pip,wardround) --no-deps --no-build-isolation -e .
	@touch $@

# What is needed to compile, to test and to compare: each in its turn, as pip cannot change one
# environment twice at once.
$(COMPILER): requirements/compile.txt $(INSTALLED)
	@$(call locked,Python compiler,compile)
	@touch $@

$(TOOLS): requirements/dev.txt $(COMPILER)
	@$(call locked,Development tools,dev)
	@touch $@

$(PEERS): requirements/bench.txt $(COMPILER)
	@$(call locked,Engines for comparison,bench)
	@touch $@

$(PACKAGES): web/package.json web/package-lock.json | $(BIN)/python
	@$(QUIETLY) "Node" $(NPM) --ready
	@$(QUIETLY) "Browser table packages" $(NPM) ci --no-audit --no-fund --no-update-notifier --loglevel=error
	@touch $@

$(WEB): $(PACKAGES) $(WEB_SOURCES)
	@$(QUIETLY) "Browser table" $(NPM) run --silent build -- --logLevel warn
	@touch $@

$(BUILT): setup.py tools/compiling.py $(COMPILED) $(INSTALLED) | $(COMPILER)
	@$(BIN)/python -m tools.building $@

apt = DEBIAN_FRONTEND=noninteractive $(QUIETLY) "$(1)" apt-get -qq install -y --no-install-recommends
pip = $(QUIETLY) "$(1)" $(BIN)/python -m pip --disable-pip-version-check install --progress-bar off
locked = $(call pip,$(1)) --require-hashes $(patsubst %,-r requirements/%.txt,$(2))
