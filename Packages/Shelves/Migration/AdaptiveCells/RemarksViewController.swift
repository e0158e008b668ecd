import Shelves
import UIKit

/// Tiles that size themselves, in one column or two.
class RemarksViewController: UICollectionViewController {
    var note: Note?
    private var columns = 2
    private let layout = AdaptiveColumnsLayout()
    private static let identifier = "RemarkCell"

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Remarks"
        layout.columns = .count(compact: columns, regular: columns)
        layout.itemHeight = .selfSizing(estimate: 60)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        collectionView.collectionViewLayout = layout
        collectionView.contentInsetAdjustmentBehavior = .always
        collectionView.register(RemarkCell.self, forCellWithReuseIdentifier: Self.identifier)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "1 column", style: .plain, target: self, action: #selector(toggleColumns))
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "columns"
    }

    @objc func toggleColumns() {
        columns = columns == 2 ? 1 : 2
        navigationItem.rightBarButtonItem?.title = columns == 2 ? "1 column" : "2 columns"
        layout.setColumns(.count(compact: columns, regular: columns), animated: true)
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
        if let note { (cell as? RemarkCell)?.show(note.remarks[indexPath.item]) }
        return cell
    }
}
