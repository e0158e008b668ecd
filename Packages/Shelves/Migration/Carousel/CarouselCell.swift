import Shelves
import UIKit

/// The class of a view in the storyboard.
final class CoverCarousel: Shelves.Carousel<String, PageCell> {}

/// Covers to page through, each as large as the list, and the dots below, in step both ways.
class CarouselCell: UITableViewCell {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var pages: CoverCarousel!

    /// `number` names the views of the row for those who look for them.
    func show(_ carousel: Carousel, number: Int, page: String?, pageChanged: @escaping (String) -> Void) {
        titleLabel.text = carousel.title
        pages.pageControl.accessibilityIdentifier = "dots-\(number)"
        pages.list.accessibilityIdentifier = "pages-\(number)"
        pages.list.backgroundColor = UIColor(named: "PageGround")
        pages.fill = { cell, cover in cell.coverView.image = UIImage(named: cover) }
        pages.onPage = { _ in }
        pages.items = carousel.covers
        if let page { pages.show(page, animated: false) }
        pages.onPage = pageChanged
    }
}
