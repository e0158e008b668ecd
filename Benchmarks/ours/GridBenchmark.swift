import UIKit

/// W4: a grid of 100 sections under pinned headers, every item of a height of its own. Opening, a jump to the middle
/// and turning the device, all with exact extents, down to pixels.
@MainActor
struct GridBenchmark {
    let items: Int
    let scale: Int
    private let screen: Screen

    init(items: Int, scale: Int) {
        self.items = items
        self.scale = scale
        screen = Screen(scale: scale)
    }

    func run(picture: String?) throws {
        let start = Measuring.now
        let grid = GridController(items: items)
        screen.show(grid)
        screen.frame()
        Measuring.figure("grid-open", items, scale, Measuring.now - start)
        for _ in 0..<3 { screen.frame() }
        for _ in 0..<11 {
            grid.collectionView.contentOffset.y = 0
            screen.frame()
            let begin = Measuring.now
            jump(grid)
            Measuring.figure("grid-jump", items, scale, Measuring.now - begin)
        }
        for turn in 0..<21 {
            let begin = Measuring.now
            rotate(isLandscape: turn % 2 == 0)
            Measuring.figure("grid-rotate", items, scale, Measuring.now - begin)
        }
        if let picture { try screen.save(picture) }
    }

    @inline(never)
    private func jump(_ grid: GridController) {
        grid.collectionView.scrollToItem(at: IndexPath(item: 0, section: 50), at: .top, animated: false)
        screen.frame()
    }

    @inline(never)
    private func rotate(isLandscape: Bool) {
        screen.turn(isLandscape: isLandscape)
        screen.frame()
    }
}

/// Three items a line.
final class GridController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private let perSection: Int

    init(items: Int) {
        perSection = items / 100
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 4
        layout.minimumInteritemSpacing = 4
        layout.headerReferenceSize = CGSize(width: 0, height: 32)
        layout.sectionHeadersPinToVisibleBounds = true
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TextCell.self, forCellWithReuseIdentifier: "item")
        collectionView.register(
            TextBar.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.showsVerticalScrollIndicator = false
    }

    /// From 40 to 100 points.
    static func height(_ item: Int) -> CGFloat { CGFloat(40 + item * 37 % 61) }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 100 }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        perSection
    }

    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(
            width: (view.bounds.width - 8) / 3,
            height: Self.height(indexPath.section * perSection + indexPath.item))
    }

    override func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) as! TextCell
        cell.label.text = "Item \(indexPath.section * perSection + indexPath.item)"
        return cell
    }

    override func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let bar =
            view.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! TextBar
        bar.label.text = "Section \(indexPath.section)"
        return bar
    }
}

private final class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = UIColor(red: 0.87, green: 0.93, blue: 1, alpha: 1)
        label.frame = CGRect(x: 0, y: 0, width: 120, height: 21)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

private final class TextBar: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0.93, alpha: 1)
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 21)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}
