# Two commands do everything on a fresh machine with Python 3.11 to 3.13, make and (on Debian) apt:
#   make run    set up what is missing, then start Memoro: the tray program, or a demonstration without a screen
#   make test   set up what is missing, then check everything
# Each step leaves a stamp in .venv, so that the second time is quick. The scripts are in installers/setup.

SHELL := /bin/sh
BIN := .venv/bin
MODEL := resources/models/multilingual-e5-small
STEPS := installers/setup

.PHONY: help setup setup-test setup-local run test lint format bench screenshots walk windows-look lock clean

help:
	@sed -n '2,4s/^# \{0,1\}//p' Makefile; echo "also: setup setup-test setup-local lint format bench screenshots walk windows-look lock clean"

setup: .venv/.ready .venv/.model

setup-test: .venv/.ready-for-tests .venv/.ready-for-local .venv/.ready-for-qmd .venv/.model

setup-local: .venv/.ready-for-local

run: setup
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
	echo "memoro: it starts on your screen, where Ctrl+Alt+M opens the search; Ctrl+C here ends it"; exec $(BIN)/memoro; else \
	echo "memoro: there is no screen here, so this is a demonstration in the terminal"; exec $(BIN)/memoro demo; fi

# Half of a test's time is waiting for windows, files and other programs, so three run beside each other on two
# processors; who ends first takes tests from the others. `make test WORKERS=8` on a larger machine.
WORKERS := 3

# Windows, child processes and file events depend on a machine that may be busy: what failed is run once more by
# itself, and both outcomes are printed.
test: lint
	@$(BIN)/python -m pytest --numprocesses $(WORKERS) --dist worksteal; code=$$?; \
	if [ $$code -eq 1 ]; then echo "memoro: once more, by itself, what failed"; \
	exec $(BIN)/python -m pytest --last-failed --last-failed-no-failures none; else exit $$code; fi

lint: setup-test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

format: setup-test
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: setup-test
	$(BIN)/python -m tests.benchmarks

# The pictures of the README and of docs/screenshots.md, from the real program on a desktop of its own.
screenshots: setup-test
	$(BIN)/python -m tests.screenshots

# A new user's whole way through the program: a picture of every step, light and dark, in build/walk.
walk: setup-test
	$(BIN)/python -m tests.end2end.new_user_walk

# Memoro as a Windows program, under Wine: pictures of its windows in build/windows/pictures. As root; docs/design.md.
windows-look: build/windows/.ready
	@sh installers/wine/look.sh build/windows build/windows/pictures en ja

build/windows/.ready: .venv/.ready .venv/.model requirements/runtime.txt $(wildcard installers/wine/*)
	@sh installers/wine/build.sh build/windows
	@touch $@

lock: .venv/.ready
	sh $(STEPS)/lock.sh $(if $(UPGRADE),--upgrade)

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment with what the program needs, and the system's packages for its windows.
.venv/.ready: pyproject.toml requirements/runtime.txt $(STEPS)/environment.sh $(STEPS)/packages-run.txt
	@sh $(STEPS)/system.sh --venv $(STEPS)/packages-run.txt
	@sh $(STEPS)/environment.sh requirements/runtime.txt
	@touch $@

# The same and more, for the tests; the screen, the bus and the keyring are started by the tests themselves.
.venv/.ready-for-tests: .venv/.ready requirements/dev.txt $(STEPS)/packages-test.txt
	@sh $(STEPS)/system.sh $(STEPS)/packages-test.txt
	@sh $(STEPS)/environment.sh requirements/dev.txt
	@touch $@

# llama.cpp for a person's own model files: compiled once, kept by pip's cache, never waited for by `make run`.
.venv/.ready-for-local: .venv/.ready requirements/local.txt $(STEPS)/packages-local.txt $(wildcard installers/llama/*)
	@sh $(STEPS)/system.sh $(STEPS)/packages-local.txt
	@sh installers/llama/build.sh requirements/local.txt
	@touch $@

# The real QMD, for the tests of that backend. Without it all else is still tested, so a failure stops nothing here.
.venv/.ready-for-qmd: .venv/.ready $(wildcard installers/qmd/*)
	@if sh installers/qmd/install.sh; then touch $@; else echo "memoro: no QMD; the next run tries again"; fi

# The built-in model is made once. Without it Memoro searches by keywords alone, so a failure stops nothing.
.venv/.model: .venv/.ready $(wildcard installers/model/*)
	@if $(BIN)/python -m installers.model --into $(MODEL); then touch $@; \
	else echo "memoro: no built-in model for now, so search is by keywords alone; the next run tries again"; fi
