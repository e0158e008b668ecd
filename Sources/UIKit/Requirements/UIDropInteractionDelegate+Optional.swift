// Written by `make requirements` from the protocol's declaration.

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
        -> Bool
    { OptionalRequirement.absent(self, answering: true) }

    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    { OptionalRequirement.absent(self, answering: UIDropProposal(operation: .cancel)) }

    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        OptionalRequirement.absent(self)
    }
}
