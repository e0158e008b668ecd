import AssetFormat

/// An image set by a name that is checked when the app is built. The build makes one for every set that the
/// source uses: `UIImage(resource: .cover)`.
public struct ImageResource: Hashable, Sendable {
    let set: AssetSet
    public init(name: String, bundle: Bundle) { set = AssetSet(name: name, bundlePath: bundle.bundlePath) }
}

/// A colour set by a name that is checked when the app is built.
public struct ColorResource: Hashable, Sendable {
    let set: AssetSet
    public init(name: String, bundle: Bundle) { set = AssetSet(name: name, bundlePath: bundle.bundlePath) }
}

/// Where a set is.
struct AssetSet: Hashable, Sendable {
    let name: String
    let bundlePath: String
    var bundle: Bundle? { Bundle(path: bundlePath) }
}

extension UIImage {
    /// An empty picture when the set cannot be read, which is also told once.
    public convenience init(resource: ImageResource) {
        let set = resource.set
        self.init(NamedImages.values(named: set.name, in: set.bundle, .current) ?? Values(image: .empty))
    }
}

extension UIColor {
    /// Clear when the set cannot be read, which is also told once.
    public convenience init(resource: ColorResource) {
        let color = NamedColors.color(named: resource.set.name, in: resource.set.bundle)
        self.init { _ in color ?? .clear }
        (name, catalog) = (resource.set.name, color?.catalog)
    }
}

/// The file of a data set.
open class NSDataAsset: NSObject, @unchecked Sendable {
    public typealias Name = String
    public let name: Name
    public let data: Data
    /// A uniform type identifier, such as "public.json".
    public let typeIdentifier: String

    public convenience init?(name: Name) { self.init(name: name, bundle: .main) }

    public init?(name: Name, bundle: Bundle) {
        do {
            let traits = UITraitCollection.current.forAssets
            var found = try BundleFiles.own(of: bundle)?.catalogs.dataFile(name, for: traits)
            if found == nil { found = try BundleFiles.shared.catalogs.dataFile(name, for: traits) }
            if found == nil, let folder = bundle.resourcePath {
                found = try NamedImages.files(in: folder).catalogs
                    .dataFile(name, for: traits)
            }
            guard let found, let data = FileManager.default.contents(atPath: found.path) else { return nil }
            self.name = name
            self.data = data
            typeIdentifier = found.type
        } catch {
            ImageProblems.noteFromAnywhere(error.description)
            return nil
        }
    }
}

/// What `#imageLiteral(resourceName:)` makes.
public typealias _ImageLiteralType = UIImage
