import CoreGraphics
import SnapshotComparison

/// A screen as the rules see it: views as values, and what was drawn.
public struct LintScreen: Sendable {
    public var size: CGSize
    /// Pixels a point
    public var scale: CGFloat
    public var isDark = false
    /// Whether the reader's text size is one of the five for accessibility
    public var hasLargeText = false
    /// In the order of painting, a view before those in it
    public var views: [LintView]
    public var conflicts: [Conflict] = []
    /// Whether what the views are in scrolls across or down, so that what the screen cuts can be scrolled to
    public var scrollsAcross = false
    public var scrollsDown = false
    /// What is drawn; without it contrast is not judged
    public var pixels: SnapshotPixels?
    /// The system's backgrounds as this screen has them, on which its text colours are right
    public var systemGrounds: [LintColor] = []
    /// A picture of the app's catalogs that has a file for the dark appearance
    public var darkPicture: String?

    public init(size: CGSize, scale: CGFloat, views: [LintView]) {
        (self.size, self.scale, self.views) = (size, scale, views)
    }

    public struct Conflict: Sendable {
        /// Index of the view that the ignored constraint is about
        public var view: Int
        /// In UIKit's words
        public var constraints: [String]
        public var broken: String?

        public init(view: Int, constraints: [String], broken: String?) {
            (self.view, self.constraints, self.broken) = (view, constraints, broken)
        }
    }

    /// All faults, in the order of views. What is behind a view that dims it is another screen, which is judged when it is in front.
    public func findings(of rules: Set<LintRule> = Set(LintRule.allCases)) -> [LintFinding] {
        let all =
            constraintFindings + textFindings + overlapFindings + contrastFindings + targetFindings
            + sideFindings + pictureFindings
        return all.filter { rules.contains($0.1.rule) && !isDimmed($0.0) }.enumerated().sorted {
            ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
        }.map(\.element.1)
    }

    /// Classes of the view controllers whose views are on it, sorted.
    public var controllers: [String] {
        Set(
            views.indices.filter { !isDimmed($0) && !seen($0).isEmpty }.compactMap {
                views[$0].context.controller
            }
        ).sorted()
    }

    func finding(_ index: Int, _ rule: LintRule, _ why: String, _ remedy: String) -> (Int, LintFinding) {
        let view = views[index]
        return (index, LintFinding(rule: rule, view: view.path, frame: view.frame, why: why, remedy: remedy))
    }
}

/// One view of a screen.
public struct LintView: Sendable {
    /// As differences name it
    public let path: String
    /// In the window, in points
    public var frame: CGRect
    /// Index of the superview
    public var parent: Int?
    /// Whether it cuts what is in it
    public var clips = false
    /// Of a scroll view: where its content lies in the window, with the insets
    public var content: CGRect?
    /// Whether nothing behind it is to be seen
    public var isOpaque = false
    /// Whether it darkens what is behind it, such as the ground of an alert
    public var dims = false
    /// Whether it is a cell of a list, which a swipe moves aside
    public var isCell = false
    public var context = Context()
    /// Part of a bar, a picker or an alert, whose sizes and places are the system's
    public var isOfSystem = false
    public var background: LintPaint?
    public var text: LintText?
    public var target: LintTarget?
    public var element: LintElement?
    public var picture: LintPicture?
    public var constraints = LintConstraints()

    /// What it is in, and whose it is.
    public struct Context: Sendable {
        /// Index of the header or footer of a list that it is in, which may pass over rows
        public var header: Int?
        /// Index of the view of the controller that shows it
        public var owner: Int?
        /// The class of the controller whose view it is
        public var controller: String?

        public init(header: Int? = nil, owner: Int? = nil, controller: String? = nil) {
            (self.header, self.owner, self.controller) = (header, owner, controller)
        }
    }

    public init(path: String, frame: CGRect, parent: Int? = nil) {
        (self.path, self.frame, self.parent) = (path, frame, parent)
    }
}

/// What constraints say of a view that a reader may come to see.
public struct LintConstraints: Sendable {
    /// `left`, `height` …: what they leave open
    public var openParts: [String] = []
    /// Constraints and alignments, in words, that say left or right where writing runs from right to left
    public var sides: [String] = []

    public init() {}
}

/// A colour that something is painted with.
public struct LintPaint: Sendable, Equatable {
    public var color: LintColor
    /// Where the reader wants more contrast
    public var strongColor: LintColor
    /// A text colour of the system, made for the system's backgrounds
    public var isOfSystem: Bool

    public init(_ color: LintColor, strong: LintColor? = nil, isOfSystem: Bool = false) {
        (self.color, self.strongColor, self.isOfSystem) = (color, strong ?? color, isOfSystem)
    }
}

/// A text as it is drawn.
public struct LintText: Sendable {
    public var string: String
    /// Around its lines, in the window
    public var box: CGRect
    public var lineHeight: CGFloat
    /// Whether the box is that of the lines, not only of the room for them
    public var hasLines = true
    public var isTruncated = false
    /// 0 for as many as there are
    public var lineLimit = 1
    public var fontSize: Double = 17
    public var isBold = false
    public var followsTextSize = true
    /// Of its runs; none where what it belongs to is disabled
    public var paints: [LintPaint] = []

    public init(_ string: String, box: CGRect, lineHeight: CGFloat) {
        (self.string, self.box, self.lineHeight) = (string, box, lineHeight)
    }

    /// Where glyphs are: without what is empty above capitals and below the baseline's tails.
    var ink: CGRect {
        CGRect(
            x: box.minX, y: box.minY + lineHeight * 0.2, width: box.width,
            height: max(0, box.height - lineHeight * 0.3))
    }
}

/// Something that a finger can tap.
public struct LintTarget: Sendable {
    /// Where it takes taps, in the window
    public var area: CGRect
    /// A switch, a stepper …, whose size is the system's
    public var hasSystemSize: Bool

    public init(area: CGRect, hasSystemSize: Bool = false) {
        (self.area, self.hasSystemSize) = (area, hasSystemSize)
    }
}

/// What assistive technology is told of.
public struct LintElement: Sendable {
    /// As ARIA names it
    public var role: String
    public var label: String

    public init(role: String, label: String) { (self.role, self.label) = (role, label) }

    /// What it is, in words.
    var words: String {
        switch role {
        case "img": "a picture"
        case "textbox": "a text field"
        case "searchbox": "a search field"
        case "progressbar": "a progress bar"
        case "listitem": "a row"
        case "menuitem": "a menu item"
        default: "a \(role)"
        }
    }
}

/// A picture of an asset catalog.
public struct LintPicture: Sendable {
    public var name: String
    public var hasDark: Bool

    public init(name: String, hasDark: Bool) { (self.name, self.hasDark) = (name, hasDark) }
}
