import UIKit

/// Tiles that size themselves, in one column or two.
class RemarksViewController: UICollectionViewController {
    var note: Note?
    private var columns = 2
    private static let identifier = "RemarkCell"

    private var flowLayout: UICollectionViewFlowLayout? {
        collectionViewLayout as? UICollectionViewFlowLayout
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Remarks"
        collectionView.register(RemarkCell.self, forCellWithReuseIdentifier: Self.identifier)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "1 column", style: .plain, target: self, action: #selector(toggleColumns))
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "columns"
        NotificationCenter.default.addObserver(
            self, selector: #selector(textSizeChanged), name: UIContentSizeCategory.didChangeNotification,
            object: nil)
        estimate(for: view.bounds.width)
    }

    @objc func toggleColumns() {
        columns = columns == 2 ? 1 : 2
        navigationItem.rightBarButtonItem?.title = columns == 2 ? "1 column" : "2 columns"
        fit(to: view.bounds.width)
    }

    @objc private func textSizeChanged() {
        collectionView.reloadData()
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in self?.fit(to: size.width) })
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard
            traitCollection.preferredContentSizeCategory
                != previousTraitCollection?.preferredContentSizeCategory
        else { return }
        collectionViewLayout.invalidateLayout()
    }

    /// Visible cells first, then the layout, which measures them anew.
    private func fit(to width: CGFloat) {
        estimate(for: width)
        for case let cell as RemarkCell in collectionView.visibleCells {
            cell.tileWidth = tileWidth(for: width)
        }
        collectionViewLayout.invalidateLayout()
    }

    private func estimate(for width: CGFloat) {
        flowLayout?.estimatedItemSize = CGSize(width: tileWidth(for: width), height: 60)
    }

    private func tileWidth(for width: CGFloat) -> CGFloat {
        guard let layout = flowLayout else { return width }
        let safeArea = view.safeAreaInsets
        let room =
            width - safeArea.left - safeArea.right - layout.sectionInset.left - layout.sectionInset.right
        return ((room - CGFloat(columns - 1) * layout.minimumInteritemSpacing) / CGFloat(columns)).rounded(
            .down)
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        note?.remarks.count ?? 0
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
        if let cell = cell as? RemarkCell, let note = note {
            cell.tileWidth = tileWidth(for: collectionView.bounds.width)
            cell.show(note.remarks[indexPath.item])
        }
        return cell
    }
}
