// Written by `make requirements` from the protocol's declaration.

extension UIPreviewInteractionDelegate {
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }

    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
        ended: Bool
    ) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UIPreviewInteractionDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIPreviewInteractionDelegate {
    @inline(__always) @discardableResult
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool? {
        OptionalRequirement.call(target, "previewInteractionShouldBegin(_:)") {
            $0.previewInteractionShouldBegin(previewInteraction)
        }
    }

    @inline(__always) @discardableResult
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
        ended: Bool
    ) -> Void? {
        OptionalRequirement.call(target, "previewInteraction(_:didUpdateCommitTransition:ended:)") {
            $0.previewInteraction(
                previewInteraction, didUpdateCommitTransition: transitionProgress, ended: ended)
        }
    }
}
