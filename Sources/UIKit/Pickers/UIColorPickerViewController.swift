/// Lets the user choose a colour from a grid, and how opaque it is.
///
/// DIFFERS: there is the grid alone, without spectrum, sliders of components, eyedropper and kept colours.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// Setting it tells the delegate nothing.
    open var selectedColor: UIColor = .black { didSet { showColor() } }
    /// Whether the colour may let something through.
    open var supportsAlpha = true { didSet { showColor() } }
    /// Kept: there is no eyedropper.
    open var supportsEyedropper = true {
        didSet {
            if !supportsEyedropper {
                Kept.say(
                    "UIColorPickerViewController.supportsEyedropper", "colours are not picked from the screen"
                )
            }
        }
    }
    private let grid = ColorGridView()
    private let opacity = UISlider()
    private let sample = UIView()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        title = "Colors"
    }
    public convenience init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let heading = UILabel()
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .headline)
        let close = UIButton(type: .system)
        close.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        close.tintColor = .secondaryLabel
        close.accessibilityLabel = SystemWord.close.text
        close.addAction(UIAction { [weak self] _ in self?.finish() }, for: .primaryActionTriggered)
        let top = UIStackView(arrangedSubviews: [heading, UIView(), close])
        grid.picked = { [weak self] in self?.choose($0, continuously: false) }
        opacity.accessibilityLabel = "Opacity"
        opacity.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.choose(self.selectedColor, continuously: self.opacity.isTracking)
            }, for: .valueChanged)
        sample.layer.cornerRadius = 8
        let column = UIStackView(arrangedSubviews: [top, grid, opacity, sample])
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            grid.heightAnchor.constraint(equalTo: grid.widthAnchor, multiplier: 10 / 12),
            sample.heightAnchor.constraint(equalToConstant: 64),
        ])
        showColor()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed else { return }
        delegate?.colorPickerViewControllerDidFinish(self)
    }

    private func showColor() {
        guard isViewLoaded else { return }
        grid.selected = selectedColor
        opacity.isHidden = !supportsAlpha
        opacity.value = Float(selectedColor.cgColor.alpha)
        sample.backgroundColor = selectedColor
    }

    private func choose(_ color: UIColor, continuously: Bool) {
        let alpha = supportsAlpha ? CGFloat(opacity.value) : 1
        selectedColor = alpha < 1 ? color.withAlphaComponent(alpha) : color.withAlphaComponent(1)
        let isNew: Void? = delegate.optional.colorPickerViewController(
            self, didSelect: selectedColor, continuously: continuously)
        // UIKit: the older method is called where the newer one is missing.
        if isNew == nil { delegate?.colorPickerViewControllerDidSelectColor(self) }
    }

    private func finish() { dismiss(animated: true) }
}

/// Hears of colours that are chosen. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    // @optional
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}
