// Written by `make requirements` from the protocol's declaration.

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        OptionalRequirement.absent(self)
        return defaultRegion
    }

    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    {
        OptionalRequirement.absent(self)
        return nil
    }

    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        OptionalRequirement.absent(self)
    }

    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UIPointerInteractionDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIPointerInteractionDelegate {
    @inline(__always) @discardableResult
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> (UIPointerRegion?)? {
        OptionalRequirement.call(target, "pointerInteraction(_:regionFor:defaultRegion:)") {
            $0.pointerInteraction(interaction, regionFor: request, defaultRegion: defaultRegion)
        }
    }

    @inline(__always) @discardableResult
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> (
        UIPointerStyle?
    )? {
        OptionalRequirement.call(target, "pointerInteraction(_:styleFor:)") {
            $0.pointerInteraction(interaction, styleFor: region)
        }
    }

    @inline(__always) @discardableResult
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) -> Void? {
        OptionalRequirement.call(target, "pointerInteraction(_:willEnter:animator:)") {
            $0.pointerInteraction(interaction, willEnter: region, animator: animator)
        }
    }

    @inline(__always) @discardableResult
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) -> Void? {
        OptionalRequirement.call(target, "pointerInteraction(_:willExit:animator:)") {
            $0.pointerInteraction(interaction, willExit: region, animator: animator)
        }
    }
}
