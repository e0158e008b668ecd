import Synchronization

/// The variants of one picture: those of an image set, or those that were registered.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private let name: String?
    private let bundle: Bundle?
    private let registered = Mutex<[(traits: UITraitCollection, image: UIImage)]>([])

    public override init() {
        name = nil
        bundle = nil
    }

    init(name: String, bundle: Bundle?) {
        self.name = name
        self.bundle = bundle
    }

    /// The best variant for `traits`; an empty picture when there is none.
    open func image(with traits: UITraitCollection) -> UIImage {
        if let image = values(for: traits) { return UIImage(image) }
        return UIImage(UIImage.Values(image: .empty))
    }

    func values(for traits: UITraitCollection) -> UIImage.Values? {
        let registered = registered.withLock { $0 }
        guard let found = registered.last(where: { traits.containsTraits(in: $0.traits) }) ?? registered.last
        else {
            return name.flatMap { NamedImages.values(named: $0, in: bundle, traits) }
        }
        var values = found.image.values
        values.asset = self
        return values
    }

    open func register(_ image: UIImage, with traits: UITraitCollection) {
        registered.withLock {
            $0.removeAll { $0.traits == traits }
            $0.append((traits, image))
        }
    }

    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection.current)
    }

    open func unregister(with traits: UITraitCollection) {
        registered.withLock { $0.removeAll { $0.traits == traits } }
    }
}

extension UIImage {
    /// The variant for `traits`, shown as this picture is; itself when there are no variants.
    func resolved(for traits: UITraitCollection) -> UIImage {
        if let symbol = values.symbol, symbol.hasOwnColors || symbol.configuration?.textStyle != nil,
            let fresh = symbol.values(for: traits)
        {
            return changed {
                $0.image = fresh.image
                $0.baseline = fresh.baseline
            }
        }
        guard let asset = values.asset, let fresh = asset.values(for: traits), fresh.image != values.image
        else { return self }
        return changed {
            $0.image = fresh.image
            $0.scale = fresh.scale
        }
    }
}
