import UIKit

/// The symbols that are drawn, with their names; the control at the top changes the variant.
class Symbols: UIViewController, UICollectionViewDataSource {
    private let variants = ["", ".fill", ".circle", ".slash", ".badge.plus"]
    private lazy var control = UISegmentedControl(items: ["Outline", "Fill", "Circle", "Slash", "Badge"])
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: Symbols.layout)

    private static var layout: UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in section(environment.traitCollection) }
    }

    private static func section(_ traits: UITraitCollection) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.25), heightDimension: .absolute(72)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(72)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: row)
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 16, trailing: 8)
        // Very large titles may take several lines.
        let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: isLarge ? .estimated(120) : .absolute(36)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return section
    }

    private lazy var cells = UICollectionView.CellRegistration<SymbolCell, String> {
        [unowned self] cell, _, name in
        cell.show(name + self.variants[self.control.selectedSegmentIndex], title: name)
    }

    private lazy var headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, indexPath in
        var content = UIListContentConfiguration.plainHeader()
        content.text = SymbolNames.families[indexPath.section].title
        cell.contentConfiguration = content
        cell.backgroundColor = .systemBackground
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        _ = (cells, headers)
        control.selectedSegmentIndex = 0
        control.addTarget(self, action: #selector(changeVariant), for: .valueChanged)
        grid.dataSource = self
        for part in [control, grid] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            control.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            control.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
            control.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
            grid.topAnchor.constraint(equalTo: control.bottomAnchor, constant: 8),
            grid.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            grid.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            grid.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    @objc private func changeVariant() {
        grid.reloadData()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        return SymbolNames.families.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return SymbolNames.families[section].names.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        return collectionView.dequeueConfiguredReusableCell(
            using: cells, for: indexPath, item: SymbolNames.families[indexPath.section].names[indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        return collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
}

/// A symbol above its name.
private class SymbolCell: UICollectionViewCell {
    private let symbol = UIImageView()
    private let name = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 22)
        symbol.tintColor = .label
        symbol.contentMode = .center
        name.font = .systemFont(ofSize: 9)
        name.textColor = .secondaryLabel
        name.textAlignment = .center
        name.numberOfLines = 2
        contentView.addSubview(symbol)
        contentView.addSubview(name)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ systemName: String, title: String) {
        symbol.image = UIImage(systemName: systemName)
        name.text = title
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        symbol.frame = CGRect(x: 0, y: 6, width: bounds.width, height: 32)
        name.frame = CGRect(x: 2, y: 42, width: bounds.width - 4, height: 26)
    }
}
