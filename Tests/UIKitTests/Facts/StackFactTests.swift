import FactSupport
import Testing

@testable import UIKit

/// `Tests/Facts/stack-views.json`
struct StackGiven: Decodable, Sendable {
    struct View: Decodable, Sendable {
        /// Of its content; nil: it has none.
        var size: [CGFloat]?
        var stack: StackGiven?
    }
    var isVertical: Bool
    var size: [CGFloat]?
    var spacing: CGFloat
    var distribution: String?
    var alignment: String?
    var views: [View]

    @MainActor var made: UIStackView {
        let stack = UIStackView(
            arrangedSubviews: views.map { view in
                view.stack?.made ?? view.size.map { ContentView($0[0], $0[1]) } ?? UIView()
            })
        stack.axis = isVertical ? .vertical : .horizontal
        stack.spacing = spacing
        let distributions: [String: UIStackView.Distribution] = ["fillEqually": .fillEqually]
        let alignments: [String: UIStackView.Alignment] = [
            "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
        ]
        stack.distribution = distribution.map { distributions[$0]! } ?? .fill
        stack.alignment = alignment.map { alignments[$0]! } ?? .fill
        if let size { stack.frame = CGRect(origin: .zero, size: CGSize(size)) }
        return stack
    }
}

@MainActor @Suite(.serialized) struct StackFactTests {
    @Test(arguments: Facts.of("stack-views", StackGiven.self))
    func stacks(_ fact: Fact<StackGiven>) {
        let stage = Stage { $0.scale = 2 }
        let stack = fact.given.made
        stack.layoutIfNeeded()
        let frames = stack.arrangedSubviews.map(\.frame)
        var found: [String: Reading] = [
            "left": .numbers(frames.map { Double($0.minX) }), "top": .numbers(frames.map { Double($0.minY) }),
            "width": .numbers(frames.map { Double($0.width) }),
            "height": .numbers(frames.map { Double($0.height) }),
        ]
        for (index, view) in stack.arrangedSubviews.enumerated() {
            found["view \(index)"] = .frame(view.frame)
            for (inner, view) in ((view as? UIStackView)?.arrangedSubviews ?? []).enumerated() {
                found["view \(index).\(inner)"] = .frame(view.frame)
            }
        }
        fact.check(found)
        _ = stage
    }
}
