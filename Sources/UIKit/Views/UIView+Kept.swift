extension Optional where Wrapped: UIView {
    /// The view, made if there is none yet, while it has something to show; else none, and the view leaves its superview.
    @MainActor
    func kept(while isShown: Bool, or make: @autoclosure () -> Wrapped) -> Wrapped? {
        if isShown { return self ?? make() }
        self?.removeFromSuperview()
        return nil
    }
}
