import Shelves
import UIKit

/// The screen of `CarouselsViewController` with Shelves' carousel in each row, which keeps its page and its dots in step.
class CarouselsWithShelvesViewController: UITableViewController {
    private let carousels = Carousel.all
    /// The cover that each row was left at.
    private var covers: [Int: String] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorStyle = .none
        tableView.allowsSelection = false
        tableView.estimatedRowHeight = 280
        tableView.register(CarouselRow.self, forCellReuseIdentifier: "CarouselRow")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        carousels.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "CarouselRow", for: indexPath)
        let number = indexPath.row
        guard let row = cell as? CarouselRow else { return cell }
        row.pages.onPage = { _ in }
        row.show(carousels[number], number: number, cover: covers[number])
        row.pages.onPage = { [weak self] cover in self?.covers[number] = cover }
        return row
    }
}

/// A title, and covers to page through. `Shelves.Carousel`, for this app has a type of that name too.
class CarouselRow: UITableViewCell {
    let pages = Shelves.Carousel<String, CoverPageCell>()
    private let titleLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.font = UIFontMetrics(forTextStyle: .title3)
            .scaledFont(for: .systemFont(ofSize: 20, weight: .semibold))
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        pages.fill = { cell, cover in cell.coverView.image = UIImage(named: cover) }
        pages.list.backgroundColor = UIColor(named: "PageGround")
        pages.controlHeight = 34
        pages.pageControl.hidesForSinglePage = true
        pages.pageControl.pageIndicatorTintColor = .systemGray3
        for view in [titleLabel, pages] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        let bottom = contentView.bottomAnchor.constraint(equalTo: pages.bottomAnchor, constant: 2)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            pages.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
            pages.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            pages.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            pages.heightAnchor.constraint(equalToConstant: 234),
            bottom,
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// `number` names the views of the row for those who look for them.
    func show(_ carousel: Carousel, number: Int, cover: String?) {
        titleLabel.text = carousel.title
        pages.pageControl.accessibilityIdentifier = "dots-\(number)"
        pages.list.accessibilityIdentifier = "pages-\(number)"
        pages.items = carousel.covers
        // A reused row is at another row's page.
        pages.show(cover ?? carousel.covers[0], animated: false)
    }
}

/// The page of the storyboard's prototype, which belongs to its own collection view.
class CoverPageCell: UICollectionViewCell {
    let coverView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        coverView.contentMode = .scaleAspectFit
        coverView.clipsToBounds = true
        coverView.frame = contentView.bounds.insetBy(dx: 0, dy: 8)
        coverView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(coverView)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@available(iOS 17.0, *)
#Preview("With Shelves") { CarouselsWithShelvesViewController() }
