extension UIScrollView {
    /// Puts what a list shows behind its rows or items in, as large as the bounds.
    func showBackgroundView(_ view: UIView?, replacing old: UIView?) {
        removeReplaced(old, unless: view)
        guard let view else { return }
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    /// Removes what another view takes the place of, unless the app has put it elsewhere.
    func removeReplaced(_ old: UIView?, unless new: UIView?) {
        if old !== new, old?.superview === self { old?.removeFromSuperview() }
    }
}
