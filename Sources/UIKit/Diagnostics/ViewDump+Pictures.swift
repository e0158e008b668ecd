import AssetFormat

extension ViewDump {
    /// A picture of an asset catalog, as its set has it.
    public struct CatalogPicture {
        public let name: String
        /// Whether the set has a file of its own for the dark appearance.
        public let hasDark: Bool
        /// Drawn in the tint colour, which follows the appearance by itself.
        public let isTemplate: Bool
    }

    /// Of an image view whose picture is from a catalog.
    public var catalogPicture: CatalogPicture? {
        guard let image = (view as? UIImageView)?.image, !image.isSymbolImage, let name = image.values.name,
            let set = Self.set(name)
        else { return nil }
        return CatalogPicture(
            name: name, hasDark: set.hasDarkFile,
            isTemplate: image.renderingMode == .alwaysTemplate || set.rendering == .template)
    }

    /// The first picture of the catalogs that has a file of its own for the dark appearance.
    public static var darkPicture: String? {
        BundleFiles.main.catalogs.names(.image).first { set($0)?.hasDarkFile == true }
    }

    private static func set(_ name: String) -> ImageSet? {
        BundleFiles.main.catalogs.folder(.image, name).flatMap {
            try? ImageSet(folder: $0, root: BundleFiles.main.root)
        }
    }
}
