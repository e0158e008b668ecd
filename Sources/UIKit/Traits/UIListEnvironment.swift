/// The list that a view is part of.
public enum UIListEnvironment: Int, Sendable {
    /// Nothing is known.
    case unspecified
    /// None.
    case none
    case plain
    case grouped
    case insetGrouped
    case sidebar
    case sidebarPlain
}

public enum UITraitListEnvironment: UITraitDefinition {
    public static let defaultValue = UIListEnvironment.unspecified
}

extension UITraitCollection {
    convenience init(listEnvironment: UIListEnvironment) {
        var values = UITraitCollection().values
        values.environment = listEnvironment
        self.init(values)
    }

    /// The list around, or what stands in its place.
    public var listEnvironment: UIListEnvironment { values.environment }
}

extension UITraitOverrides {
    public var listEnvironment: UIListEnvironment {
        get { values.environment }
        set { values.environment = newValue }
    }
}

extension UIListEnvironment {
    /// A table's styles are the first of the looks that lists have.
    init(_ style: UITableView.Style) {
        self.init(UICollectionLayoutListConfiguration.Appearance(rawValue: style.rawValue) ?? .plain)
    }

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
        switch appearance {
        case .plain: self = .plain
        case .grouped: self = .grouped
        case .insetGrouped: self = .insetGrouped
        case .sidebar: self = .sidebar
        case .sidebarPlain: self = .sidebarPlain
        }
    }
}

/// The traits inside of lists: views share one object as long as nothing differs.
@MainActor
enum ListTraits {
    // Of the process: a cache, the same for every session.
    private static var known: [UIListEnvironment: (outer: UITraitCollection, inner: UITraitCollection)] = [:]

    /// `outer` in a list of another kind. Nil: no list begins here.
    static func inside(_ environment: UIListEnvironment?, _ outer: UITraitCollection) -> UITraitCollection {
        guard let environment, environment != outer.listEnvironment else { return outer }
        if let known = known[environment], known.outer === outer { return known.inner }
        var values = outer.values
        values.environment = environment
        let inner = UITraitCollection(values)
        known[environment] = (outer, inner)
        return inner
    }
}
