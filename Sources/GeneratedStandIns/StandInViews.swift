import UIKit

/// A view of a module that is not here: a box with its name.
open class StandInView: UIView, StandIn {
    private let label = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    /// Subclasses may call it: nothing says what initialisers the class has that is stood in for.
    public init() {
        super.init(frame: .zero)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .secondarySystemFill
        clipsToBounds = true
        label.text = "\(type(of: self))"
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }
}

/// A list of a module that is not here. Its class may make itself without a layout, which UIKit's does not.
open class StandInCollectionView: UICollectionView, StandIn {
    public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }
    public init(frame: CGRect) {
        super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }
    public init() {
        super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A screen of a module that is not here: its name in the middle.
open class StandInViewController: UIViewController, StandIn {
    open override func loadView() {
        let label = UILabel()
        label.text = "\(type(of: self))"
        label.font = .preferredFont(forTextStyle: .body)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        label.backgroundColor = .systemBackground
        label.isUserInteractionEnabled = true
        view = label
    }
}
