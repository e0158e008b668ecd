import UIKit

/// Covers that turn away from the middle.
class CoverFlow: UIViewController, UICollectionViewDataSource {
    private lazy var covers = UICollectionView(frame: .zero, collectionViewLayout: CoverFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        covers.translatesAutoresizingMaskIntoConstraints = false
        covers.backgroundColor = .clear
        covers.decelerationRate = .fast
        covers.showsHorizontalScrollIndicator = false
        covers.dataSource = self
        covers.register(BlockCell.self, forCellWithReuseIdentifier: "cover")
        covers.accessibilityIdentifier = "covers"
        view.addSubview(covers)
        NSLayoutConstraint.activate([
            covers.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            covers.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            covers.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            covers.heightAnchor.constraint(equalToConstant: 340),
        ])
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return 12
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath) as! BlockCell
        cell.show("Cover \(indexPath.item + 1)", number: indexPath.item)
        return cell
    }
}
