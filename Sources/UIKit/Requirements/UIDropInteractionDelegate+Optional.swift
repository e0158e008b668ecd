// Written by `make requirements` from the protocol's declaration.

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
        -> Bool
    {
        OptionalRequirement.absent(self)
        return true
    }

    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    {
        OptionalRequirement.absent(self)
        return UIDropProposal(operation: .cancel)
    }

    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UIDropInteractionDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIDropInteractionDelegate {
    @inline(__always) @discardableResult
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool? {
        OptionalRequirement.call(target, "dropInteraction(_:canHandle:)") {
            $0.dropInteraction(interaction, canHandle: session)
        }
    }

    @inline(__always) @discardableResult
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal?
    {
        OptionalRequirement.call(target, "dropInteraction(_:sessionDidUpdate:)") {
            $0.dropInteraction(interaction, sessionDidUpdate: session)
        }
    }

    @inline(__always) @discardableResult
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) -> Void? {
        OptionalRequirement.call(target, "dropInteraction(_:performDrop:)") {
            $0.dropInteraction(interaction, performDrop: session)
        }
    }
}
