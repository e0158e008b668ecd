import UIKit

/// Blocks of many heights in three columns.
class Waterfall: UICollectionViewController, WaterfallLayoutDelegate {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        let layout = WaterfallLayout()
        layout.columnCount = 3
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(BlockCell.self, forCellWithReuseIdentifier: "block")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        return 60
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "block", for: indexPath) as! BlockCell
        cell.show("\(indexPath.item)", number: indexPath.item)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, aspectRatioForItemAt indexPath: IndexPath
    ) -> CGFloat {
        return [0.7, 1.3, 1, 1.8, 0.9][indexPath.item % 5]
    }
}
