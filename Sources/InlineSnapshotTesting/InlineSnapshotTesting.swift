/// Point-Free's module for snapshots that stand in the test's own source: `assertInlineSnapshot` is a part of `SnapshotTesting` here, and
/// has no need of SwiftSyntax.
@_exported import SnapshotTesting
