import SnapshotComparison

/// What a run tells of one of its screens.
public struct LintRecord: RunRecord, Sendable {
    /// The snapshot's or preview's name
    public var screen: String
    /// The key of a matrix's variant
    public var variant: String
    /// Classes of the view controllers whose views are on it
    public var controllers: [String]
    public var findings: [LintFinding]
    /// Why it was not shown; nil where it was
    public var skipped: String?

    public init(
        screen: String, variant: String, controllers: [String] = [], findings: [LintFinding] = [],
        skipped: String? = nil
    ) {
        (self.screen, self.variant, self.controllers) = (screen, variant, controllers)
        (self.findings, self.skipped) = (findings, skipped)
    }
}
