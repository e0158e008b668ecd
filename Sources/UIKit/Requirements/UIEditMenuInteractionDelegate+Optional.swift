// Written by `make requirements` from the protocol's declaration.

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { OptionalRequirement.absent(self, answering: nil) }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { OptionalRequirement.absent(self, answering: .null) }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { OptionalRequirement.absent(self) }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { OptionalRequirement.absent(self) }

    var optional: OptionalCalls<any UIEditMenuInteractionDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIEditMenuInteractionDelegate {
    @inline(__always) @discardableResult
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> (UIMenu?)? {
        OptionalRequirement.call(target) {
            $0.editMenuInteraction(interaction, menuFor: configuration, suggestedActions: suggestedActions)
        }
    }

    @inline(__always) @discardableResult
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect? {
        OptionalRequirement.call(target) { $0.editMenuInteraction(interaction, targetRectFor: configuration) }
    }
}
