import ListEngine

/// A length of an item: points, a share of its container, or an estimate that the content replaces.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, NSCopying {
    let value: CompositionalDimension

    init(_ value: CompositionalDimension) { self.value = value }

    /// A share of the container's width, 1: all of it.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        NSCollectionLayoutDimension(.fractionalWidth(fractionalWidth)) as! Self
    }
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        NSCollectionLayoutDimension(.fractionalHeight(fractionalHeight)) as! Self
    }
    open class func absolute(_ absoluteDimension: CGFloat) -> Self {
        NSCollectionLayoutDimension(.absolute(absoluteDimension)) as! Self
    }
    open class func estimated(_ estimatedDimension: CGFloat) -> Self {
        NSCollectionLayoutDimension(.estimated(estimatedDimension)) as! Self
    }
    /// An estimate; all siblings of the group get the longest measured length.
    open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
        NSCollectionLayoutDimension(.uniformAcrossSiblings(estimatedDimension)) as! Self
    }

    open var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }
    open var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }
    open var isAbsolute: Bool { if case .absolute = value { true } else { false } }
    open var isEstimated: Bool { if case .estimated = value { true } else { false } }
    open var isUniformAcrossSiblings: Bool { value.isUniform }

    /// Points or the share.
    open var dimension: CGFloat {
        switch value {
        case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
            .estimated(let number), .uniformAcrossSiblings(let number):
            number
        }
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSCollectionLayoutDimension)?.value == value
    }

    nonisolated open override var hash: Int { value.hashValue }

    nonisolated open override var description: String { "\(value)" }
}

/// Width and height of an item.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
    open var widthDimension: NSCollectionLayoutDimension { width }
    open var heightDimension: NSCollectionLayoutDimension { height }
    private let width: NSCollectionLayoutDimension
    private let height: NSCollectionLayoutDimension

    public init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
    ) {
        self.width = width
        self.height = height
    }

    var value: CompositionalSize { CompositionalSize(width: width.value, height: height.value) }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
