import ListEngine

/// The frames of a custom group's items, in the group's coordinates.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items side by side, one above the other, or wherever a function says.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Members {
        case filling
        case divided(Int)
        case repeated(Int)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    /// Views fixed to the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { supplements }
        set { supplements = newValue }
    }
    /// Between items along the group's axis.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    open var subitems: [NSCollectionLayoutItem] { items }

    private let items: [NSCollectionLayoutItem]
    private let axis: FlowAxis
    private let members: Members

    init(
        _ size: NSCollectionLayoutSize, _ axis: FlowAxis, _ members: Members,
        _ items: [NSCollectionLayoutItem]
    ) {
        self.items = items
        self.axis = axis
        self.members = members
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// The items in turn, over and over, as many as have room.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self {
        NSCollectionLayoutGroup(layoutSize, .horizontal, .filling, subitems) as! Self
    }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self {
        NSCollectionLayoutGroup(layoutSize, .vertical, .filling, subitems) as! Self
    }

    /// So many items that share the group's width; their own width does not count.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        NSCollectionLayoutGroup(layoutSize, .horizontal, .divided(count), [subitem]) as! Self
    }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        NSCollectionLayoutGroup(layoutSize, .vertical, .divided(count), [subitem]) as! Self
    }

    /// At most so many items of their own width, as many as have room.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        NSCollectionLayoutGroup(layoutSize, .horizontal, .repeated(count), [subitem]) as! Self
    }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        NSCollectionLayoutGroup(layoutSize, .vertical, .repeated(count), [subitem]) as! Self
    }

    /// Items where `itemProvider` puts them.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        NSCollectionLayoutGroup(layoutSize, .vertical, .custom(itemProvider), []) as! Self
    }

    /// The group in words.
    open func visualDescription() -> String {
        var providers = CustomGroupProviders()
        return "\(value(&providers))"
    }

    override func value(_ providers: inout CustomGroupProviders) -> CompositionalItem {
        var value = super.value(&providers)
        let kinds = items.map { $0.value(&providers) }
        let how: CompositionalGroup.Members =
            switch members {
            case .filling: .filling(kinds)
            case .divided(let count): .divided(kinds, count: count)
            case .repeated(let count): .repeated(kinds, count: count)
            case .custom(let provider): .custom(providers.number(provider))
            }
        value.group = CompositionalGroup(axis: axis, members: how, spacing: interItemSpacing?.value ?? .none)
        return value
    }

    override func duplicate() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutGroup(layoutSize, axis, members, items)
        copy.copyInsets(of: self)
        copy.supplements = supplements
        copy.interItemSpacing = interItemSpacing
        return copy
    }
}

/// Where one item of a custom group stands.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    open var frame: CGRect { value.frame }
    open var zIndex: Int { value.zIndex }
    let value: CompositionalCustomFrame

    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    public init(frame: CGRect, zIndex: Int) {
        value = CompositionalCustomFrame(frame: frame, zIndex: zIndex)
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
