import CoreGraphics

/// What is looked for on a screen. Its name silences it.
public enum LintRule: String, CaseIterable, Codable, Sendable {
    /// Constraints that allow a view several places
    case ambiguousConstraints
    /// Required constraints that exclude one another
    case conflictingConstraints
    /// A text that ends in an ellipsis
    case truncatedText
    /// A text of which a part is cut off
    case clippedText
    /// Two texts in one place
    case overlappingText
    /// Something to tap that is under 44 points (Apple's Human Interface Guidelines)
    case smallTarget
    /// A text whose contrast is under WCAG's level AA
    case lowContrast
    /// An element of which assistive technology has nothing to say
    case missingLabel
    /// A text that does not follow the reader's text size
    case noDynamicType
    /// Left or right where the direction of writing should decide
    case fixedLeftRight
    /// A picture without a file for the dark appearance, in a catalog that has one for others
    case noDarkVariant
}

/// One fault of a screen.
public struct LintFinding: Equatable, Codable, Sendable {
    public var rule: LintRule
    /// From its controller: identifiers, else classes
    public var view: String
    /// In the window
    public var frame: CGRect
    public var why: String
    public var remedy: String

    public init(rule: LintRule, view: String, frame: CGRect, why: String, remedy: String) {
        (self.rule, self.view, self.frame, self.why, self.remedy) = (rule, view, frame, why, remedy)
    }
}

/// A fault that somebody knows and means.
public struct LintSilence: Equatable, Sendable {
    public var rule: LintRule
    /// A part of the view's path; nil for every view
    public var view: String?
    /// nil for every screen
    public var screen: String?
    public var reason: String

    public init(_ rule: LintRule, view: String? = nil, screen: String? = nil, reason: String) {
        (self.rule, self.view, self.screen, self.reason) = (rule, view, screen, reason)
    }

    /// Whether it is about a finding on a screen. `heart` is a view of that name and what is in it, `BookCell` every cell of the
    /// class, `BookCell/title` what stands so in the path. `paid` is also the screen `checkout/paid` of a scenario.
    public func covers(_ finding: LintFinding, on screen: String?) -> Bool {
        let isThere =
            self.screen.map { $0 == screen || screen?.hasSuffix("/\($0)") == true } ?? true
        guard rule == finding.rule, isThere else { return false }
        guard let view else { return true }
        func plain(_ path: String) -> String {
            "/"
                + path.split(separator: "/").map { $0.split(separator: "#").first ?? $0 }.joined(
                    separator: "/") + "/"
        }
        return plain(finding.view).contains(plain(view))
    }
}
