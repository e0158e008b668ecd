import QuartzCore
import Raster
import UIKit

/// W1 and W2 of the lists: opening a table, and a fling of 250 frames by 40 points, both down to pixels.
@MainActor
struct ListBenchmark {
    let rows: Int
    let scale: Int
    private let renderer = Renderer()
    private let window: UIWindow
    private var time = 0.0

    init(rows: Int, scale: Int) {
        self.rows = rows
        self.scale = scale
        var device = DeviceConfiguration()
        device.portraitSize = CGSize(width: 390, height: 844)
        device.scale = CGFloat(scale)
        device.safeAreaInsets = .zero
        FramePipeline.shared.apply(device)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .white
    }

    private mutating func frame() -> Bitmap {
        time += 1.0 / 60
        return renderer.render(FramePipeline.shared.frame(at: time))
    }

    private mutating func open() -> LinesController {
        let controller = LinesController(rows: rows)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _ = frame()
        return controller
    }

    /// - Parameter start: when the process began its work.
    mutating func run(_ mode: String, since start: Double, picture: String?) throws {
        let controller = open()
        Measuring.figure("open-cold", rows, scale, Measuring.now - start)
        Measuring.figure("open-cpu", rows, scale, Measuring.cpu)
        Measuring.figure("open-memory", rows, scale, Measuring.peakMemory)
        if mode == "open" { measureWarmOpen() }
        if mode == "fling" { measureFling(controller) }
        if let picture {
            try renderer.render(FramePipeline.shared.frame(at: time)).png().write(
                to: URL(fileURLWithPath: picture))
        }
    }

    private mutating func measureWarmOpen() {
        for _ in 0..<11 {
            window.rootViewController = UIViewController()
            _ = frame()
            let (begin, cpu) = (Measuring.now, Measuring.cpu)
            openAgain()
            Measuring.figure("open-warm-cpu", rows, scale, Measuring.cpu - cpu)
            Measuring.figure("open-warm", rows, scale, Measuring.now - begin)
        }
    }

    @inline(never)
    private mutating func openAgain() { _ = open() }

    private mutating func measureFling(_ controller: LinesController) {
        for _ in 0..<3 { _ = frame() }
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
    private mutating func flingFrame(_ controller: LinesController) {
        controller.tableView.contentOffset.y += 40
        _ = frame()
    }
}
