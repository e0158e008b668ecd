/// An object that is not a view and would be restored with the app's state; nothing is restored here.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    // @optional
    func encodeRestorableState(with coder: NSCoder)
    func decodeRestorableState(with coder: NSCoder)
    func applicationFinishedRestoringState()
}

extension UIViewController: UIStateRestoring {}

/// Makes such an object again.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
    static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)?
}
