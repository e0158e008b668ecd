import QuartzCore
import Simulator
import Testing

@testable import UIKit

/// Two devices live in one process, and neither knows of the other. What is expected of each is what it does alone.
@Suite @MainActor struct SessionContextTests {
    private final class Rows: UITableViewController {
        var count = 0
        var ticks: [Double] = []

        override func viewDidLoad() {
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            _ = FrameClock.current.schedule(after: 0.5) { [weak self] in
                self?.ticks.append(CACurrentMediaTime())
            }
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    /// A device with a table that is flung after `delay` frames.
    @MainActor private final class Device {
        let session: Session
        let rows: Rows
        private let window: UIWindow
        private let delay: Int
        private var frame = 0
        private(set) var trees: [LayerTree] = []
        private(set) var dump = ""

        init(_ model: String, count: Int, delay: Int) {
            let context = SessionContext()
            var settings = DeviceSettings()
            settings.device = DeviceModel.named(model)
            session = Session(settings: settings, isTurnedByApp: false, context: context)
            (rows, window) = context.run {
                let rows = Rows()
                rows.count = count
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = rows
                window.makeKeyAndVisible()
                return (rows, window)
            }
            self.delay = delay
        }

        private var header: ViewDump.Header {
            ViewDump.Header(
                device: session.settings.device?.name ?? "", size: session.screenSize, scale: 1,
                orientation: "portrait", textSize: "large", appearance: "light")
        }

        func step() {
            let time = Double(frame) / 60
            let touched = frame - delay
            switch touched {
            case 0: session.handle(.touch(id: 1, .began, at: CGPoint(x: 100, y: 400)), at: time)
            case 1...8:
                let point = CGPoint(x: 100, y: 400 - CGFloat(touched) * 30)
                session.handle(.touch(id: 1, .moved, at: point), at: time)
            case 9: session.handle(.touch(id: 1, .ended, at: CGPoint(x: 100, y: 160)), at: time)
            default: break
            }
            trees.append(session.frame(at: time))
            frame += 1
            if frame == 60 { dump = session.context.run { ViewDump.json(header) } }
        }
    }

    private func small() -> Device { Device("iPhone SE (3rd)", count: 40, delay: 3) }
    private func large() -> Device { Device("iPad (10th)", count: 90, delay: 20) }

    @Test func twoDevicesSideBySideDoWhatEachDoesAlone() {
        let (one, other) = (small(), large())
        for _ in 0..<60 { one.step() }
        for _ in 0..<60 { other.step() }
        let (left, right) = (small(), large())
        for _ in 0..<60 {
            left.step()
            right.step()
        }
        #expect(left.dump == one.dump && right.dump == other.dump)
        #expect(left.dump != right.dump && left.dump.contains("Row 2"))
        #expect(left.rows.tableView.contentOffset == one.rows.tableView.contentOffset)
        #expect(right.rows.tableView.contentOffset == other.rows.tableView.contentOffset)
        #expect(left.rows.tableView.contentOffset.y > 100 && right.rows.tableView.contentOffset.y > 100)
        #expect(left.trees.map(\.size) == one.trees.map(\.size))
        #expect(left.rows.ticks == one.rows.ticks && left.rows.ticks.count == 1)
        #expect(right.rows.ticks == other.rows.ticks)
    }

    @Test func screenClockApplicationAndPasteboardAreTheSessions() {
        let outside = (UIApplication.shared, UIScreen.main, FrameClock.current)
        let context = SessionContext()
        context.run {
            #expect(UIApplication.shared !== outside.0 && UIScreen.main !== outside.1)
            FrameClock.current.advance(to: 5)
            UIPasteboard.general.string = "inside"
            UIView.setAnimationsEnabled(false)
        }
        #expect(UIApplication.shared === outside.0 && FrameClock.current === outside.2)
        #expect(UIPasteboard.general.string != "inside" && UIView.areAnimationsEnabled)
        context.run {
            #expect(CACurrentMediaTime() == 5)
            #expect(UIPasteboard.general.string == "inside" && !UIView.areAnimationsEnabled)
        }
    }

    @Test func aContextInsideOfAnotherGivesItsPlaceBackAlsoAfterAnError() {
        struct Stop: Error {}
        let (outer, inner) = (SessionContext(), SessionContext())
        let before = SessionContext.current
        #expect(throws: Stop.self) {
            try outer.run { () throws(Stop) in
                try inner.run { () throws(Stop) in
                    #expect(SessionContext.current === inner)
                    throw Stop()
                }
            }
        }
        #expect(SessionContext.current === before)
    }

    @Test func anAnimationBeginsOnlyWhereItsBlockIs() {
        let context = SessionContext()
        let (inside, outside) = (UIView(), UIView())
        UIView.animate(withDuration: 1) {
            context.run { inside.alpha = 0 }
            outside.alpha = 0
        }
        #expect(inside.layer.animationKeys() ?? [] == [])
        #expect(outside.layer.animationKeys()?.isEmpty == false)
    }

    @Test func whatBelongsToAContextEndsWithIt() {
        weak var window: UIWindow?
        weak var application: UIApplication?
        do {
            let device = small()
            for _ in 0..<4 { device.step() }
            device.session.context.run {
                window = UIApplication.shared.windows.first
                application = UIApplication.shared
            }
            #expect(window != nil && application != nil)
        }
        #expect(window == nil && application == nil)
    }

    @Test func aTokenOfOneClockCancelsNothingOfAnother() {
        let (one, other) = (FrameClock(), FrameClock())
        var calls = 0
        let token = one.schedule(after: 1) {}
        _ = other.schedule(after: 1) { calls += 1 }
        other.cancel(token)
        other.advance(to: 2)
        #expect(calls == 1)
    }
}
