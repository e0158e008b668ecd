import UIKit

/// A sheet whose first row and first column stay.
class StickyGrid: UICollectionViewController {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(collectionViewLayout: StickyGridLayout())
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(BlockCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.isDirectionalLockEnabled = true
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        return 60
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        return 20
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! BlockCell
        let isHeader = indexPath.section == 0 || indexPath.item == 0
        cell.show("\(indexPath.section)·\(indexPath.item)", number: isHeader ? 3 : 60)
        cell.contentView.layer.cornerRadius = 0
        cell.contentView.layer.borderWidth = 0.5
        cell.contentView.layer.borderColor = UIColor.separator.cgColor
        return cell
    }
}
