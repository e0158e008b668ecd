/// A controller whose view is a collection view that it fills.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
    private var initialLayout: UICollectionViewLayout

    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return collectionViewStore
        }
        set {
            collectionViewStore = newValue
            view = newValue
        }
    }
    private var collectionViewStore: UICollectionView?

    /// Deselects when the screen appears again.
    open var clearsSelectionOnViewWillAppear = true

    open var collectionViewLayout: UICollectionViewLayout {
        collectionViewStore?.collectionViewLayout ?? initialLayout
    }

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        initialLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    open override func loadView() {
        let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: initialLayout)
        made.backgroundColor = .systemBackground
        made.dataSource = self
        made.delegate = self
        collectionView = made
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let collectionView = collectionViewStore else { return }
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
    }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        fatalError(
            "\(type(of: self)) shows items but does not override collectionView(_:cellForItemAt:)")
    }
}
