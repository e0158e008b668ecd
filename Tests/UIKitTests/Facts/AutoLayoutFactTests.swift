import FactSupport
import Testing

@testable import UIKit

/// `Tests/Facts/auto-layout.json`: views by their path (`0.1` is the second child of the first), the root's is empty.
struct AutoLayoutGiven: Decodable, Sendable {
    struct Constraint: Decodable, Sendable {
        var view: String
        var attribute: String
        var to: String?
        /// The other view's attribute, where it is not the same.
        var its: String?
        var times: CGFloat?
        var plus: CGFloat?
    }
    var size: [CGFloat]?
    var views: [String]?
    var constraints: [Constraint]?
    /// A label of that text in place of views.
    var label: String?
}

@MainActor @Suite(.serialized) struct AutoLayoutFactTests {
    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
        "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
    ]

    @Test(arguments: Facts.of("auto-layout", AutoLayoutGiven.self))
    func constraints(_ fact: Fact<AutoLayoutGiven>) {
        let stage = Stage { $0.scale = 2 }
        let given = fact.given
        let root = UIView(frame: CGRect(origin: .zero, size: CGSize(given.size ?? [100, 100])))
        var views: [String: UIView] = ["": root]
        for path in given.views ?? [] {
            let parent = path.split(separator: ".").dropLast().joined(separator: ".")
            views[path] = views[parent]?.adding(UIView())
        }
        for constraint in given.constraints ?? [] {
            NSLayoutConstraint(
                item: views[constraint.view]!, attribute: Self.attributes[constraint.attribute]!,
                relatedBy: .equal, toItem: constraint.to.map { views[$0]! },
                attribute: constraint.to == nil
                    ? .notAnAttribute : Self.attributes[constraint.its ?? constraint.attribute]!,
                multiplier: constraint.times ?? 1, constant: constraint.plus ?? 0
            ).isActive = true
        }
        root.layoutIfNeeded()
        var found: [String: Reading] = [:]
        for (path, view) in views { found["view \(path)"] = .frame(view.frame) }
        let single =
            given.label.map { text in
                let label = UILabel()
                label.text = text
                return label
            } ?? UIView()
        func priorities(
            _ read: (NSLayoutConstraint.Axis) -> UILayoutPriority
        ) -> Reading { .numbers([Double(read(.horizontal).rawValue), Double(read(.vertical).rawValue)]) }
        found["hugging"] = priorities(single.contentHuggingPriority)
        found["compression"] = priorities(single.contentCompressionResistancePriority)
        fact.check(found)
        _ = stage
    }
}
