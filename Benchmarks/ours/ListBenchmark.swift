import UIKit

/// W1 and W2 of the lists: opening a table, and a fling of 250 frames by 40 points, both down to pixels.
@MainActor
struct ListBenchmark {
    let rows: Int
    let scale: Int
    private let screen: Screen

    init(rows: Int, scale: Int) {
        self.rows = rows
        self.scale = scale
        screen = Screen(scale: scale)
    }

    private func open() -> LinesController {
        let controller = LinesController(rows: rows)
        screen.show(controller)
        screen.frame()
        return controller
    }

    /// - Parameter start: when the process began its work.
    func run(_ mode: String, since start: Double, picture: String?) throws {
        let controller = open()
        Measuring.figure("open-cold", rows, scale, Measuring.now - start)
        Measuring.figure("open-cpu", rows, scale, Measuring.cpu)
        Measuring.figure("open-memory", rows, scale, Measuring.peakMemory)
        if mode == "open" { measureWarmOpen() }
        if mode == "fling" { measureFling(controller) }
        if let picture { try screen.save(picture) }
    }

    private func measureWarmOpen() {
        for _ in 0..<11 {
            screen.show(UIViewController())
            screen.frame()
            let (begin, cpu) = (Measuring.now, Measuring.cpu)
            openAgain()
            Measuring.figure("open-warm-cpu", rows, scale, Measuring.cpu - cpu)
            Measuring.figure("open-warm", rows, scale, Measuring.now - begin)
        }
    }

    @inline(never)
    private func openAgain() { _ = open() }

    private func measureFling(_ controller: LinesController) {
        for _ in 0..<3 { screen.frame() }
        var times: [(wall: Double, cpu: Double)] = []
        times.reserveCapacity(250)
        for _ in 0..<250 {
            let (begin, cpu) = (Measuring.now, Measuring.cpu)
            flingFrame(controller)
            times.append((Measuring.now - begin, Measuring.cpu - cpu))
        }
        for time in times {
            Measuring.figure("fling", rows, scale, time.wall)
            Measuring.figure("fling-cpu", rows, scale, time.cpu)
        }
    }

    /// Not inlined: a counter of instructions finds it by its name.
    @inline(never)
    private func flingFrame(_ controller: LinesController) {
        controller.tableView.contentOffset.y += 40
        screen.frame()
    }
}
