# Every target does its own set-up from a fresh clone; a second run finds it done.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
SET_UP := pyproject.toml requirements.lock hatch_build.py
UV     := $(shell command -v uv 2>/dev/null)

# An editable install is plain and the web app a step of its own, so the build of the package
# fetches neither a compiler nor Node.
ALONE   = QUATTROCENTO_PURE=1 QUATTROCENTO_NO_WEB=1
# Python compiles what is imported; to compile all that is installed takes half of a set-up.
QUIETLY = --quiet --disable-pip-version-check --no-compile
PIP     = $(ALONE) $(BIN)/python -m pip install $(QUIETLY)
UV_PIP  = $(ALONE) $(UV) pip install --quiet --python $(BIN)/python
install = $(if $(UV),$(UV_PIP) $(1) ||) $(PIP) $(1)

DEV     = --constraint requirements.lock \
  --editable '.[server,passkeys,push,postgres,bots,rl,openspiel,data,train]' --group dev
SERVER  = --constraint requirements.lock --editable '.[server,passkeys]'
LOCKED  = --extra server --extra passkeys --extra push --extra postgres --extra bots \
  --extra rl --extra openspiel --extra data --extra train --group dev --group contract --group docs --group dist --group node

# Says what is being done, does it, and says how long it took.
step = printf '%s ... ' $(1); began=$$(date +%s); \
  { $(2); } && echo "$$(($$(date +%s) - began)) s" || { echo 'failed'; exit 1; }

# The tests start hundreds of processes: none shall compile the sources again.
unexport PYTHONDONTWRITEBYTECODE

# PYTHONPATH comes before the editable install's own path, so the compiled copy wins.
COMPILED = PYTHONPATH="$(CURDIR)/build/compiled"
# Most of a build is the C compiler's time, and more than the tests win by its optimising.
MODULES = QUATTROCENTO_OPT_LEVEL=0 $(BIN)/python tools/compile.py build/modules
# What a compiler could change: objects, moves, records, positions, and every rule once.
OF_BOTH_BUILDS = tests/packaging/test_build.py tests/core tests/games tests/records \
  tests/contract/test_contract.py tests/contract/test_processes.py tests/bots/test_parts.py \
  tests/bots/test_learned.py tests/bots/test_replies.py tests/bots/test_network.py \
  tests/bots/test_network_condottiere.py tests/bots/test_network_principato.py \
  tests/bots/test_network_signorie.py \
  $(addprefix tests/review/test_deep.py::, \
  test_the_same_game_gives_the_same_figures_everywhere \
  test_a_chance_of_one_seat_is_set_right_as_those_of_all_are)
# On the compiled rules if there are any; otherwise these are compiled beside it.
SERVE = $(BIN)/python -m tools.beside $(BIN)/quattrocento serve
MINUTES ?= 10
GAMES   ?= 2
DIST    ?= dist
WORKERS ?= auto
# Any static host can serve the folder: make docs SITE=build/docs
SITE    ?= src/quattrocento/docs_dist
# Neighbours share what they set up, and whoever is done takes over from the others.
# Threads of linear algebra would wait for each other's small sums in busy loops.
PYTEST   = OPENBLAS_NUM_THREADS=1 $(BIN)/pytest -q -n $(WORKERS) --dist worksteal

help:  ## list the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /make \1\t/' | expand -t 18

# OPTIONS are those of `quattrocento serve`: make play OPTIONS='--port 0' opens no window.
play: OPTIONS = --next-port --open $(if $(LAN),--lan)
play: app  ## play in the browser, LAN=yes with others in the house
	@$(SERVE) $(OPTIONS)

serve: OPTIONS = --next-port $(if $(LAN),--lan)
serve: app  ## serve tables for browsers and programs on this machine
	@$(SERVE) $(OPTIONS)

# Without a web app nothing is served: `make` then says Error 3, and why.
app: $(VENV)/.server
	@$(BIN)/python tools/web.py

test: | $(VENV)/.pip  ## every gate, and how long each took
	@MAKE='$(MAKE)' $(BIN)/python tools/gates.py

check: $(VENV)/.dev plain  ## style, types and the tests of what changed; SINCE=main
	@$(BIN)/python tools/check.py $(SINCE)

set-up: $(VENV)/.dev

lint: $(VENV)/.dev
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .

types: $(VENV)/.dev
	$(BIN)/mypy

test-plain: $(VENV)/.dev plain
	$(PYTEST)

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
	$(COMPILED) $(PYTEST) $(OF_BOTH_BUILDS)

compiled-tree:
	@rm -rf build/compiled && cp -R src build/compiled && cp -R build/modules/. build/compiled/

# Node does the work: it need not wait for the packages of Python, only for pip, which may fetch it.
web: | $(VENV)/.pip  ## build the web app into the package, where something has changed
	@$(BIN)/python tools/web.py --tools

web-types: $(VENV)/.dev  ## write the types of the wire for the web app
	@$(BIN)/python tools/web_types.py

test-web: | $(VENV)/.pip
	$(BIN)/python tools/web.py lint check test

test-browser: $(VENV)/.dev web  ## play the web app in a real browser
	@if command -v chromium >/dev/null || [ -n "$$CHROMIUM" ]; then $(PYTEST) tests/browser; \
	else echo '*** THE WEB APP WAS NOT TESTED IN A BROWSER: install one with make browser ***'; fi

test-machine: $(VENV)/.dev  ## set up as on a new machine without Node or a compiler, and play
	@if command -v chromium >/dev/null || [ -n "$$CHROMIUM" ]; then \
	  $(BIN)/pytest tests/new_machine; \
	else echo '*** A NEW MACHINE WAS NOT TRIED: install a browser with make browser ***'; fi

# Its shell makes the tests quicker, where the distribution has one.
browser: APT = DEBIAN_FRONTEND=noninteractive apt-get install -y -qq
browser:  ## install Debian's Chromium for the tests, where it is missing
	@command -v chromium >/dev/null || { apt-get update -qq && $(APT) chromium >/dev/null; }
	@command -v chromium-headless-shell >/dev/null || { \
	  apt-get update -qq && $(APT) chromium-headless-shell >/dev/null 2>&1; } || true

docs: $(VENV)/.dev $(VENV)/docs/.ready  ## build the documentation, which servers show at /docs; SITE=FOLDER
	@$(BIN)/python -m tools.site $(CURDIR)/$(VENV)/docs/bin/mkdocs $(SITE)

test-docs: SITE = build/docs
test-docs: docs

gallery: $(VENV)/.dev web  ## take the pictures of the documentation anew
	@PYTHONPATH=. $(BIN)/python tools/gallery.py docs/pictures

shots: $(VENV)/.dev web  ## photograph every page of the web app into build/shots; LOOK= and PART= choose
	@PYTHONPATH=. $(BIN)/python tools/shots.py build/shots \
	  $(foreach one,$(LOOK),--look $(one)) $(foreach one,$(PART),--part '$(one)')

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

soak: $(VENV)/.dev web plain  ## play random games and check every move; MINUTES=10, SEED=, GAMES=2
	@$(BIN)/python tools/soak.py $(MINUTES) $(SEED)
	QUATTROCENTO_SOAK=$(GAMES) $(PYTEST) tests/contract
	@$(MAKE) --no-print-directory contract EXAMPLES=50
	QUATTROCENTO_SOAK=yes $(BIN)/pytest tests/service/test_rolling.py tests/service/test_fuzz.py
	QUATTROCENTO_SOAK=yes $(PYTEST) tests/puzzles tests/envs/test_actions.py \
	  tests/bots/test_other_figures.py
	@$(MAKE) --no-print-directory kills
	@$(MAKE) --no-print-directory on-ray
	@if command -v chromium >/dev/null || [ -n "$$CHROMIUM" ]; then \
	  QUATTROCENTO_SOAK=yes $(PYTEST) tests/browser; \
	else echo '*** THE WEB APP WAS NOT TESTED IN A BROWSER: install one with make browser ***'; fi

on-ray: $(VENV)/ray/.ready plain  ## play the same contest on Ray and in this process, and compare
	@$(VENV)/ray/bin/python tools/on_ray.py

records: $(VENV)/.dev plain  ## renew the kept games and say what changed; GAME=princes, ANEW=--anew
	@PYTHONPATH=. $(BIN)/python tools/records.py $(ANEW) $(GAME)

figures: $(VENV)/.dev plain  ## change every figure of a game by itself, list what no test notices; GAME=princes
	@PYTHONPATH=. $(BIN)/python tools/figures.py $(GAME)

mutants: $(VENV)/.dev plain  ## put small faults into a game's rules, list what survives; GAME=princes
	@PYTHONPATH=. $(BIN)/python tools/mutants.py $(GAME)

contract: $(VENV)/.dev $(VENV)/contract/.ready  ## hold the API and the app's types to its document
	@$(BIN)/python tools/web_types.py --check
	@PYTHONPATH=. $(BIN)/python tools/contract.py \
	  $(CURDIR)/$(VENV)/contract/bin/schemathesis $(EXAMPLES)

# Serves the rules that `make modules` or `make fast` last compiled, where there are any.
load: $(VENV)/.dev plain  ## measure the service under load; OPTIONS='15 500 500 --processes 2'
	@[ ! -d build/modules ] || $(MAKE) --no-print-directory compiled-tree
	@$(BIN)/python -m tools.load $(OPTIONS) \
	  $(if $(wildcard build/modules),--rules $(CURDIR)/build/compiled)

siege: $(VENV)/.dev plain  ## attack a server of this machine, see how long others wait; SECONDS=300
	@$(BIN)/python tools/siege.py $(SECONDS)

kills: $(VENV)/.dev plain  ## kill a server again and again while people play, count lost moves; KILLS=100
	@PYTHONPATH=. $(BIN)/python tools/kills.py $(KILLS)

fast: $(VENV)/.dev  ## compile the rules in place; edits then need another make fast
	@$(BIN)/python tools/compile.py build/modules
	@cp -R build/modules/. src/

# A compiled module wins over the source beside it and would be tested in its stead.
plain:
	@find src -name '*.so' -o -name '*.pyd' | grep -q . && echo 'undoing make fast' || true
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete

clean: plain  ## remove everything that was built, but not the virtual environment
	@rm -rf build dist src/quattrocento/web_dist src/quattrocento/docs_dist
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean  ## as clean, and the virtual environment too
	@rm -rf $(VENV) web/node_modules

dist: $(VENV)/dist/.ready plain  ## build what is published into dist, and try it
	@$(VENV)/dist/bin/python -m tools.dist $(DIST)

lock:  ## choose new versions for requirements.lock
	@$(if $(UV),true,$(PYTHON) -m venv build/uv && build/uv/bin/pip install --quiet uv)
	@$(or $(UV),build/uv/bin/uv) pip compile pyproject.toml $(LOCKED) --universal --upgrade \
	  --no-header --no-annotate --python-version 3.11 --quiet --output-file requirements.lock

$(VENV)/.dev: $(SET_UP) | $(VENV)/.pip
	@$(call step,'installing what play and tests need',$(call install,$(DEV)))
	@touch $(VENV)/.server $@

# Groups need a newer pip than some Pythons bring.
$(VENV)/.pip: | $(BIN)/python
	@$(PIP) --upgrade 'pip>=25.1'
	@touch $@

$(VENV)/.server: $(SET_UP) | $(BIN)/python
	@$(call step,'installing the packages of the server',$(call install,$(SERVER)))
	@touch $@

# In environments of their own: their plug-ins would slow every other test down. Only what is
# published is built by a pip there: to set one up takes almost as long as all the rest.
dist_too = pip
$(VENV)/contract/.ready $(VENV)/dist/.ready $(VENV)/docs/.ready: $(VENV)/%/.ready: \
  pyproject.toml requirements.lock | $(VENV)/.pip
	@$(PYTHON) -m venv --without-pip $(VENV)/$*
	@$(BIN)/python -m pip --python $(VENV)/$*/bin/python install $(QUIETLY) \
	  --constraint requirements.lock --group $* $($*_too)
	@touch $@

# Ray is far too heavy for the environment of the tests.
$(VENV)/ray/.ready: $(SET_UP) | $(BIN)/python
	@$(PYTHON) -m venv $(VENV)/ray
	@$(ALONE) $(VENV)/ray/bin/python -m pip install $(QUIETLY) \
	  --constraint requirements.lock --editable '.[cluster]'
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { found=$$($(PYTHON) -V 2>/dev/null || echo missing); \
	  echo "quattrocento needs Python 3.11 or newer, but '$(PYTHON)' is $$found;" \
	  "try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "'$(PYTHON)' cannot make virtual environments; on Debian: apt install python3-venv" \
	  >&2; exit 1; }
	@$(call step,'making the environment $(VENV)',$(PYTHON) -m venv $(VENV))

# `web` is a folder too
.PHONY: help play serve app contract load siege kills test web web-types test-web test-browser test-machine \
  browser docs test-docs gallery shots dist lint types check set-up modules test-plain test-compiled run-compiled \
  compiled-tree bench bench-baseline soak on-ray records figures mutants fast plain clean distclean lock
