import UIKit

/// A strip of pages below page controls of every look; a finger on a control turns the strip's pages.
class PageControls: UIViewController {
    private lazy var strip = UICollectionView(frame: .zero, collectionViewLayout: PageControls.layout)
    private var controls: [UIPageControl] = []
    private var source: UICollectionViewDiffableDataSource<Int, Int>?
    private let pages = 5

    private static var layout: UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .paging
        return UICollectionViewCompositionalLayout(section: section)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let looks = UIStackView(arrangedSubviews: Look.allCases.map(row))
        looks.axis = .vertical
        looks.spacing = 12
        for part in [looks, strip] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            looks.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            looks.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            looks.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            strip.topAnchor.constraint(equalTo: looks.bottomAnchor, constant: 16),
            strip.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            strip.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            strip.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        ])
        fill()
    }

    private func fill() {
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, page in
            var text = UIListContentConfiguration.cell()
            text.text = "Page \(page + 1)"
            text.textProperties.alignment = .center
            text.textProperties.color = .black
            cell.contentConfiguration = text
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = UIColor(
                hue: CGFloat(page) / 5, saturation: 0.3, brightness: 1, alpha: 1)
            background.backgroundInsets = NSDirectionalEdgeInsets(
                top: 8, leading: 24, bottom: 24, trailing: 24)
            background.cornerRadius = 16
            background.shadowProperties.opacity = 0.3
            background.shadowProperties.radius = 8
            background.shadowProperties.offset = CGSize(width: 0, height: 4)
            cell.backgroundConfiguration = background
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: strip) {
            strip, path, page in
            strip.dequeueConfiguredReusableCell(using: cells, for: path, item: page)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<pages))
        source.apply(snapshot, animatingDifferences: false)
        self.source = source
    }

    // MARK: Looks

    private enum Look: String, CaseIterable {
        case plain = "Plain"
        case prominent = "Prominent"
        case stars = "Stars"
        case first = "One picture"
        case current = "Current page"
        case backwards = "Right to left"
        case progress = "Progress"
    }

    private func row(_ look: Look) -> UIView {
        let title = UILabel()
        title.text = look.rawValue
        let control = UIPageControl()
        control.numberOfPages = pages
        control.currentPageIndicatorTintColor = .label
        control.pageIndicatorTintColor = .tertiaryLabel
        control.setContentHuggingPriority(.required, for: .horizontal)
        switch look {
        case .plain: break
        case .prominent: control.backgroundStyle = .prominent
        case .stars: control.preferredIndicatorImage = UIImage(systemName: "star.fill")
        case .first: control.setIndicatorImage(UIImage(systemName: "location.fill"), forPage: 0)
        case .current:
            control.preferredCurrentPageIndicatorImage = UIImage(systemName: "heart.fill")
            control.currentPageIndicatorTintColor = .systemPink
        case .backwards: control.direction = .rightToLeft
        case .progress:
            let timer = UIPageControlTimerProgress(preferredDuration: 4)
            control.progress = timer
            timer.currentProgress = 0.4
        }
        control.addAction(
            UIAction { [unowned self] action in
                if let control = action.sender as? UIPageControl { self.turn(to: control.currentPage) }
            }, for: .valueChanged)
        controls.append(control)
        let row = UIStackView(arrangedSubviews: [title, control])
        row.alignment = .center
        return row
    }

    private func turn(to page: Int) {
        for control in controls { control.currentPage = page }
        strip.scrollToItem(at: IndexPath(item: page, section: 0), at: .centeredHorizontally, animated: true)
    }
}
