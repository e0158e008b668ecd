// Written by `make requirements` from the protocol's declaration.

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
        OptionalRequirement.absent(self)
    }

    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        OptionalRequirement.absent(self)
    }
}
