import Shelves
import UIKit

/// The screen of `BooksViewController`. In the storyboard its list has Shelves' `StickyHeadersLayout`.
class BooksWithShelvesViewController: UIViewController {
    @IBOutlet private weak var collectionView: UICollectionView!
    private var pageHeader: PageHeader?
    private let sections = BookSection.all

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            UINib(nibName: "CoverCell", bundle: nil), forCellWithReuseIdentifier: "CoverCell")
        collectionView.register(
            UINib(nibName: "SectionHeaderView", bundle: nil),
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "SectionHeaderView")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        pageHeader?.follow()
    }

    @IBAction private func togglePageHeader(_ sender: UIButton) {
        if let header = pageHeader {
            header.remove()
            pageHeader = nil
        } else {
            let view = PageHeaderView.fromNib()
            view.accessibilityIdentifier = "page-header"
            pageHeader = PageHeader(view, height: PageHeaderView.height, above: collectionView)
        }
        collectionView.contentOffset = CGPoint(x: 0, y: -collectionView.adjustedContentInset.top)
    }
}

extension BooksWithShelvesViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        sections.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].books.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "CoverCell", for: indexPath)
        (cell as? CoverCell)?.show(sections[indexPath.section].books[indexPath.item])
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "SectionHeaderView", for: indexPath)
        (view as? SectionHeaderView)?.label.text = sections[indexPath.section].title
        view.accessibilityIdentifier = "header-\(indexPath.section)"
        return view
    }
}

extension BooksWithShelvesViewController: UICollectionViewDelegateFlowLayout {
    /// Three covers a line, 4:3 tall.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let safeArea = collectionView.safeAreaInsets
        let width = (collectionView.bounds.width - safeArea.left - safeArea.right - 4) / 3
        let scale = traitCollection.displayScale
        let pixels = (width * scale).rounded(.down) / scale
        return CGSize(width: pixels, height: pixels * 4 / 3)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { pageHeader?.follow() }
}

@available(iOS 17.0, *)
#Preview("With Shelves") {
    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "WithShelves")
}
