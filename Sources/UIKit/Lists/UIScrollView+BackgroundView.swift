extension UIScrollView {
    /// Puts what a list shows behind its rows or items in, as large as the bounds.
    func showBackgroundView(_ view: UIView?, replacing old: UIView?) {
        takeOut(old, unless: view)
        guard let view else { return }
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    /// Takes out what another view takes the place of, unless the app has put it elsewhere.
    func takeOut(_ old: UIView?, unless new: UIView?) {
        if old !== new, old?.superview === self { old?.removeFromSuperview() }
    }
}
