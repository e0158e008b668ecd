// Written by `make requirements` from the protocol's declaration.

extension UIPreviewInteractionDelegate {
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
        OptionalRequirement.absent(self, answering: true)
    }

    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
        ended: Bool
    ) { OptionalRequirement.absent(self) }
}
