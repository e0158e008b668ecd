import CoreGraphics
import Foundation
import QuartzCore
import Raster
import ScreenLint
import Simulator
import Testing
import UIKit

/// Plays a scenario on a controller's screen and fails where its lists are not smooth: cells made beyond those that are seen
/// at once and a line, too many passes of layout in a frame, an offset that jumps against the finger, content that goes on
/// changing at rest.
///
/// ```swift
/// assertSmooth(of: BooksViewController(Book.many))
/// assertSmooth(of: BooksViewController(Book.many), playing: """
///     steps:
///       - drag: {from: [196, 600], to: [196, 200]}
///       - settle: true
///     """)
/// ```
/// - Parameters:
///   - scenario: as a scenario's file has it; without one two flings, down and back.
///   - layoutPasses: how many a frame may take.
///   - instructions: how many of the processor a frame may take, from what falls due in it to its tree of layers; nil: any number. A debug
///     build takes several times as many as a release build. They are counted by `perf_event_open`; where that has no counter, as in many
///     virtual machines, the test fails and says so.
/// - Returns: what is not smooth, in words. The test has failed already.
@preconcurrency @MainActor @discardableResult
public func assertSmooth(
    of controller: UIViewController, on device: SnapshotDevice = .iPhone15, playing scenario: String? = nil,
    layoutPasses: Int = 3, instructions: UInt64? = nil, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
) -> [String] {
    PixelHost.use(Rasteriser())
    let session = Session(settings: device.settings, isTurnedByApp: false)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer {
        session.onFrame = nil
        window.isHidden = true
        window.rootViewController = nil
    }
    var watch = ListWatch(window)
    _ = session.frame(at: FrameClock.current.time)
    var faults: [String] = []
    do {
        let cost = try instructions.map { _ in try FrameCost() }
        session.onFrame = {
            cost?.end()
            watch.look()
            cost?.begin()
        }
        let size = session.screenSize
        let text = scenario ?? flings(on: size)
        try ScenarioPlayer(Scenario(text: text, file: "\(filePath)"), in: session).play()
        watch.comeToRest()
        session.advance(by: 0.5)
        faults = watch.faults(layoutPasses: layoutPasses)
        if let cost, let instructions, let fault = try cost.fault(limit: instructions) {
            faults.append(fault)
        }
    } catch {
        faults = ["\(error)"]
    }
    _ = fail(faults, fileID, filePath, line: line, column: column)
    return faults
}

private func flings(on size: CGSize) -> String {
    let (x, low, high) = (size.width / 2, size.height * 0.75, size.height * 0.3)
    return """
        steps:
          - settle: true
          - fling: {from: [\(x), \(low)], velocity: [0, -3000]}
          - settle: true
          - fling: {from: [\(x), \(high)], velocity: [0, 3000]}
          - settle: true
        """
}

/// What frames take, without what the assertion itself does between them.
@MainActor
private final class FrameCost {
    private let counter: InstructionCounter
    private var start: Result<UInt64, any Error>
    private var frames: [Result<UInt64, any Error>] = []

    init() throws {
        counter = try InstructionCounter()
        start = .success(try counter.count())
    }

    func begin() { start = Result { try counter.count() } }

    func end() {
        frames.append(Result { try counter.count() - start.get() })
    }

    func fault(limit: UInt64) throws -> String? {
        Smoothness.instructionFault(try frames.map { try $0.get() }, limit: limit)
    }
}

/// Looks at the lists of a window in each frame.
@MainActor
private struct ListWatch {
    private let window: UIWindow
    private var order: [ObjectIdentifier] = []
    private var lists: [ObjectIdentifier: Smoothness] = [:]
    private var fingers: [ObjectIdentifier: (place: CGFloat, direction: Int)] = [:]

    init(_ window: UIWindow) { self.window = window }

    func faults(layoutPasses: Int) -> [String] {
        order.flatMap { lists[$0]?.faults(layoutPasses: layoutPasses) ?? [] }
    }

    mutating func comeToRest() { for key in order { lists[key]?.comesToRest() } }

    mutating func look() { visit(ViewDump(window)) }

    private mutating func visit(_ dump: ViewDump) {
        guard !dump.view.isHidden else { return }
        if let scroll = dump.view as? UIScrollView, let made = dump.cellsMade {
            note(scroll, dump, made: made)
        }
        for child in dump.children { visit(child) }
    }

    private mutating func note(_ scroll: UIScrollView, _ dump: ViewDump, made: Int) {
        let inset = scroll.adjustedContentInset
        let isAcross =
            scroll.contentSize.width - scroll.bounds.width > scroll.contentSize.height - scroll.bounds.height
        func along(_ x: CGFloat, _ y: CGFloat) -> CGFloat { isAcross ? x : y }
        let first = -along(inset.left, inset.top)
        let length = along(scroll.contentSize.width, scroll.contentSize.height)
        let last =
            length + along(inset.right, inset.bottom) - along(scroll.bounds.width, scroll.bounds.height)
        var shown = ShownCells()
        shown.count(in: dump, isAcross: isAcross)
        let key = ObjectIdentifier(scroll)
        if lists[key] == nil {
            order.append(key)
            lists[key] = Smoothness(
                of: scroll.accessibilityIdentifier ?? String(describing: type(of: scroll)))
        }
        let frame = Smoothness.Frame(
            offset: along(scroll.contentOffset.x, scroll.contentOffset.y), ends: first...max(first, last),
            contentLength: length, made: made, shown: shown.kinds, line: shown.fullestLine,
            direction: direction(of: scroll, isAcross))
        lists[key]?.add(frame, layoutRounds: FramePipeline.current.layoutRounds)
    }

    /// The finger's way until what it has set off is over.
    private mutating func direction(of scroll: UIScrollView, _ isAcross: Bool) -> Int {
        let key = ObjectIdentifier(scroll)
        let pan = scroll.panGestureRecognizer
        if scroll.isDragging, pan.state == .changed {
            let place = pan.translation(in: scroll.window)
            let now = isAcross ? place.x : place.y
            let step = now - (fingers[key]?.place ?? now)
            // Content follows: the offset goes the other way.
            fingers[key] = (now, step == 0 ? fingers[key]?.direction ?? 0 : step > 0 ? -1 : 1)
        } else if !scroll.isDragging, !scroll.isDecelerating {
            fingers[key] = nil
        }
        return fingers[key]?.direction ?? 0
    }
}

/// The cells and headers of a list, by class and identifier.
@MainActor
private struct ShownCells {
    private(set) var kinds: [Smoothness.Kind: Int] = [:]
    private var lines: [CGFloat: Int] = [:]
    var fullestLine: Int { max(lines.values.max() ?? 1, 1) }

    mutating func count(in dump: ViewDump, isAcross: Bool) {
        for child in dump.children {
            let identifier: String?
            switch child.view {
            case let cell as UITableViewCell: identifier = cell.reuseIdentifier
            case let view as UITableViewHeaderFooterView: identifier = view.reuseIdentifier
            case let view as UICollectionReusableView: identifier = view.reuseIdentifier
            case is UIScrollView:
                // A section that scrolls across has its cells in a view of its own.
                count(in: child, isAcross: isAcross)
                continue
            default: continue
            }
            let kind = Smoothness.Kind(
                type: String(describing: type(of: child.view)), identifier: identifier ?? "")
            kinds[kind, default: 0] += 1
            let frame = child.view.frame
            lines[isAcross ? frame.minX : frame.minY, default: 0] += 1
        }
    }
}
