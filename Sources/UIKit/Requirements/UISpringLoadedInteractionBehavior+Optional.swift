// Written by `make requirements` from the protocol's declaration.

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {
        OptionalRequirement.absent(self)
    }
}
