import ListEngine
import UIKit

/// Exact extents of a flow of 100 sections, every item of a size of its own: packing alone, which the program in C
/// does too, and all that a collection view adds to it.
@MainActor
struct FlowBenchmark {
    let items: Int

    /// The same sizes as in `floor/flow.c`: three a line of 390 points.
    private func size(_ item: Int) -> CGSize {
        CGSize(width: 120 + Double(item * 13 % 8), height: 40 + Double(item * 37 % 61))
    }

    private func input(width: CGFloat) -> FlowLayoutInput {
        let perSection = items / 100
        let sections = (0..<100).map { section in
            FlowSectionInput(
                items: .each((0..<perSection).map { size(section * perSection + $0) }), lineSpacing: 4,
                interitemSpacing: 2, headerExtent: 32)
        }
        return FlowLayoutInput(viewport: CGSize(width: width, height: 844), scale: 3, sections: sections)
    }

    /// Both widths for a counter.
    func pack(_ counted: (() -> Void) -> Void) {
        let inputs = [input(width: 390), input(width: 844)]
        counted { for input in inputs { _ = FlowLayout(input) } }
    }

    /// What a collection view adds, for a counter.
    func ask(_ counted: (() -> Void) -> Void) {
        let grid = GridController(items: items)
        grid.loadViewIfNeeded()
        counted { _ = grid.collectionView.collectionViewLayout.collectionViewContentSize }
    }

    func run() {
        let inputs = [input(width: 390), input(width: 844)]
        for round in 0..<31 {
            let input = inputs[round % 2]
            let width = Int(input.viewport.width)
            let begin = Measuring.now
            let layout = FlowLayout(input)
            Measuring.figure("flow-extents-\(width)", items, 1, Measuring.now - begin)
            print("EXTENT \(width) \(layout.contentSize.height)")
        }
        for _ in 0..<11 {
            let grid = GridController(items: items)
            let begin = Measuring.now
            grid.loadViewIfNeeded()
            _ = grid.collectionView.collectionViewLayout.collectionViewContentSize
            Measuring.figure("flow-delegate", items, 1, Measuring.now - begin)
        }
    }
}
