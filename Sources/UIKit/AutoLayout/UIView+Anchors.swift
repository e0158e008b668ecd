extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .right) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .bottom) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutItem(self), .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutItem(self), .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutItem(self), .firstBaseline)
    }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutItem(self), .lastBaseline)
    }

    /// The part of the view that no bar covers.
    public var safeAreaLayoutGuide: UILayoutGuide { autoLayoutState.guide(.safeArea, of: self) }
    /// The view without its layout margins.
    public var layoutMarginsGuide: UILayoutGuide { autoLayoutState.guide(.layoutMargins, of: self) }
    /// The part of the margins in which lines of text are not too long to read.
    public var readableContentGuide: UILayoutGuide { autoLayoutState.guide(.readable, of: self) }
}
