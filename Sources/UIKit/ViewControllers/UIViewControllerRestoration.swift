/// A class that makes controllers again after the app was ended; nothing is restored here.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

/// A data source that finds its elements again by identifiers of their own; nothing is restored here.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation: NSObjectProtocol {
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
