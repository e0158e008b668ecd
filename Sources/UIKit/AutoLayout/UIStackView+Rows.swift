import Cassowary

extension UIStackView {
    enum Origin {
        static let edge = "UISV-canvas-connection"
        static let spacing = "UISV-spacing"
        static let alignment = "UISV-alignment"
        static let hiding = "UISV-hiding"
        static let distributing = "UISV-distributing"
        static let equally = "UISV-fill-equally"
        static let proportionally = "UISV-fill-proportionally"
        static let fit = "UISV-canvas-fit"
        static let suppression = "UISV-ambiguity-suppression"
    }

    private var crossAxis: NSLayoutConstraint.Axis { axis == .horizontal ? .vertical : .horizontal }

    /// What the arrangement means as constraints, under the names UIKit gives them.
    /// UIKit: a hidden view has no length and costs no spacing (iOS 26.1, recorded).
    func arrangementRows() -> [LayoutRow] {
        guard !arranged.isEmpty else { return [] }
        var rows: [LayoutRow] = []
        let inOrder = axis == .horizontal && isRightToLeft ? arranged.reversed() : arranged
        let shown = inOrder.filter { !$0.isHidden }
        let hidden = inOrder.filter(\.isHidden)
        for view in hidden { addHiding(view, inOrder, &rows) }
        if let first = shown.first, let last = shown.last {
            addEdges(first, last, &rows)
            for (view, next) in zip(shown, shown.dropFirst()) { addSpacing(view, next, &rows) }
            addDistribution(shown, &rows)
        }
        addAlignment(&rows)
        return rows
    }

    private func row(
        _ operands: [LayoutOperand], _ relation: Relation, _ constant: Double, _ origin: String,
        priority: Float = 1000
    ) -> LayoutRow {
        LayoutRow(operands, relation, .fixed(constant), priority: priority, origin: origin, space: self)
    }

    private func place(_ axis: NSLayoutConstraint.Axis, _ attribute: LayoutPlace.Attribute) -> LayoutPlace {
        LayoutPlace(axis, attribute)
    }

    private func ownPlace(_ axis: NSLayoutConstraint.Axis, _ attribute: LayoutPlace.Attribute) -> LayoutPlace
    {
        LayoutPlace(axis, attribute, inMargins: isLayoutMarginsRelativeArrangement)
    }

    private func addHiding(_ view: UIView, _ inOrder: [UIView], _ rows: inout [LayoutRow]) {
        rows.append(row([LayoutOperand(view, place(axis, .length))], .equal, 0, Origin.hiding))
        let index = inOrder.firstIndex { $0 === view }!
        let before = inOrder[..<index].last { !$0.isHidden }
        let start =
            before.map { LayoutOperand($0, place(axis, .end), -1) }
            ?? LayoutOperand(self, ownPlace(axis, .start), -1)
        rows.append(row([LayoutOperand(view, place(axis, .start)), start], .equal, 0, Origin.edge))
    }

    private func addEdges(_ first: UIView, _ last: UIView, _ rows: inout [LayoutRow]) {
        rows.append(
            row(
                [LayoutOperand(first, place(axis, .start)), LayoutOperand(self, ownPlace(axis, .start), -1)],
                .equal, 0,
                Origin.edge))
        rows.append(
            row(
                [LayoutOperand(self, ownPlace(axis, .end)), LayoutOperand(last, place(axis, .end), -1)],
                .equal, 0,
                Origin.edge))
        if distribution == .equalSpacing || distribution == .equalCentering {
            rows.append(row([LayoutOperand(self, place(axis, .length))], .equal, 0, Origin.fit, priority: 49))
        }
    }

    private func distance(_ view: UIView, _ next: UIView) -> CGFloat {
        let before = axis == .horizontal && isRightToLeft ? next : view
        let custom = customSpacing(after: before)
        if custom == Self.spacingUseDefault {
            return spacing == Self.spacingUseSystem ? systemSpacing : spacing
        }
        return custom == Self.spacingUseSystem ? systemSpacing : custom
    }

    private func addSpacing(_ view: UIView, _ next: UIView, _ rows: inout [LayoutRow]) {
        let isLoose = distribution == .equalSpacing || distribution == .equalCentering
        let byBaseline = isBaselineRelativeArrangement && axis == .vertical
        rows.append(
            row(
                [
                    LayoutOperand(next, place(axis, byBaseline ? .firstBaseline : .start)),
                    LayoutOperand(view, place(axis, byBaseline ? .lastBaseline : .end), -1),
                ], isLoose ? .greaterThanOrEqual : .equal, distance(view, next), Origin.spacing))
    }

    private func addDistribution(_ shown: [UIView], _ rows: inout [LayoutRow]) {
        switch distribution {
        case .fill: break
        case .fillEqually:
            for view in shown.dropFirst() {
                rows.append(
                    row(
                        [
                            LayoutOperand(view, place(axis, .length)),
                            LayoutOperand(shown[0], place(axis, .length), -1),
                        ],
                        .equal, 0, Origin.equally))
            }
        case .fillProportionally:
            let lengths = shown.map {
                (axis == .horizontal ? $0.naturalLengths.width : $0.naturalLengths.height) ?? 0
            }
            let total = lengths.reduce(0, +)
            guard total > 0 else { return }
            let gaps = zip(shown, shown.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
            for (view, length) in zip(shown, lengths) {
                let share = length / total
                rows.append(
                    row(
                        [
                            LayoutOperand(view, place(axis, .length)),
                            LayoutOperand(self, ownPlace(axis, .length), -share),
                        ], .equal, -share * gaps, Origin.proportionally, priority: 999))
            }
        case .equalSpacing: addEqualGaps(shown, from: .end, to: .start, priority: 1000, &rows)
        case .equalCentering: addEqualGaps(shown, from: .center, to: .center, priority: 149, &rows)
        }
    }

    /// The distance of each two neighbours is that of the two before.
    private func addEqualGaps(
        _ shown: [UIView], from: LayoutPlace.Attribute, to: LayoutPlace.Attribute, priority: Float,
        _ rows: inout [LayoutRow]
    ) {
        for index in shown.indices.dropFirst(2) {
            rows.append(
                row(
                    gap(shown[index - 1], from, shown[index], to, 1)
                        + gap(shown[index - 2], from, shown[index - 1], to, -1), .equal, 0,
                    Origin.distributing, priority: priority))
        }
    }

    private func gap(
        _ first: UIView, _ from: LayoutPlace.Attribute, _ second: UIView, _ to: LayoutPlace.Attribute,
        _ factor: Double
    ) -> [LayoutOperand] {
        [LayoutOperand(second, place(axis, to), factor), LayoutOperand(first, place(axis, from), -factor)]
    }

    private func addAlignment(_ rows: inout [LayoutRow]) {
        let isMirrored = crossAxis == .horizontal && isRightToLeft
        for view in arranged {
            let start = [
                LayoutOperand(view, place(crossAxis, .start)),
                LayoutOperand(self, ownPlace(crossAxis, .start), -1),
            ]
            let end = [
                LayoutOperand(view, place(crossAxis, .end)),
                LayoutOperand(self, ownPlace(crossAxis, .end), -1),
            ]
            var holdsStart = false
            var holdsEnd = false
            switch alignment {
            case .fill: (holdsStart, holdsEnd) = (true, true)
            case .leading: (holdsStart, holdsEnd) = (!isMirrored, isMirrored)
            case .trailing: (holdsStart, holdsEnd) = (isMirrored, !isMirrored)
            case .center:
                rows.append(
                    row(
                        [
                            LayoutOperand(view, place(crossAxis, .center)),
                            LayoutOperand(self, ownPlace(crossAxis, .center), -1),
                        ], .equal, 0, Origin.alignment))
            case .firstBaseline, .lastBaseline: addBaseline(view, &rows)
            }
            rows.append(row(start, holdsStart ? .equal : .greaterThanOrEqual, 0, Origin.alignment))
            rows.append(row(end, holdsEnd ? .equal : .lessThanOrEqual, 0, Origin.alignment))
            if alignment != .fill,
                (crossAxis == .horizontal ? view.naturalLengths.width : view.naturalLengths.height) == nil
            {
                rows.append(
                    row(
                        [LayoutOperand(view, place(crossAxis, .length))], .equal, 0, Origin.suppression,
                        priority: 25))
            }
        }
        if alignment != .fill {
            rows.append(
                row([LayoutOperand(self, place(crossAxis, .length))], .equal, 0, Origin.fit, priority: 51))
        }
    }

    private func addBaseline(_ view: UIView, _ rows: inout [LayoutRow]) {
        guard let first = arranged.first(where: { !$0.isHidden }), view !== first, axis == .horizontal else {
            return
        }
        let attribute: LayoutPlace.Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        rows.append(
            row(
                [
                    LayoutOperand(view, place(.vertical, attribute)),
                    LayoutOperand(first, place(.vertical, attribute), -1),
                ], .equal,
                0, Origin.alignment))
    }
}
