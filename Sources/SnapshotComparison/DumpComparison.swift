import CoreGraphics
import Foundation

/// What is different between two dumps, and why, the cause first.
public struct DumpComparison {
    /// A change, the pair that it is of, and how near it is to a cause.
    struct Found {
        var change: ViewChange
        let pair: ViewPair
        var rank: Rank
    }

    enum Rank: Int, Comparable {
        /// Said by the app: a text, a colour, a view more
        case content
        /// A constant of a constraint or of a stack
        case constant
        /// A place or size for which nothing here knows a reason
        case plain
        /// Follows from another change
        case consequence

        static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
    }

    let root: ViewPair?
    private(set) var found: [Found] = []
    /// Pixels a point
    private let scale: Double

    /// - Parameters:
    ///   - oldDetails: of the old dump's root, where its run has kept them.
    ///   - details: of the new dump's root, where its screen told them.
    public init(
        from old: SnapshotDump, to new: SnapshotDump, oldDetails: ViewDetails? = nil,
        details: ViewDetails? = nil
    ) {
        scale = new.scale
        root =
            if let before = old.root, let after = new.root {
                ViewPair(old: before, new: after, oldDetails: oldDetails, details: details)
            } else {
                nil
            }
        guard let root else { return }
        for (before, after) in zip(old.settings, new.settings) where before.value != after.value {
            add(
                root, .other, .text(before.value), .text(after.value), because: before.name, .content)
        }
        compare(root)
        ChangeReasons.explain(&found, root: root, scale: scale)
    }

    /// Changes in the order of causes.
    public var changes: [ViewChange] {
        found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element.change)
    }

    mutating func add(
        _ pair: ViewPair, _ what: ViewChange.What, _ from: ChangedValue?, _ to: ChangedValue?,
        by: [Double]? = nil, because: String? = nil, _ rank: Rank
    ) {
        found.append(
            Found(
                change: ViewChange(view: pair.path, what: what, from: from, to: to, by: by, because: because),
                pair: pair, rank: rank))
    }

    private mutating func compare(_ pair: ViewPair) {
        guard let old = pair.old, let new = pair.new else { return addSingle(pair) }
        if old.isHidden && new.isHidden { return }
        if old.isHidden != new.isHidden {
            return new.isHidden
                ? add(pair, .vanished, .numbers(old.frame.list), nil, because: "isHidden is true", .content)
                : add(pair, .appeared, nil, .numbers(new.frame.list), because: "isHidden is false", .content)
        }
        compareContent(pair, old, new)
        compareGeometry(pair, old, new)
        // Rows in their order, in which one pushes the next.
        let inOrder = pair.children.enumerated().sorted {
            let (a, b) = ($0.element.new?.indexPath ?? [], $1.element.new?.indexPath ?? [])
            return a == b ? $0.offset < $1.offset : a.lexicographicallyPrecedes(b)
        }
        for child in inOrder { compare(child.element) }
    }

    private mutating func addSingle(_ pair: ViewPair) {
        // Nobody sees what came or went hidden.
        if let new = pair.new {
            if !new.isHidden { add(pair, .appeared, nil, .numbers(new.frame.list), .content) }
        } else if let old = pair.old, !old.isHidden {
            add(pair, .vanished, .numbers(old.frame.list), nil, .content)
        }
    }

    private mutating func compareContent(_ pair: ViewPair, _ old: DumpedView, _ new: DumpedView) {
        if old.text != new.text {
            add(
                pair, .text, old.text.map { .text($0) }, new.text.map { .text($0) }, because: "its text",
                .content)
        }
        if old.font != new.font {
            add(
                pair, .font, old.font.map { .font($0.name, $0.size) },
                new.font.map { .font($0.name, $0.size) },
                because: "its font", .content)
        }
        if old.image != new.image {
            add(
                pair, .image, old.image.map { .text($0) }, new.image.map { .text($0) }, because: "its image",
                .content)
        }
        if old.background != new.background {
            add(
                pair, .color, old.background.map { .text($0) }, new.background.map { .text($0) },
                because: "its backgroundColor", .content)
        }
        if old.alpha != new.alpha {
            add(pair, .alpha, .number(old.alpha), .number(new.alpha), because: "its alpha", .content)
        }
        if old.text == new.text, old.label != new.label {
            addOther(pair, "accessibilityLabel", old.label.map { .text($0) }, new.label.map { .text($0) })
        }
        if old.id != new.id {
            addOther(pair, "accessibilityIdentifier", old.id.map { .text($0) }, new.id.map { .text($0) })
        }
        // How large the content is follows from what is in it; where it was scrolled to, and its insets, do not.
        for key in ["contentInset", "contentOffset", "selected", "numberOfPages", "currentPage"]
        where old.others[key] != new.others[key] {
            addOther(pair, key, old.others[key], new.others[key])
        }
        if let then = pair.oldDetails?.properties, let now = pair.details?.properties {
            for key in Set(then.keys).union(now.keys).sorted() where then[key] != now[key] {
                // Round ends go with the size of the view.
                if key == "cornerRadius", Self.isHalf(then[key], of: old), Self.isHalf(now[key], of: new) {
                    continue
                }
                addOther(pair, key, then[key], now[key])
            }
        }
        if let orders = pair.orders, orders.old != orders.new {
            addOther(
                pair, "order", .text(orders.old.joined(separator: ", ")),
                .text(orders.new.joined(separator: ", ")))
        }
    }

    private static func isHalf(_ radius: ChangedValue?, of view: DumpedView) -> Bool {
        guard case .number(let radius) = radius else { return false }
        return abs(radius * 2 - Double(min(view.frame.width, view.frame.height))) < 0.01
    }

    private mutating func addOther(
        _ pair: ViewPair, _ name: String, _ from: ChangedValue?, _ to: ChangedValue?
    ) {
        add(pair, .other, from, to, because: "its \(name)", .content)
    }

    private mutating func compareGeometry(_ pair: ViewPair, _ old: DumpedView, _ new: DumpedView) {
        let (from, to) = (ChangedValue.numbers(old.frame.list), ChangedValue.numbers(new.frame.list))
        func change(_ length: (CGRect) -> CGFloat) -> Double {
            Double(length(new.frame) - length(old.frame)).onPixels(scale)
        }
        let (move, growth) = ([change(\.minX), change(\.minY)], [change(\.width), change(\.height)])
        if move != [0, 0] { add(pair, .moved, from, to, by: move, .plain) }
        if growth != [0, 0] { add(pair, .resized, from, to, by: growth, .plain) }
    }
}

extension CGRect {
    var list: [Double] { [minX, minY, width, height].map { Double($0).rounded3 } }

    func length(_ edge: ViewDetails.Edge) -> Double {
        switch edge {
        case .left: Double(minX)
        case .right: Double(maxX)
        case .top: Double(minY)
        case .bottom: Double(maxY)
        case .width: Double(width)
        case .height: Double(height)
        case .centerX: Double(midX)
        case .centerY: Double(midY)
        }
    }
}

extension CGFloat {
    var rounded3: Double { Double(self).rounded3 }
}

extension ViewDetails.Edge {
    var isHorizontal: Bool { [.left, .right, .width, .centerX].contains(self) }
}
