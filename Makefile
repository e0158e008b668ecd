# Habits. `./shoji` and `./test` need none of this.
SOURCES = Package.swift Sources Packages Tests Examples Benchmarks

.PHONY: project-files lint format requirements differences bench bench-check bench-record start-order docs check facts likeness soak package

lint:
	swift format lint --strict --recursive --parallel $(SOURCES)

format:
	swift format format --in-place --recursive --parallel $(SOURCES)

# What follows from the optional requirements of UIKit's protocols: their defaults, their calls, what controllers offer
# to be overridden.
requirements:
	swift build --product shoji-lower -j 2
	.build/debug/shoji-lower --requirements Sources/AppleFoundation Sources/UIKit
	swift format format --in-place --recursive --parallel Sources/AppleFoundation Sources/UIKit

# The list of members that are kept without effect.
differences:
	sed -i '/^## Kept without effect/,$$ { /^| `/d }' docs/differences.md
	Scripts/kept >> docs/differences.md

# Ours and the peers', interleaved in one run; writes Benchmarks/RESULTS.md.
bench:
	Benchmarks/diff/run
	Benchmarks/page/run
	Benchmarks/run

# Instructions and allocations of the workloads' short forms against Benchmarks/guard/figures.txt; half a minute once the
# tool is built. A part of ./test.
bench-check:
	Benchmarks/check

# Writes these figures anew: say in the commit why they changed.
bench-record:
	Benchmarks/check --record

# Writes anew which functions the linker lays side by side, after Scripts/build-tool and `make bench-check`.
start-order:
	Scripts/start-order

# Differences from Apple's UIKit are all listed; the documentation of the public products, its links checked.
docs:
	Scripts/check-docs
	Scripts/docs

check: lint
	./test

# The account of recorded behaviour, Tests/Facts: how many facts there are, hold and differ.
facts:
	swift test --filter 'FactTests|FactAccountTests' 2>&1 | grep -E '^ +facts|^[a-z-]+( +[0-9]+){4}$$|recorded facts hold|Test run'

# Reads the files of each target of Tests/Projects with PyPI's pbxproj, whose answer a test compares with ours.
project-files:
	Scripts/setup-python
	.build/python/bin/python Tests/Projects/targets.py

# How alike recorded pictures and ours are: make likeness RECORDED=folder OURS=folder, or two pictures. None is kept.
likeness:
	swift build -c release --product likeness -j 2
	.build/release/likeness $(RECORDED) $(OURS)

# A package of its own whose target takes an app's screens by the plugin.
package:
	swift test --package-path Tests/Packages/Screens -j 2

# The long random runs, with many more seeds than ./test takes.
soak:
	SHOJI_SOAK=1 ./test --filter Soak
