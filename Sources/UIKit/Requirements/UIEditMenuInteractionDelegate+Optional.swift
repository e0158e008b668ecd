// Written by `make requirements` from the protocol's declaration.

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        OptionalRequirement.absent(self)
        return .null
    }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        OptionalRequirement.absent(self)
    }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UIEditMenuInteractionDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIEditMenuInteractionDelegate {
    @inline(__always) @discardableResult
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> (UIMenu?)? {
        OptionalRequirement.call(target, "editMenuInteraction(_:menuFor:suggestedActions:)") {
            $0.editMenuInteraction(interaction, menuFor: configuration, suggestedActions: suggestedActions)
        }
    }

    @inline(__always) @discardableResult
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect? {
        OptionalRequirement.call(target, "editMenuInteraction(_:targetRectFor:)") {
            $0.editMenuInteraction(interaction, targetRectFor: configuration)
        }
    }

    @inline(__always) @discardableResult
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) -> Void? {
        OptionalRequirement.call(target, "editMenuInteraction(_:willPresentMenuFor:animator:)") {
            $0.editMenuInteraction(interaction, willPresentMenuFor: configuration, animator: animator)
        }
    }

    @inline(__always) @discardableResult
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) -> Void? {
        OptionalRequirement.call(target, "editMenuInteraction(_:willDismissMenuFor:animator:)") {
            $0.editMenuInteraction(interaction, willDismissMenuFor: configuration, animator: animator)
        }
    }
}
