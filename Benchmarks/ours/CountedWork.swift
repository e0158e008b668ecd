import CoreGraphics
import Foundation
import ListEngine
import UIKit

/// Short forms of the workloads, for counting instructions: `benchmark count NAME FOLDER`. What a process does before is not
/// counted, so that caches are as full as they are when a list is in use.
@MainActor
enum CountedWork: String, CaseIterable {
    case firstScreen = "first-screen"
    case open, fling, shelf, across, rotate, jump, heights, flow, sizes
    case nested, cellBuilt = "cell-built", cellFitted = "cell-fitted"
    case grow, snapshot

    /// Callgrind counts from the entry of this function to its end, which it finds by its name; not
    /// optimised, so that it stays one function that calls and returns.
    @inline(never) @_optimize(none)
    private func counted(_ work: () -> Void) {
        work()
        spend()
    }

    /// Turns of a loop that are spent beside the work, so that one sees the guard tell of them (`Benchmarks/check --planted`). Of the
    /// process: it counts one workload.
    static var planted = 0

    /// At least six instructions a turn.
    @inline(never) @_optimize(none)
    private func spend() {
        var left = Self.planted
        while left > 0 { left &-= 1 }
    }

    /// - Parameter folder: of the pictures of `ShelfBenchmark.writeTiles`.
    func run(folder: String) {
        switch self {
        case .firstScreen:
            // Everything is counted, from the start of the process.
            let screen = Screen(scale: 3)
            screen.show(LinesController(rows: 100_000))
            screen.frame()
            spend()
        case .open:
            let screen = Screen(scale: 3)
            func open() {
                screen.show(LinesController(rows: 100_000))
                screen.frame()
                screen.show(UIViewController())
                screen.frame()
            }
            open()
            counted { for _ in 0..<3 { open() } }
        case .fling:
            let lines = LinesController(rows: 100_000)
            scroll(lines, lines.tableView, by: CGPoint(x: 0, y: 40), frames: 50)
        case .shelf:
            let shelf = ShelfController(folder: folder)
            scroll(shelf, shelf.tableView, by: CGPoint(x: 0, y: 40), frames: 50)
        case .across:
            let shelf = ShelfController(folder: folder)
            let screen = shown(shelf)
            guard let list = (shelf.tableView.visibleCells.first as? ShelfRow)?.list else { return }
            counted { scroll(list, screen, by: CGPoint(x: 20, y: 0), frames: 40) }
        case .rotate:
            let screen = shown(GridController(items: 100_000))
            func turn() {
                for isLandscape in [true, false] {
                    screen.turn(isLandscape: isLandscape)
                    screen.frame()
                }
            }
            turn()
            counted(turn)
        case .jump:
            let grid = GridController(items: 100_000)
            let screen = shown(grid)
            func jump() {
                for section in [50, 0] {
                    let path = IndexPath(item: 0, section: section)
                    grid.collectionView.scrollToItem(at: path, at: .top, animated: false)
                    screen.frame()
                }
            }
            jump()
            counted(jump)
        case .heights: HeightsBenchmark(rows: 100_000).load { counted($0) }
        case .flow: FlowBenchmark(items: 100_000).pack { counted($0) }
        case .sizes: FlowBenchmark(items: 100_000).ask { counted($0) }
        case .nested:
            let nest = ConstrainedNest(depth: 1000)
            counted { for step in 1...10 { nest.layOut(width: 10_000 + CGFloat(step)) } }
        case .cellBuilt:
            _ = ConstrainedCell.built()
            counted { for _ in 0..<20 { _ = ConstrainedCell.built() } }
        case .cellFitted:
            let cell = ConstrainedCell.built()
            cell.fit(width: 300)
            counted { for step in 1...100 { cell.fit(width: 300 + CGFloat(step)) } }
        case .grow:
            // A screen that zooms: the same picture, larger in each frame.
            let lines = LinesController(rows: 100)
            let screen = shown(lines)
            func grow() {
                for step in 1...2 {
                    let scale = 0.5 + CGFloat(step) * 0.2
                    lines.view.transform = CGAffineTransform(scaleX: scale, y: scale)
                    screen.frame()
                }
            }
            grow()
            counted(grow)
        case .snapshot:
            let screen = shown(ShelfController(folder: folder))
            _ = screen.frame().png()
            counted { _ = screen.frame().png() }
        }
    }

    private func shown(_ controller: UIViewController) -> Screen {
        let screen = Screen(scale: 3)
        screen.show(controller)
        for _ in 0..<4 { screen.frame() }
        return screen
    }

    private func scroll(_ list: UIScrollView, _ screen: Screen, by step: CGPoint, frames: Int) {
        for _ in 0..<frames {
            list.contentOffset.x += step.x
            list.contentOffset.y += step.y
            screen.frame()
        }
    }

    private func scroll(
        _ controller: UIViewController, _ list: UIScrollView, by step: CGPoint, frames: Int
    ) {
        let screen = shown(controller)
        scroll(list, screen, by: step, frames: 10)
        counted { scroll(list, screen, by: step, frames: frames) }
    }
}
