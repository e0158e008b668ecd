import Shelves
import UIKit

/// Cards without an end, with dots in step. By hand: `Examples/Carousel`.
final class PagesOfCards: UIViewController {
    private let carousel = Carousel<Int, CoverCell>()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        carousel.fill = { cell, number in cell.show(number) }
        carousel.peek = 24
        carousel.spacing = 12
        carousel.isEndless = true
        carousel.items = Array(1...5)
        carousel.accessibilityIdentifier = "carousel"
        carousel.list.accessibilityIdentifier = "pages"
        carousel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(carousel)
        NSLayoutConstraint.activate([
            carousel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            carousel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            carousel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            carousel.heightAnchor.constraint(equalToConstant: 226),
        ])
    }
}
