@testable import UIKit

/// A cell that says which item it shows and counts its reuses.
final class NumberCell: UICollectionViewCell {
    var shown = ""
    var reuses = 0
    var applied = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
        shown = ""
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied += 1
    }
}

final class BarView: UICollectionReusableView {
    var shown = ""
}

/// Names by section; provides cells, logs what it is asked and told.
@MainActor
final class NumberSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var names: [[String]]
    var log: [String] = []
    var isLogging = false
    /// Items shown now, by the delegate's calls.
    var displayed: [ObjectIdentifier: IndexPath] = [:]

    init(_ names: [[String]]) { self.names = names }

    convenience init(counts: [Int]) {
        self.init(counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } })
    }

    func note(_ line: String) { if isLogging { log.append(line) } }

    func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        note("cell \(indexPath.section).\(indexPath.item)")
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath) as! NumberCell
        cell.shown = names[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let bar =
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "bar", for: indexPath) as! BarView
        bar.shown =
            "\(kind == UICollectionView.elementKindSectionHeader ? "header" : "footer") \(indexPath.section)"
        note(bar.shown)
        return bar
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        note("will \(indexPath.section).\(indexPath.item)")
        displayed[ObjectIdentifier(cell)] = indexPath
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        note("end \(indexPath.section).\(indexPath.item)")
        displayed[ObjectIdentifier(cell)] = nil
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("select \(indexPath.section).\(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("deselect \(indexPath.section).\(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("highlight \(indexPath.section).\(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("unhighlight \(indexPath.section).\(indexPath.item)")
    }
}

extension UICollectionView {
    /// A collection view of 375 by 400 points that shows `source`, laid out.
    static func showing(
        _ source: NumberSource, layout: UICollectionViewLayout, size: CGSize = CGSize(width: 375, height: 400)
    ) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        for kind in [elementKindSectionHeader, elementKindSectionFooter] {
            view.register(BarView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
        }
        view.dataSource = source
        view.delegate = source
        view.layoutIfNeeded()
        return view
    }

    var shownNames: [String] { visibleCells.map { ($0 as! NumberCell).shown } }
}

/// A flow layout of square items without spacings.
@MainActor
func squares(_ side: CGFloat, header: CGFloat = 0, footer: CGFloat = 0) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: header)
    layout.footerReferenceSize = CGSize(width: 0, height: footer)
    return layout
}
