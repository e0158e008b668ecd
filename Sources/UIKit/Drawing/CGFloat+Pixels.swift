extension CGFloat {
    /// Up to a whole device pixel, of which a point has `scale`. What is over by less than a thousandth of one does not count.
    func roundedUp(toPixelsAt scale: CGFloat) -> CGFloat {
        // 0 is added since nothing rounds up to -0.
        (self * scale - 0.001).rounded(.up) / scale + 0
    }
}
