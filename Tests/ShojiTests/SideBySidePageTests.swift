import Foundation
import PageDriver
import TestSeeds
import Testing

/// Several devices side by side in the page of `shoji run`, each an app of its own, driven together.
@MainActor
@Suite(.serialized) struct SideBySidePageTests {
    private static let source = """
        import UIKit
        class ScreenViewController: UIViewController {
            let button = UIButton(type: .system), field = UITextField()
            var count = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                button.setTitle("Count", for: .normal)
                button.addAction(UIAction { [self] _ in
                    count += 1
                    button.setTitle("Count \\(count)", for: .normal)
                }, for: .touchUpInside)
                field.borderStyle = .roundedRect
                field.accessibilityLabel = "Name"
                let stack = UIStackView(arrangedSubviews: [button, field])
                stack.axis = .vertical
                stack.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                    stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    stack.widthAnchor.constraint(equalToConstant: 200),
                ])
            }
        }
        """

    /// How many apps the tool has started that have not ended.
    private func apps(of parent: Int32) -> Int {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.filter { Int($0) != nil }.count { process in
            let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") ?? Data()
            // The number, the name in parentheses, the state and the parent's number.
            let parts = String(decoding: data, as: UTF8.self).split(separator: ")")
            guard let fields = parts.last?.split(separator: " "), fields.count > 1 else { return false }
            // A shell watches over what the command line has started.
            return fields[1] == "\(parent)" && fields[0] != "Z" && parts.first?.hasSuffix("(sh") == false
        }
    }

    @Test(.timeLimit(.hang))
    func whatIsDoneOnOneIsDoneOnAll() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        try tool.write(Self.source, "Screen/ScreenViewController.swift")
        let served = try await tool.served(tool.source.path)
        defer { served.process.terminate() }
        let chromium = try Chromium(size: (1400, 900))
        defer { chromium.close() }
        do {
            try await chromium.open(served.address)
            try await chromium.wait(until: "document.querySelector('#accessible [role=button]')")
            // What was done before is done in them too.
            _ = try await chromium.evaluate("document.querySelector('#accessible [role=button]').click()")
            let said = { (text: String) in
                "document.querySelector('#accessible [role=button]').getAttribute('aria-label') === '\(text)'"
            }
            try await chromium.wait(until: said("Count 1"))
            _ = try await chromium.evaluate("send({ t: 'appearance', v: 'dark' })")
            try await chromium.wait(until: "settings.appearance === 'dark'")
            try await chromium.wait(
                until:
                    "(document.getElementById('scenario').open = true) && document.getElementById('scenario-text').value.includes('dark')"
            )
            _ = try await chromium.evaluate("openWall('Looks')")
            let frames = "[...document.querySelectorAll('#wall iframe')]"
            func all(_ expression: String) -> String {
                "\(frames).length === 4 && \(frames).every(frame => frame.contentWindow.eval(`\(expression)`))"
            }
            try await chromium.wait(until: all("settings && " + said("Count 1")))
            let looks = try await chromium.evaluate(
                "\(frames).map(frame => frame.contentWindow.eval('settings.appearance + settings.direction + settings.textSize')).join()"
            )
            // Each is as its name says, and where that says nothing as the one was that they stand beside.
            #expect(
                looks as? String
                    == "lightltrlarge,darkltrlarge,darkrtllarge,darkltraccessibilityExtraExtraExtraLarge")
            // All devices are drawn in the frames that they have at last.
            let isSized =
                "document.querySelector('#wall-frames.sized') && \(frames).every(frame => Math.abs("
                + "frame.clientWidth - frame.contentWindow.document.getElementById('device').offsetWidth) < 4)"
            try await chromium.wait(until: isSized)
            // A finger on the button of the first, which stands elsewhere than that of the last.
            let place = try await chromium.evaluate(
                "(() => { const frame = \(frames)[0], at = frame.getBoundingClientRect(), box = frame.contentWindow.eval("
                    + "\"document.querySelector('#accessible [role=button]').getBoundingClientRect()\");"
                    + "return [at.left + box.left + box.width / 2, at.top + box.top + box.height / 2] })()")
            let at = try #require(place as? [Double])
            try await chromium.press(x: at[0], y: at[1])
            try await chromium.release(x: at[0], y: at[1])
            try await chromium.wait(until: all(said("Count 2")))
            // Keys, once a field has the keyboard.
            _ = try await chromium.evaluate(
                "\(frames).forEach(frame => frame.contentWindow.eval(\"document.querySelector('#accessible input').focus()\"))"
            )
            try await chromium.wait(until: all("takesText"))
            _ = try await chromium.evaluate(
                "\(frames)[1].contentWindow.eval(\"for (const v of 'Dune') { send({ t: 'keydown', v }); send({ t: 'keyup', v }) }\")"
            )
            try await chromium.wait(
                until: all("document.querySelector('#accessible input').value === 'Dune'"))
            try await keep(chromium, "side-by-side")
            #expect(apps(of: served.process.identifier) == 5)
            // An edit is there on all of them.
            try tool.write(
                Self.source.replacingOccurrences(of: "Count ", with: "Number "),
                "Screen/ScreenViewController.swift")
            try await chromium.wait(until: all(said("Number 1") + " || " + said("Number 2")))
            _ = try await chromium.evaluate("openWall('Devices')")
            try await chromium.wait(
                until: all(
                    "settings.device !== 'iPhone 15' && document.querySelector('#accessible [role=button]')"))
            // As large beside each other as they are, by Apple's widths in points, and all of them in the window.
            try await chromium.wait(until: isSized)
            let widths =
                "\(frames).map(frame => frame.contentWindow.eval('view.getBoundingClientRect().width / pointsToCSS'))"
            #expect(
                try await chromium.evaluate("\(widths).map(Math.round).join()") as? String
                    == "375,402,440,820")
            let scales =
                "\(frames).map(frame => frame.contentWindow.eval('view.width')).map((width, i) => width / \(widths)[i])"
            #expect(
                try await chromium.evaluate("(all => Math.max(...all) / Math.min(...all) < 1.01)(\(scales))")
                    as? Bool == true)
            let areInside =
                "\(frames).map(frame => frame.getBoundingClientRect()).every(box => box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight)"
            #expect(try await chromium.evaluate(areInside) as? Bool == true)
            try await keep(chromium, "devices")
            // All twelve text sizes, each live.
            _ = try await chromium.evaluate("openWall('Text sizes')")
            let sizes = "\(frames).map(frame => frame.contentWindow.eval('settings.textSize')).join()"
            try await chromium.wait(
                until: "\(frames).length === 12 && \(sizes) === settings.textSizes.join()")
            try await chromium.wait(
                until:
                    "\(frames).every(frame => frame.contentWindow.eval(\"document.querySelector('#accessible [role=button]')\"))"
            )
            try await keep(chromium, "text-sizes")
            _ = try await chromium.evaluate("closeWall()")
            while apps(of: served.process.identifier) > 1 { await Task.yield() }
            // The one that was there first goes on.
            try await chromium.wait(
                until:
                    "settings.device === 'iPhone 15' && document.querySelector('#accessible [role=button]')")
        } catch {
            Issue.record("\(error)\nthe tool has printed: \(served.printed())")
        }
    }

    /// What stops the devices is told over all of them, once, and they begin anew.
    @Test(.timeLimit(.hang))
    func whatStopsADeviceIsTold() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(viewDidLoad: "")
        try tool.write(
            Self.source.replacingOccurrences(of: "count += 1", with: "count += [Int]()[count]"),
            "Screen/ScreenViewController.swift")
        let served = try await tool.served(tool.source.path)
        defer { served.process.terminate() }
        let chromium = try Chromium(size: (1400, 900))
        defer { chromium.close() }
        do {
            try await chromium.open(served.address)
            try await chromium.wait(until: "document.querySelector('#accessible [role=button]')")
            _ = try await chromium.evaluate("openWall('Looks')")
            let frames = "[...document.querySelectorAll('#wall iframe')]"
            let button = "document.querySelector('#accessible [role=button]')"
            let areThere =
                "\(frames).length === 4 && \(frames).every(frame => frame.contentWindow.eval(`settings && \(button)`))"
            try await chromium.wait(until: areThere)
            _ = try await chromium.evaluate("\(frames)[0].contentWindow.eval(\"\(button).click()\")")
            try await chromium.wait(
                until: "!document.getElementById('report').hidden && document.getElementById('restart')")
            let told = try await chromium.evaluate("document.getElementById('report').textContent")
            let text = told as? String ?? ""
            #expect(text.contains("Index out of range") && text.contains("side by side"), "\(text)")
            let inFrames =
                "\(frames).filter(frame => !frame.contentWindow.document.getElementById('report').hidden).length"
            #expect(try await chromium.evaluate(inFrames) as? Int == 0)
            _ = try await chromium.evaluate("document.getElementById('restart').click()")
            try await chromium.wait(until: "document.getElementById('report').hidden")
            while apps(of: served.process.identifier) < 5 { await Task.yield() }
            try await chromium.wait(until: areThere)
        } catch {
            Issue.record("\(error)\nthe tool has printed: \(served.printed())")
        }
    }

    private func keep(_ chromium: Chromium, _ name: String) async throws {
        guard let folder = ProcessInfo.processInfo.environment["SHOJI_KEEP_PICTURES"] else { return }
        try await chromium.screenshot().write(
            to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
    }
}
