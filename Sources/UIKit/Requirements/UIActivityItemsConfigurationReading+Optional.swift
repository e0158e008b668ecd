// Written by `make requirements` from the protocol's declaration.

extension UIActivityItemsConfigurationReading {
    public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction)
        -> Bool
    { OptionalRequirement.absent(self, answering: false) }

    public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        OptionalRequirement.absent(self, answering: nil)
    }

    public func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { OptionalRequirement.absent(self, answering: nil) }

    public func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { OptionalRequirement.absent(self, answering: nil) }
}
