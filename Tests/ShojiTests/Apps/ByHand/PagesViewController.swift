import UIKit

/// Pages in a row. All rows are made anew after each layout of the screen, and each layout of a cell makes a new layout of its pages:
/// so pages fit after a rotation.
class PagesViewController: UIViewController, UITableViewDataSource {
    let tableView = UITableView()
    var loads = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.register(UINib(nibName: "PagesCell", bundle: nil), forCellReuseIdentifier: "pages")
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        loads += 1
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 1
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "pages", for: indexPath) as! PagesCell
        cell.colors = [.red, .orange, .yellow, .green, .blue]
        cell.accessibilityIdentifier = "loaded \(loads)"
        return cell
    }
}

class PagesCell: UITableViewCell {
    @IBOutlet private weak var collectionView: UICollectionView!
    @IBOutlet private weak var pageControl: UIPageControl!
    var colors: [UIColor] = [] {
        didSet {
            pageControl?.numberOfPages = colors.count
        }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        collectionView.accessibilityIdentifier = "pages"
        pageControl.accessibilityIdentifier = "dots"
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
        pageControl.addTarget(self, action: #selector(touched(_:)), for: .valueChanged)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumInteritemSpacing = 0.0
        layout.minimumLineSpacing = 0.0
        layout.itemSize = collectionView.bounds.size
        collectionView.collectionViewLayout = layout
    }

    @objc private func touched(_ sender: UIPageControl) {
        collectionView.scrollToItem(
            at: IndexPath(item: sender.currentPage, section: 0), at: .left, animated: true)
    }
}

extension PagesCell: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return colors.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
        cell.backgroundColor = colors[indexPath.item]
        return cell
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        pageControl.currentPage = Int(scrollView.contentOffset.x / scrollView.bounds.size.width)
    }
}
