import Shelves
import UIKit

/// The screen of `RemarksViewController` with Shelves' columns: tiles are measured when they come into sight, and what one reads stays.
class RemarksWithShelvesViewController: UICollectionViewController {
    private let note: Note
    private let layout = AdaptiveColumnsLayout()

    init(note: Note) {
        self.note = note
        layout.columns = .count(compact: 2, regular: 2)
        layout.itemHeight = .selfSizing(estimate: 60)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Remarks"
        collectionView.contentInsetAdjustmentBehavior = .always
        collectionView.register(RemarkTile.self, forCellWithReuseIdentifier: "RemarkTile")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "1 column", style: .plain, target: self, action: #selector(toggleColumns))
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "columns"
    }

    @objc private func toggleColumns() {
        let columns = layout.columnCount == 2 ? 1 : 2
        navigationItem.rightBarButtonItem?.title = columns == 2 ? "1 column" : "2 columns"
        layout.setColumns(.count(compact: columns, regular: columns), animated: true)
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        note.remarks.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "RemarkTile", for: indexPath)
        (cell as? RemarkTile)?.label.text = note.remarks[indexPath.item]
        return cell
    }
}

/// A tile as wide as its column and as tall as its text.
class RemarkTile: FullWidthCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 8
        label.font = .preferredFont(forTextStyle: .callout)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@available(iOS 17.0, *)
#Preview("With Shelves") {
    UINavigationController(rootViewController: RemarksWithShelvesViewController(note: Note.all[2]))
}
