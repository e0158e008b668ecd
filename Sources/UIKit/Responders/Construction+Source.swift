/// `T(frame:)` for a class of views that is known when the app runs: Apple's classes permit it though the
/// initialiser is not `required`. Lowered source calls it.
@preconcurrency @MainActor
public func _new<T: UIView>(_ type: T.Type, frame: CGRect) -> T { Construction.view(type, frame: frame) }

/// `T()` for such a class.
@preconcurrency @MainActor
public func _new<T: NSObject>(_ type: T.Type) -> T {
    guard let made = Construction.object(type) as? T else { preconditionFailure("\(type) was not made") }
    return made
}
