import SnapshotComparison

/// What a run tells of one of its screens.
public struct LintRecord: RunRecord, Sendable {
    /// The snapshot's or preview's name
    public var screen: String
    /// The key of a matrix's variant
    public var variant: String
    public var findings: [LintFinding]
    /// Why it was not shown; nil where it was
    public var skipped: String?

    public init(screen: String, variant: String, findings: [LintFinding], skipped: String? = nil) {
        (self.screen, self.variant, self.findings, self.skipped) = (screen, variant, findings, skipped)
    }
}
