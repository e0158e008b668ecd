/// Rows that no app wrote: autoresizing masks while fitting, and the readable width.
extension LayoutScope {
    /// What the mask of a view with a frame of its own means while the size of its superview is asked for.
    func addMaskRows(_ view: UIView, in parent: UIView) {
        let frame = view.untransformedFrame
        let mask = view.autoresizingMask
        for (axis, isFlexible, isPushed, start, length, outer) in [
            (
                NSLayoutConstraint.Axis.horizontal, mask.contains(.flexibleWidth),
                mask.contains(.flexibleLeftMargin),
                frame.minX, frame.width, parent.bounds.width
            ),
            (
                .vertical, mask.contains(.flexibleHeight), mask.contains(.flexibleTopMargin), frame.minY,
                frame.height,
                parent.bounds.height
            ),
        ] {
            let origin = "NSAutoresizingMaskLayoutConstraint"
            if isFlexible || !isPushed {
                add(
                    LayoutRow(
                        [LayoutOperand(view, LayoutPlace(axis, .start))], .equal, .fixed(start),
                        origin: origin,
                        space: parent))
            }
            if isFlexible || isPushed {
                add(
                    LayoutRow(
                        [
                            LayoutOperand(parent, LayoutPlace(axis, .end)),
                            LayoutOperand(view, LayoutPlace(axis, .end), -1),
                        ], .equal, .fixed(outer - start - length), origin: origin, space: parent))
            }
            if !isFlexible {
                add(
                    LayoutRow(
                        [LayoutOperand(view, LayoutPlace(axis, .length))], .equal, .fixed(length),
                        origin: origin,
                        space: parent))
            }
        }
    }

    /// What a mask says of a view that is as large as the one around it, whatever the size.
    func addFillingRows(_ view: UIView, in parent: UIView) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for place in [LayoutPlace(axis, .start), LayoutPlace(axis, .length)] {
                add(
                    LayoutRow(
                        [LayoutOperand(view, place), LayoutOperand(parent, place, -1)], .equal, .fixed(0),
                        origin: "NSAutoresizingMaskLayoutConstraint", space: parent))
            }
        }
    }

    /// Centred, as wide as the margins but not wider than reads well. The margins give way, without a word of conflicts, in an owner
    /// that is too small for them.
    func addReadableRows(_ guide: UILayoutGuide) {
        guard let owner = guide.owner else { return }
        let item = LayoutItem(guide)
        func of(_ place: LayoutPlace) -> LayoutOperand { LayoutOperand(item, place, 1)! }
        func margin(_ axis: NSLayoutConstraint.Axis, _ attribute: LayoutPlace.Attribute) -> LayoutOperand {
            LayoutOperand(owner, LayoutPlace(axis, attribute, inMargins: true), -1)
        }
        let width = LayoutPlace(.horizontal, .length)
        let rows = [
            LayoutRow(
                [of(width)], .lessThanOrEqual, .fixed(Double(UILayoutGuide.readableWidth)), space: owner),
            LayoutRow(
                [of(width), margin(.horizontal, .length)], .equal, .fixed(0), priority: 999, space: owner),
            LayoutRow(
                [of(LayoutPlace(.horizontal, .center)), margin(.horizontal, .center)], .equal, .fixed(0),
                space: owner),
            LayoutRow(
                [of(LayoutPlace(.vertical, .start)), margin(.vertical, .start)], .equal, .fixed(0),
                priority: 999, space: owner),
            LayoutRow(
                [of(LayoutPlace(.vertical, .end)), margin(.vertical, .end)], .equal, .fixed(0),
                priority: 999, space: owner),
        ]
        for var row in rows {
            row.origin = "UIViewReadableContentGuide"
            add(row)
        }
    }
}
