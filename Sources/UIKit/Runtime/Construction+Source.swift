import SwiftInternals

/// `T(frame:)` for a class of views that is known when the app runs: Apple's classes permit it though the
/// initialiser is not `required`. Lowered source calls it.
@preconcurrency @MainActor
public func _new<T: UIView>(_ type: T.Type, frame: CGRect) -> T { Construction.view(type, frame: frame) }

/// `T()` for such a class, by the `init()` of its own where it has one.
@preconcurrency @MainActor
public func _new<T: NSObject>(_ type: T.Type) -> T {
    let own: NSObject? =
        (type as? UIViewController.Type)?._madeByPlainInit() ?? (type as? UIView.Type)?._madeByPlainInit()
    guard let made = (own ?? Construction.object(type)) as? T else {
        fatalError("\(type) was not made")
    }
    return made
}

@preconcurrency @MainActor
public func _new<T: UITableViewCell>(
    _ type: T.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> T {
    unsafeDowncast(
        Construction.tableCell(type, style: style, reuseIdentifier: reuseIdentifier), to: T.self)
}

@preconcurrency @MainActor
public func _new<T: UITableViewHeaderFooterView>(_ type: T.Type, reuseIdentifier: String?) -> T {
    unsafeDowncast(Construction.headerFooter(type, reuseIdentifier: reuseIdentifier), to: T.self)
}

@preconcurrency @MainActor
public func _new<T: UIViewController>(_ type: T.Type, nibName: String?, bundle: Bundle?) -> T {
    unsafeDowncast(Construction.viewController(type, nibName: nibName, bundle: bundle), to: T.self)
}

@preconcurrency @MainActor
public func _new<T: UINavigationController>(_ type: T.Type, rootViewController: UIViewController) -> T {
    unsafeDowncast(
        Construction.navigationController(type, rootViewController: rootViewController), to: T.self)
}

@preconcurrency @MainActor
public func _new<T: UICollectionView>(
    _ type: T.Type, frame: CGRect, collectionViewLayout: UICollectionViewLayout
) -> T {
    unsafeDowncast(
        Construction.collectionView(type, frame: frame, layout: collectionViewLayout), to: T.self)
}

@preconcurrency @MainActor
public func _new<T: UITableView>(_ type: T.Type, frame: CGRect, style: UITableView.Style) -> T {
    unsafeDowncast(Construction.tableView(type, frame: frame, style: style), to: T.self)
}

@preconcurrency @MainActor
public func _new<T: UIStoryboardSegue>(
    _ type: T.Type, identifier: String?, source: UIViewController, destination: UIViewController
) -> T {
    unsafeDowncast(
        Construction.segue(type, identifier, source, destination), to: T.self)
}

@preconcurrency @MainActor
public func _new<T: UIButton>(_ type: T.Type, type buttonType: UIButton.ButtonType) -> T {
    let made = Construction.view(type, frame: .zero)
    made.applyType(buttonType)
    return made
}

/// What fulfils `init()` of a protocol by an initialiser that is not `required`. Lowered source adds it to the protocol.
public protocol _PlainlyMade {}

extension NSObject: _PlainlyMade {}

extension _PlainlyMade {
    public init(__plainlyMade made: Self) { self = made }
}

/// `Self()` of such a protocol, for objects; those that are no views are made on any thread.
public func _plainlyMade<T: NSObject>(_ type: T.Type) -> T { IsolatedCall.run { _new(type) } }

/// `T.init`, given as a function that makes views.
@preconcurrency @MainActor
public func _maker<T: NSObject>(_ type: T.Type) -> @MainActor () -> T { { _new(type) } }

@preconcurrency @MainActor
public func _maker<T: UIView>(_ type: T.Type) -> @MainActor (CGRect) -> T { { _new(type, frame: $0) } }
