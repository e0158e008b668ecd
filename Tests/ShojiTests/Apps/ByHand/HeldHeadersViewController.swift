import UIKit

/// Headers that a layout of one's own holds at the top, below a plain view above everything that scrolls away.
class HeldHeadersViewController: UIViewController {
    let counts = [7, 3, 4, 9]

    override func viewDidLoad() {
        super.viewDidLoad()
        self.automaticallyAdjustsScrollViewInsets = false
        let frame = CGRect(x: 0, y: 64, width: view.bounds.width, height: view.bounds.height - 64)
        let list = UICollectionView(frame: frame, collectionViewLayout: HeldHeadersLayout())
        list.accessibilityIdentifier = "list"
        list.delegate = self
        list.dataSource = self
        list.backgroundColor = .white
        list.register(
            UINib.init(nibName: "PlateCell", bundle: Bundle.main), forCellWithReuseIdentifier: "plate")
        list.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionElementKindSectionHeader,
            withReuseIdentifier: "header")
        let height: CGFloat = 60
        let pageHeader = UIView(frame: CGRect(x: 0, y: -height, width: frame.size.width, height: height))
        pageHeader.accessibilityIdentifier = "page-header"
        pageHeader.backgroundColor = UIColor.black
        list.addSubview(pageHeader)
        list.contentInset = UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
        view.addSubview(list)
    }
}

extension HeldHeadersViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        return counts.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "plate", for: indexPath) as! PlateCell
        cell.imageView.backgroundColor = .lightGray
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: UICollectionElementKindSectionHeader, withReuseIdentifier: "header", for: indexPath)
        header.backgroundColor = .orange
        header.accessibilityIdentifier = "header-\(indexPath.section)"
        return header
    }
}

extension HeldHeadersViewController: UICollectionViewDelegate, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        return CGSize(width: collectionView.bounds.width, height: 45.0)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let width = (collectionView.bounds.width - 3) / 3
        return CGSize(width: width, height: width / 3 * 4)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        return 2.0
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        return 0.0
    }
}

class HeldHeadersLayout: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let all = super.layoutAttributesForElements(in: rect) else { return nil }
        var shown = all.filter { $0.representedElementCategory == .cell }
        let sections = NSMutableIndexSet()
        for attributes in all {
            sections.add(attributes.indexPath.section)
        }
        for section in sections {
            for kind in [UICollectionElementKindSectionHeader, UICollectionElementKindSectionFooter] {
                if let bar = layoutAttributesForSupplementaryView(
                    ofKind: kind, at: IndexPath(item: 0, section: section))
                {
                    shown.append(bar)
                }
            }
        }
        return shown
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard
            let bar = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
            let list = collectionView
        else { return nil }
        guard elementKind == UICollectionElementKindSectionHeader,
            let (start, end) = items(inSection: indexPath.section, of: list)
        else { return bar }
        bar.frame.origin.y = min(max(list.contentOffset.y, start - bar.frame.height), end - bar.frame.height)
        return bar
    }

    func items(inSection section: Int, of list: UICollectionView) -> (start: CGFloat, end: CGFloat)? {
        let count = list.numberOfItems(inSection: section)
        guard count > 0,
            let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
            let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))
        else { return nil }
        return (first.frame.minY, last.frame.maxY)
    }
}
