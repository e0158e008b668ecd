import Shelves
import UIKit

/// Texts as high as they need, in as many columns as fit. By hand: `Examples/AdaptiveCells`.
final class TextsInColumns: UICollectionViewController {
    final class TextCell: FullWidthCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.backgroundColor = .secondarySystemFill
            contentView.layer.cornerRadius = 8
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            ])
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private var source: UICollectionViewDiffableDataSource<Int, Int>!

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        let layout = AdaptiveColumnsLayout()
        layout.columns = .leastWidth(150)
        layout.itemHeight = .selfSizing(estimate: 80)
        layout.order = .masonry
        layout.sectionInset = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.contentInsetAdjustmentBehavior = .always
        let cells = UICollectionView.CellRegistration<TextCell, Int> { cell, _, number in
            let sentence = "Text \(number) goes on for a while. "
            cell.label.text = String(repeating: sentence, count: 1 + number * 7 % 5)
        }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, number in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
        }
        (collectionViewLayout as? AdaptiveColumnsLayout)?.identify(by: source)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(1...60))
        source.apply(snapshot, animatingDifferences: false)
    }
}
