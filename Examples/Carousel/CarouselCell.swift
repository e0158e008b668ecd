import UIKit

/// Covers to page through, each as large as the list, and the dots below, in step both ways.
class CarouselCell: UITableViewCell {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var pageControl: UIPageControl!
    @IBOutlet private weak var collectionView: UICollectionView! {
        didSet {
            // The storyboard says 10 points between the lines; what code says later wins.
            (collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 0
        }
    }
    private var covers: [String] = []
    /// Told when the reader is at another page.
    var pageChanged: ((Int) -> Void)?

    override func awakeFromNib() {
        super.awakeFromNib()
        pageControl.addTarget(self, action: #selector(dotsTapped(_:)), for: .valueChanged)
    }

    /// `number` names the views of the row for those who look for them.
    func show(_ carousel: Carousel, number: Int, page: Int) {
        titleLabel.text = carousel.title
        covers = carousel.covers
        pageControl.numberOfPages = covers.count
        pageControl.currentPage = page
        pageControl.accessibilityIdentifier = "dots-\(number)"
        collectionView.accessibilityIdentifier = "pages-\(number)"
        collectionView.reloadData()
        shownWidth = 0
        setNeedsLayout()
    }

    /// The list's width when its page was last put in place; 0 asks for that.
    private var shownWidth: CGFloat = 0

    @objc private func dotsTapped(_ sender: UIPageControl) {
        pageChanged?(sender.currentPage)
        collectionView.scrollToItem(
            at: IndexPath(item: sender.currentPage, section: 0), at: .left, animated: true)
    }

    /// Another width or another row: every page fits the list, and the row's page is in place.
    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.layoutIfNeeded()
        guard collectionView.bounds.width != shownWidth else { return }
        shownWidth = collectionView.bounds.width
        collectionView.collectionViewLayout.invalidateLayout()
        collectionView.layoutIfNeeded()
        collectionView.contentOffset.x = CGFloat(pageControl.currentPage) * shownWidth
    }
}

extension CarouselCell: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        covers.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PageCell", for: indexPath)
        (cell as? PageCell)?.coverView.image = UIImage(named: covers[indexPath.item])
        return cell
    }
}

extension CarouselCell: UICollectionViewDelegateFlowLayout {
    /// The storyboard and the layout object have sizes too; the delegate's wins.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        collectionView.bounds.size
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
        pageChanged?(pageControl.currentPage)
    }
}
