/// A round swatch that opens a colour picker and shows what was chosen.
@preconcurrency @MainActor
open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
    /// Of the picker that it opens.
    open var title: String?
    open var supportsAlpha = true
    /// Kept: there is no eyedropper.
    open var supportsEyedropper = true {
        didSet {
            if !supportsEyedropper {
                Kept.say("UIColorWell.supportsEyedropper", "colours are not picked from the screen")
            }
        }
    }
    /// Nil: a wheel of all colours. Setting it sends no action.
    open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }
    private static let side: CGFloat = 28

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpWell()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpWell()
    }

    private func setUpWell() {
        isOpaque = false
        backgroundColor = .clear
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.openPicker() }, for: .touchUpInside)
        if bounds.size == .zero { bounds.size = intrinsicContentSize }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let side = min(bounds.width, bounds.height)
        let disc = CGRect(
            x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
        let middle = CGPoint(x: disc.midX, y: disc.midY)
        for step in 0..<24 {
            let from = CGFloat(step) / 24 * 2 * .pi
            let part = UIBezierPath()
            part.move(to: middle)
            part.addArc(
                withCenter: middle, radius: side / 2, startAngle: from, endAngle: from + .pi / 11,
                clockwise: true)
            part.close()
            UIColor(hue: CGFloat(step) / 24, saturation: 0.9, brightness: 1, alpha: 1).setFill()
            part.fill()
        }
        context.setFillColor((UIColor.systemBackground.cgColor))
        context.fillEllipse(in: disc.insetBy(dx: 3, dy: 3))
        guard let selectedColor else { return }
        context.setFillColor(selectedColor.cgColor)
        context.fillEllipse(in: disc.insetBy(dx: 5, dy: 5))
    }

    private func openPicker() {
        guard let presenter = window?.rootViewController?.topmostPresented else { return }
        let picker = UIColorPickerViewController()
        if let title { picker.title = title }
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.delegate = self
        presenter.present(picker, animated: true)
    }

    open func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        selectedColor = color
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

extension UIViewController {
    /// The last of the controllers that are presented one above the other.
    fileprivate var topmostPresented: UIViewController {
        var top = self
        while let next = top.presentedViewController { top = next }
        return top
    }
}
