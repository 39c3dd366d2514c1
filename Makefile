# make play    set up and open the table in your browser (ARGS="--host 0.0.0.0" for others)
# make line    play Dice Hospital in this terminal; GAME=dynamite-nurse for the other game,
#              ARGS="--lang fr" for more
# make serve   run the server: tables over the network (ARGS="--host 0.0.0.0")
# make test    format, lint, types and all tests, in the compiled and in the pure build, and in a browser
# make test-quick   all tests that need neither a browser nor a database: for work in progress
# make check   format, lint, types and layers only
# make fmt     format the code, in web/ too
# make build   compile the fast build after a change
# make web     build the browser table
# make dist    build the files of a release in dist/: source distribution, pure and compiled wheel
# make lock    lock the newest versions of all Python packages, with hashes, in requirements/
# make types   write the browser table's types from the server's OpenAPI document
# make bench   measure speed, next to catanatron
# make bench-start   measure how long a fresh clone takes to its first game
# make load    measure how many tables one core serves, next to boardgame.io (ARGS="--help")
# make bench-memory   measure what a table takes in a server (ARGS="--help")
# make fuzz    look for games, texts and properties that break something (FUZZ_SECONDS=60)
# make hostile attack a server in every way we know, and print what held (ARGS="--only seats")
# make jepsen  kill nodes and PostgreSQL under players, then check every log (SECONDS=600, SEED=…)
# make screenshots   retake the pictures of the browser table in docs/screenshots
# make aria    rewrite what screen readers read on each screen of the browser table
# make playthroughs   rewrite the golden texts of the tests
# make ladder  measure how strong the bots are, where results are missing, and write docs/ladder.md;
#              it takes long (ARGS="--list", ARGS="--only duel --games 40")
# make clean   remove the setup

# The Python to use: the one that is given, or the quickest of the version of python3.
GIVEN := $(PYTHON)
PYTHON ?= python3
# Keep compiled Python files: without them every start and every test would compile again.
unexport PYTHONDONTWRITEBYTECODE
VENV := .venv
BIN := $(VENV)/bin

# Stamps of finished steps, so that a second run has nothing to do. INSTALLED is wardround as plain
# Python, ready to play; BUILT is the compiled one, and contains which build it is.
INSTALLED := $(VENV)/installed
BUILT := $(VENV)/built
COMPILER := $(VENV)/compiler
TOOLS := $(VENV)/tools
PEERS := $(VENV)/peers
PACKAGES := web/node_modules/.builders
CHECKERS := web/node_modules/.checkers
WEB := src/wardround/web/index.html

COMPILED := $(shell find $(addprefix src/wardround/,bots core dicehospital dynamitenurse \
  narration tables/game tables/pictures words) -name '*.py')
WEB_SOURCES := $(shell find web \( -name node_modules -o -name .svelte-check \) -prune -o -type f -print) \
  $(wildcard src/wardround/words/locales/*/web/*.ftl)
NPM := $(BIN)/python -m tools.npm
# Tells of each file that it fetches, which tools.progress counts.
NPM_QUIETLY := --no-audit --no-fund --no-update-notifier --loglevel=http
BUILD_ONLY := --omit=dev
QUIETLY := $(PYTHON) -m tools.progress
TALLY := build/tally.jsonl
# Tests write thousands of files that nobody keeps, databases among them: into memory, where a few
# gigabytes are free and programs may run from there.
SCRATCH = $(shell $(PYTHON) -m tools.scratch)
PYTEST = $(if $(SCRATCH),env TMPDIR=$(SCRATCH) )$(BIN)/python -m pytest --tally=$(TALLY)
# Which build was made; asked when a test begins.
KIND = $(shell grep -q compiled $(BUILT) && echo compiled || echo pure)
CORES := $(shell getconf _NPROCESSORS_ONLN)
# One more than there are cores, since many tests wait for a server, a browser or a clock. Each has servers
# and a browser of its own, so still more would take longer.
TESTS := --processes $(shell expr $(CORES) + 1) -m "not timed"
# Tests of compiled packages and modules, a game over the network, and the packages that are not compiled.
# The other code is the same in both builds. What bots of each level answer and how strong they are, and what
# tests with the mark `once` check of games, follows for both from tests/test_builds.py.
PURE := $(addprefix tests/,contract core dicehospital dynamitenurse narration perft playthroughs regressions sim \
  tables/game tables/pictures words server/play/test_playing.py) \
  $(filter-out %/test_every_level.py %/test_levels.py %/test_training.py,$(shell find tests/bots -name 'test_*.py'))
TIMED := $(shell grep -rl --include='test_*.py' 'mark.timed' tests | grep -v tests/test_timed.py)
# Tests that need a server, a database or a browser, or install something.
SLOW := $(addprefix tests/,bench release server store web test_deploy.py test_routing.py cli/test_admin.py cli/test_doctor.py cli/test_home.py cli/test_serve.py)
FUZZ_SECONDS ?= 60
SECONDS ?= 60
GAME ?= dice-hospital

.PHONY: play line serve web types test check fmt bench bench-start bench-memory load fuzz hostile jepsen screenshots aria playthroughs ladder build venv lint lint-web postgres chromium engines ready test-all test-quick test-web test-python test-pure test-browser test-timed clean

# Don't wait for the compiler: run as plain Python, and compile in the background for the next start.
define start
@if $(MAKE) -sq $(BUILT); then exec $(BIN)/wardround $(1); fi; \
  $(BIN)/python -m tools.building --beside $(MAKE) -s $(BUILT); \
  WARDROUND_PURE=1 exec $(BIN)/wardround $(1)
endef

play: ready
	$(call start,$(ARGS))

line: $(INSTALLED)
	$(call start,play $(GAME) --line $(ARGS))

# Python's and the browser's packages come from different places, so fetch them in parallel.
ready:
	@$(MAKE) -sq $(INSTALLED) $(WEB) || { echo "Setting up wardround (takes a minute the first time)…"; \
	  $(MAKE) -s -j2 $(INSTALLED) $(WEB); }

web: $(WEB)

types: $(INSTALLED)
	@$(BIN)/python -m tools.browser_types

serve: ready
	$(call start,serve $(ARGS))

# Several things at a time: while one waits for the network or finds its tests, the others compute. First
# the compiler and the types; then the browser table and both builds. The last line shows how many
# tests passed, and how long it took.
test:
	@mkdir -p build; rm -f $(TALLY); date +%s > build/began
	@$(MAKE) -s test-all; status=$$?; $(PYTHON) -m tools.tally $(TALLY) build/began $$status

test-all:
	@$(MAKE) -s -j3 BUILD_ONLY= build lint engines $(WEB) $(CHECKERS)
	@$(MAKE) -s -j3 BUILD_ONLY= test-web test-python test-pure
	@$(MAKE) -s test-browser test-timed

test-quick: $(TOOLS) $(BUILT)
	@$(BIN)/python -m pytest --processes $(CORES) -m "not timed" $(addprefix --ignore=,$(SLOW))

check: lint lint-web
	@WARDROUND_PURE=1 $(BIN)/python -m pytest tests/test_architecture.py

fmt: $(TOOLS) $(CHECKERS)
	@$(BIN)/ruff format
	@$(BIN)/ruff check --fix
	@$(NPM) --quickly run --silent lint -- --fix
	@$(NPM) --quickly run --silent format

bench: $(BUILT) $(PEERS)
	@$(BIN)/python bench/run.py

bench-start: $(BIN)/python
	@$(BIN)/python bench/start.py

bench-memory: $(TOOLS) $(BUILT)
	@$(if $(SCRATCH),env TMPDIR=$(SCRATCH) )$(BIN)/python -m bench.memory $(ARGS)

load: $(TOOLS) $(BUILT)
	@$(BIN)/python -m bench.load $(ARGS)

fuzz: $(TOOLS) $(BUILT) postgres
	@$(BIN)/python -m tools.fuzz --seconds $(FUZZ_SECONDS)

hostile: $(TOOLS) $(BUILT) $(WEB)
	@$(BIN)/python -m tools.hostile $(ARGS)

jepsen: $(TOOLS) $(BUILT) postgres
	@$(BIN)/python -m tools.jepsen --seconds $(SECONDS) $(if $(SEED),--seed "$(SEED)")

screenshots: $(TOOLS) $(BUILT) $(WEB) chromium
	@$(BIN)/python -m tools.screenshots

aria: $(TOOLS) $(BUILT) $(WEB) chromium
	@$(BIN)/python -m tools.aria

playthroughs: $(TOOLS) $(BUILT)
	@$(BIN)/python -m tools.playthroughs

ladder: $(BUILT)
	@$(BIN)/python -m tools.ladder $(ARGS)

# Runs deploy/Containerfile in clean roots of Debian packages; needs root and debootstrap.
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

# Both remember in node_modules/.cache which files are fine.
lint-web: $(CHECKERS)
	@$(QUIETLY) "Format of the browser table" $(NPM) --quickly run --silent format:check
	@$(QUIETLY) "Lint of the browser table" $(NPM) --quickly run --silent lint

# Tests of the store and of several nodes use a real PostgreSQL from the system.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null \
	  || { $(QUIETLY) "Package lists" apt-get -qq update && $(call apt,PostgreSQL for the tests) postgresql; } \
	  || { echo "The tests need PostgreSQL. Install it, then try again."; exit 1; }

# Tests of the browser table use a real browser from the system.
chromium: postgres
	@command -v chromium-headless-shell > /dev/null || command -v chromium > /dev/null \
	  || { $(QUIETLY) "Package lists" apt-get -qq update && $(call apt,Chromium for the tests) \
	         $$(apt-cache show chromium-headless-shell > /dev/null 2>&1 && echo chromium-headless-shell || echo chromium); } \
	  || { echo "The tests need Chromium. Install it, then try again."; exit 1; }

# Tests in tests/web/engines use Firefox and WebKit from the system, too, and tests of proxies nginx.
engines: chromium
	@{ { command -v firefox-esr || command -v firefox; } && command -v WebKitWebDriver && command -v Xvfb \
	     && PATH="$$PATH:/usr/sbin" command -v nginx; } > /dev/null \
	  || { $(QUIETLY) "Package lists" apt-get -qq update && $(call apt,Firefox$(comma) WebKit and nginx for the tests) \
	         $$(apt-cache show firefox-esr > /dev/null 2>&1 && echo firefox-esr || echo firefox) webkit2gtk-driver xvfb nginx-light; } \
	  || { echo "The tests need Firefox, WebKitWebDriver, Xvfb and nginx. Install them, then try again."; exit 1; }

test-web: lint-web $(WEB)
	@$(QUIETLY) "Types of the browser table" $(NPM) --quickly run --silent check
	@$(QUIETLY) "Tests of the browser table" $(NPM) --quickly run --silent test

test-pure: $(TOOLS) $(INSTALLED) $(WEB)
	@WARDROUND_PURE=1 $(QUIETLY) "Testing the pure build" \
	  $(PYTEST) --build pure --processes 2 --tb=short -m "not timed and not once" $(PURE)

# Without a compiler, these run in the pure build too.
test-python: $(TOOLS) $(BUILT) $(WEB)
	@cat $(BUILT)
	@$(PYTEST) --build $(KIND) $(TESTS) --ignore=tests/web

# Browser tests run separately, so that they share one browser. Tests that measure time come last and
# alone; only those are retried.
test-browser: $(TOOLS) $(BUILT) $(WEB)
	@echo "Testing in the browser"
	@$(PYTEST) --build $(KIND) $(TESTS) tests/web

test-timed: $(TOOLS) $(BUILT)
	@echo "Testing speed"
	@$(PYTEST) --build $(KIND) -m timed $(TIMED)

clean:
	@rm -rf $(VENV) build web/node_modules web/.svelte-check src/wardround/web .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	@find src -name '*.so' -delete

$(BIN)/python:
	@test -w . || { echo "wardround sets itself up in its folder, but you can’t write to $(CURDIR). Copy it to a folder of yours."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "wardround needs Python 3.11 or newer. Set PYTHON to one; now it’s $(PYTHON)."; exit 1; }
	@$(QUIETLY) "Python environment" $(PYTHON) -m tools.packages --create $(VENV) $(GIVEN) \
	  || { rm -rf $(VENV); echo "Setting up $(VENV) failed. Is python3-venv installed?"; exit 1; }

# Everything from an index is locked in requirements/, with hashes. The package itself is plain
# Python, which needs no compiler, and is installed in place.
$(INSTALLED): pyproject.toml requirements/build.txt requirements/runtime.txt | $(BIN)/python
	@$(call packages,Python packages,build runtime)
	@WARDROUND_PURE=1 $(call packages,wardround,--here)
	@touch $@

# Packages to compile, to test and to compare: one after the other, since one environment
# can't be changed twice at the same time.
$(COMPILER): requirements/compile.txt $(INSTALLED)
	@$(call packages,Python compiler,compile)
	@touch $@

$(TOOLS): requirements/dev.txt $(COMPILER)
	@$(call packages,Development tools,dev)
	@touch $@

$(PEERS): requirements/bench.txt $(COMPILER)
	@$(call packages,Engines for comparison,bench)
	@touch $@

$(PACKAGES): web/package.json web/package-lock.json | $(BIN)/python
	@$(QUIETLY) "Node" $(NPM) --ready
	@$(QUIETLY) "Browser table packages" $(NPM) ci $(BUILD_ONLY) $(NPM_QUIETLY)
	@touch $@

# What only checks and tests the browser table is two thirds of its packages, so players don't fetch it.
# It is added to what is there, which a build in parallel may be using; locked versions hold here too.
$(CHECKERS): $(PACKAGES)
	@test -d web/node_modules/vitest \
	  || $(QUIETLY) "Packages that check the browser table" $(NPM) install --no-save $(NPM_QUIETLY)
	@$(QUIETLY) "Node for the checks" $(NPM) --quickly --ready
	@touch $@

$(WEB): $(PACKAGES) $(WEB_SOURCES)
	@$(QUIETLY) "Browser table" $(NPM) run --silent build -- --logLevel warn
	@touch $@

$(BUILT): setup.py tools/bundling.py tools/compiling.py tools/generating.py $(COMPILED) $(INSTALLED) | $(COMPILER)
	@$(BIN)/python -m tools.building $@

comma := ,
# Servers that are installed are not started: tests run their own.
apt = DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 $(QUIETLY) "$(1)" apt-get -qq install -y --no-install-recommends
packages = $(QUIETLY) "$(1)" $(BIN)/python -m tools.packages $(2)
