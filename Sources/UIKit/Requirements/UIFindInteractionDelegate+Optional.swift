// Written by `make requirements` from the protocol's declaration.

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
        OptionalRequirement.absent(self)
    }

    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UIFindInteractionDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIFindInteractionDelegate {
    @inline(__always) @discardableResult
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) -> Void? {
        OptionalRequirement.call(target, "findInteraction(_:didBegin:)") {
            $0.findInteraction(interaction, didBegin: session)
        }
    }

    @inline(__always) @discardableResult
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) -> Void? {
        OptionalRequirement.call(target, "findInteraction(_:didEnd:)") {
            $0.findInteraction(interaction, didEnd: session)
        }
    }
}
