// Written by `make requirements` from the protocol's declaration.

extension UIToolTipInteractionDelegate {
    public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
        -> UIToolTipConfiguration?
    { OptionalRequirement.absent(self, answering: nil) }
}
