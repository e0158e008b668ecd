# Habits. `./shoji` and `./test` need none of this.
SOURCES = Package.swift Sources Tests Examples

.PHONY: lint format bench docs check soak

lint:
	swift format lint --strict --recursive --parallel $(SOURCES)

format:
	swift format format --in-place --recursive --parallel $(SOURCES)

# Ours and the peers', interleaved in one run; writes Benchmarks/RESULTS.md.
bench:
	Benchmarks/diff/run
	Benchmarks/run

# Differences from Apple's UIKit are all listed; the public API as symbol graphs.
docs:
	Scripts/check-docs
	swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members

check: lint
	./test

# The long random runs, with many more seeds than ./test takes.
soak:
	SHOJI_SOAK=1 ./test --filter Soak
