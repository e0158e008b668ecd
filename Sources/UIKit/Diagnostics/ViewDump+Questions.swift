import Cassowary
import TextLayout

/// What checks of a screen ask of a view that its public members do not tell.
extension ViewDump {
    public init(_ view: UIView) { self.init(view: view) }

    /// The views of all windows that are shown, back to front.
    public static var roots: [ViewDump] { windows.reversed().map { ViewDump(view: $0) } }
    /// What a dump without a view begins with.
    public static var root: ViewDump? { window.map { ViewDump(view: $0) } }

    /// The views that the dump shows below this one, back to front.
    public var children: [ViewDump] {
        view.subviewList.filter { !$0.isPooledCell }.map { ViewDump(view: $0) }
    }

    /// Whether a label shows less than its text; nil for views without text.
    public var isTextCut: Bool? {
        guard let label = view as? UILabel, label.text?.isEmpty == false else { return nil }
        let (text, proposal) = label.shownText(in: label.bounds)
        let measure = text.paragraph.measure(proposal)
        let natural = text.paragraph.measure(TextProposal(width: label.bounds.width, maxLines: 0))
        // A single line is cut at the side, several are left out below.
        return measure.isTruncated || measure.lineCount < natural.lineCount
            || measure.size.width > label.bounds.width + 0.5
    }

    /// Whether its font follows the reader's text size; nil for views without text of their own.
    public var followsTextSize: Bool? {
        switch view {
        case let label as UILabel:
            label.text?.isEmpty == false
                ? label.adjustsFontForContentSizeCategory && label.font.scaling != nil : nil
        case let field as UITextField:
            field.font.map { field.adjustsFontForContentSizeCategory && $0.scaling != nil }
        case let text as UITextView:
            text.font.map { text.adjustsFontForContentSizeCategory && $0.scaling != nil }
        default: nil
        }
    }

    /// Constraints inside the view that cannot all hold: each set in words, and the one that gave way.
    public var conflicts: [(constraints: [String], broken: String?)] {
        guard view.autoLayout?.placing != nil else { return [] }
        let scope = view.currentScope
        scope.bringUpToDate()
        return scope.system.conflicts.map { conflict in
            (
                conflict.constraints.map { scope.text(of: scope.rows[$0.index]) },
                conflict.broken.map { scope.text(of: scope.rows[$0.index]) }
            )
        }
    }

    /// Lengths and edges that the constraints inside the view leave open, as `UILabel "title".left`. Solves again several
    /// times.
    public var ambiguousPlaces: [String] {
        view.autoLayout?.placing != nil ? Diagnostics.ambiguousPlaces(in: view) : []
    }
}
