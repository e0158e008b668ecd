// Written by `make requirements` from the protocol's declaration.

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UISpringLoadedInteractionBehavior> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UISpringLoadedInteractionBehavior {
    @inline(__always) @discardableResult
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) -> Void? {
        OptionalRequirement.call(target, "interactionDidFinish(_:)") {
            $0.interactionDidFinish(interaction)
        }
    }
}
