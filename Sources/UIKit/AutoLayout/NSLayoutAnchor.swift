/// Anchors of all kinds: of two attributes where one is the distance from the other.
@MainActor
protocol AnchorOfAnyKind: NSObject {
    var parts: [(item: LayoutItem, attribute: NSLayoutConstraint.Attribute)] { get }
}

/// An attribute of a view or guide, from which constraints are made. Anchors of different kinds do not mix.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, AnchorOfAnyKind {
    let layoutItem: LayoutItem
    let attribute: NSLayoutConstraint.Attribute
    /// For a distance between anchors: what is subtracted.
    let subtrahend: (item: LayoutItem, attribute: NSLayoutConstraint.Attribute)?

    init(
        _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
        minus subtrahend: (item: LayoutItem, attribute: NSLayoutConstraint.Attribute)? = nil
    ) {
        layoutItem = item
        self.attribute = attribute
        self.subtrahend = subtrahend
        super.init()
    }

    var parts: [(item: LayoutItem, attribute: NSLayoutConstraint.Attribute)] {
        [(layoutItem, attribute)] + [subtrahend].compactMap { $0 }
    }

    // UIKit: anchors of one attribute of one item are equal, however often they are asked for.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any AnchorOfAnyKind else { return false }
        nonisolated(unsafe) let both = (self, other)
        return MainActor.assumeIsolated {
            both.0.parts.elementsEqual(both.1.parts) {
                $0.attribute == $1.attribute && $0.item.object === $1.item.object
            }
        }
    }
    nonisolated open override var hash: Int { attribute.rawValue }

    open var item: AnyObject? { layoutItem.object }
    open var name: String { "\(layoutItem.nameInMessages).\(attribute.nameInMessages)" }

    func relate(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        // UIKit: nothing of another dimension is no relation to it (tests of a library, run on iOS).
        if multiplier == 0, other != nil {
            return relate(relation, nil, constant: constant)
        }
        var further: [(item: LayoutItem, attribute: NSLayoutConstraint.Attribute, factor: CGFloat)] = []
        if let subtrahend { further.append((subtrahend.item, subtrahend.attribute, -1)) }
        if let subtrahend = other?.subtrahend {
            further.append((subtrahend.item, subtrahend.attribute, multiplier))
        }
        return NSLayoutConstraint(
            layoutItem, attribute, relation, other?.layoutItem, other?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: constant, furtherTerms: further)
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, anchor)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor)
    }
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.equal, anchor, constant: c)
    }
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, constant: c)
    }
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, constant: c)
    }
}

/// Points between two views by Apple's guidelines; a multiplier scales it.
/// DIFFERS: the same for baselines, where UIKit takes the fonts into account.
let systemSpacing: CGFloat = 8

@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another, to be related to other distances.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(otherAnchor.layoutItem, otherAnchor.attribute, minus: (layoutItem, attribute))
    }
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, anchor, constant: systemSpacing * multiplier)
    }
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }
}

@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to another, to be related to other distances.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(otherAnchor.layoutItem, otherAnchor.attribute, minus: (layoutItem, attribute))
    }
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, anchor, constant: systemSpacing * multiplier)
    }
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }
}

@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, nil, constant: c)
    }
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, nil, constant: c)
    }
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, nil, constant: c)
    }
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, multiplier: m)
    }
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, multiplier: m)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
        -> NSLayoutConstraint
    {
        relate(.lessThanOrEqual, anchor, multiplier: m)
    }
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, anchor, multiplier: m, constant: c)
    }
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
    }
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, multiplier: m, constant: c)
    }
}
