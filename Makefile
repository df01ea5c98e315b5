# Every target does its own set-up from a fresh clone; a second run finds it done.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
SET_UP := pyproject.toml requirements.lock hatch_build.py
UV     := $(shell command -v uv 2>/dev/null)

# An editable install is plain: QUATTROCENTO_PURE saves the download of a compiler for it.
PIP     = QUATTROCENTO_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check
UV_PIP  = QUATTROCENTO_PURE=1 $(UV) pip install --quiet --python $(BIN)/python
install = $(if $(UV),$(UV_PIP) $(1) ||) $(PIP) $(1)

# PYTHONPATH comes before the editable install's own path, so the compiled copy wins.
COMPILED = PYTHONPATH="$(CURDIR)/build/compiled"
# A quick build is enough for tests.
MODULES = QUATTROCENTO_OPT_LEVEL=1 $(BIN)/python tools/compile.py build/modules
MINUTES ?= 10
WORKERS ?= auto

help:  ## list the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /make \1\t/' | expand -t 18

play: $(VENV)/.server  ## play in the browser; in the terminal: quattrocento play condottiere
	@$(BIN)/python tools/web.py || echo 'the web app is as it was built last'
	@$(BIN)/quattrocento serve --next-port --open

serve: $(VENV)/.server  ## serve tables for browsers and programs on this machine
	@$(BIN)/quattrocento serve --next-port

test: lint alone test-plain test-compiled test-browser  ## every gate

# What keeps only one core busy runs beside the compiler, whose work test-compiled then finds done.
alone: $(VENV)/.dev
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target modules types test-web contract

lint: $(VENV)/.dev
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .

types: $(VENV)/.dev
	$(BIN)/mypy

test-plain: $(VENV)/.dev plain
	$(BIN)/pytest -n $(WORKERS)

modules: $(VENV)/.dev
	-@$(MODULES)

test-compiled: $(VENV)/.dev
	@$(MODULES); case $$? in \
	  0) $(MAKE) --no-print-directory run-compiled ;; \
	  3) echo '*** THE COMPILED BUILD WAS NOT TESTED: there is no working C compiler here ***' ;; \
	  *) echo 'the rules do not compile with mypyc' >&2; exit 1 ;; \
	esac

run-compiled: export QUATTROCENTO_BUILD := compiled
run-compiled: compiled-tree
	@$(COMPILED) $(BIN)/python -c 'import quattrocento.core.state as s; print("testing", s.__file__)'
	$(COMPILED) $(BIN)/pytest -n $(WORKERS) tests/packaging tests/core tests/contract tests/games \
	  tests/records

compiled-tree:
	@rm -rf build/compiled && cp -R src build/compiled && cp -R build/modules/. build/compiled/

web: $(VENV)/.dev  ## build the web app into the package, where something has changed
	@$(BIN)/python tools/web.py

web-types: $(VENV)/.dev  ## write the types of the wire for the web app
	@$(BIN)/python tools/web_types.py

test-web: $(VENV)/.dev
	$(BIN)/python tools/web_types.py --check
	$(BIN)/python tools/web.py lint check test

# A browser on a busy machine may be late: what fails is played once more, alone.
test-browser: web  ## play the web app in a real browser
	@if command -v chromium >/dev/null || [ -n "$$CHROMIUM" ]; then \
	  echo '$(BIN)/pytest -n $(WORKERS) tests/browser'; \
	  $(BIN)/pytest -n $(WORKERS) tests/browser || { \
	    echo '*** WHAT FAILED IN THE BROWSER IS PLAYED ONCE MORE, ALONE ***'; \
	    $(BIN)/pytest --last-failed --last-failed-no-failures none tests/browser; }; \
	else echo '*** THE WEB APP WAS NOT TESTED IN A BROWSER: install one with make browser ***'; fi

browser:  ## install Debian's Chromium for the tests, where it is missing
	@command -v chromium >/dev/null || { apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; }

shots: web  ## photograph every page of the web app into build/shots
	@PYTHONPATH=. $(BIN)/python tools/shots.py build/shots

bench: $(VENV)/.dev plain  ## measure rules and bots on both builds, beside the kept baselines
	@$(BIN)/quattrocento bench --compare benchmarks/plain.json
	@if $(BIN)/python tools/compile.py build/modules; then \
	  $(MAKE) --no-print-directory compiled-tree && \
	  $(COMPILED) $(BIN)/quattrocento bench --compare benchmarks/compiled.json; \
	fi

bench-baseline: $(VENV)/.dev plain  ## measure both builds and keep the figures as baselines
	@$(BIN)/quattrocento bench --save benchmarks/plain.json
	@$(BIN)/python tools/compile.py build/modules
	@$(MAKE) --no-print-directory compiled-tree
	@$(COMPILED) $(BIN)/quattrocento bench --save benchmarks/compiled.json

soak: web plain  ## play random games and check every move; MINUTES=10, SEED=
	@$(BIN)/python tools/soak.py $(MINUTES) $(SEED)
	QUATTROCENTO_SOAK=yes $(BIN)/pytest tests/service/test_kills.py tests/service/test_fuzz.py
	@if command -v chromium >/dev/null || [ -n "$$CHROMIUM" ]; then \
	  QUATTROCENTO_SOAK=yes $(BIN)/pytest tests/browser/test_lessons.py; \
	else echo '*** THE LESSONS WERE NOT TAKEN IN A BROWSER: install one with make browser ***'; fi

records: $(VENV)/.dev plain  ## renew the kept games and say what changed; GAME=princes, ANEW=--anew
	@PYTHONPATH=. $(BIN)/python tools/records.py $(ANEW) $(GAME)

figures: $(VENV)/.dev plain  ## change every figure of a game by itself, list what no test notices; GAME=princes
	@PYTHONPATH=. $(BIN)/python tools/figures.py $(GAME)

mutants: $(VENV)/.dev plain  ## put small faults into a game's rules, list what survives; GAME=princes
	@PYTHONPATH=. $(BIN)/python tools/mutants.py $(GAME)

contract: $(VENV)/.dev $(VENV)/contract/.ready  ## hold the API to its own document
	@PYTHONPATH=. $(BIN)/python tools/contract.py $(CURDIR)/$(VENV)/contract/bin/schemathesis

load: $(VENV)/.dev plain  ## measure the service under load: tables, moves a second, latency
	@PYTHONPATH=. $(BIN)/python tools/load.py

fast: $(VENV)/.dev  ## compile the rules in place; edits then need another make fast
	@$(BIN)/python tools/compile.py build/modules
	@cp -R build/modules/. src/

# A compiled module wins over the source beside it and would be tested in its stead.
plain:
	@find src -name '*.so' -o -name '*.pyd' | grep -q . && echo 'undoing make fast' || true
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete

clean: plain  ## remove everything that was built, but not the virtual environment
	@rm -rf build dist src/quattrocento/web_dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean  ## as clean, and the virtual environment too
	@rm -rf $(VENV) web/node_modules

lock:  ## choose new versions for requirements.lock
	@$(if $(UV),true,$(PYTHON) -m venv build/uv && build/uv/bin/pip install --quiet uv)
	@$(or $(UV),build/uv/bin/uv) pip compile pyproject.toml --extra dev --extra contract \
	  --universal --upgrade --no-header --no-annotate --python-version 3.11 --quiet \
	  --output-file requirements.lock

$(VENV)/.dev: $(SET_UP) | $(BIN)/python
	@echo 'installing what play and tests need into $(VENV)'
	@$(call install,--constraint requirements.lock --editable '.[dev]')
	@touch $(VENV)/.runtime $(VENV)/.server $@

$(VENV)/.server: $(SET_UP) | $(BIN)/python
	@echo 'installing what the server needs into $(VENV)'
	@$(call install,--constraint requirements.lock --editable '.[server]')
	@touch $(VENV)/.runtime $@

# In an environment of its own: its plug-ins would slow every other test down.
$(VENV)/contract/.ready: requirements.lock | $(BIN)/python
	@$(PYTHON) -m venv $(VENV)/contract
	@$(VENV)/contract/bin/python -m pip install --quiet --disable-pip-version-check \
	  --constraint requirements.lock schemathesis
	@touch $@

$(VENV)/.runtime: $(SET_UP) | $(BIN)/python
	@echo 'installing what play needs into $(VENV)'
	@$(call install,--constraint requirements.lock --editable .)
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { found=$$($(PYTHON) -V 2>/dev/null || echo missing); \
	  echo "quattrocento needs Python 3.11 or newer, but '$(PYTHON)' is $$found;" \
	  "try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "'$(PYTHON)' cannot make virtual environments; on Debian: apt install python3-venv" \
	  >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV)

# `web` is a folder too
.PHONY: help play serve contract load test web web-types test-web test-browser browser shots \
  lint types alone modules test-plain test-compiled run-compiled compiled-tree bench \
  bench-baseline soak fast plain clean distclean lock
