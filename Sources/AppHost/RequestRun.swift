import CAppMain
import CoreGraphics
import Foundation
import HostOptions
import QuartzCore
import Raster
import ScreenLint
import Simulator
import SnapshotComparison
import UIKit

/// Does what `shoji serve` is asked for, request by request: lines of JSON on the line to the command line, each answered
/// by one. Time moves by steps only.
@MainActor
final class RequestRun {
    private let session: Session
    private let player: ScenarioPlayer
    private let renderer = Renderer()
    /// What the last outline had, by its numbers
    private var marks: [AccessibilityNode]?
    /// Of a `snapshot` step
    private var taken: ScenarioPlayer.Snapshot?

    init(_ session: Session) {
        shoji_keep_freed_memory()
        self.session = session
        player = ScenarioPlayer(
            Scenario(file: "step", settings: session.settings, steps: []), in: session)
        player.onSnapshot = { [unowned self] in taken = $0 }
    }

    func serve() -> Never {
        guard let line = AppLine.takeDescriptor() else {
            AppHost.stop("serve: start it by `shoji serve PATH`", ExitStatus.usage.rawValue)
        }
        shoji_crash_step("the first frames")
        session.present()
        session.advance(by: 2 * Session.frameInterval)
        session.settle()
        let handle = FileHandle(fileDescriptor: line)
        var lines = LineReader(handle)
        fflush(nil)
        // The command line waits for it.
        try? handle.write(contentsOf: Data("{}\n".utf8))
        while let request = lines.next() {
            let reply = answer(request)
            fflush(nil)
            do {
                try handle.write(contentsOf: reply)
            } catch {
                break
            }
        }
        AppHost.end(0)
    }

    private func answer(_ request: Data) -> Data {
        let object = (try? JSONValue(request)) ?? .null
        var reply = ReplyLine(id: object["id"])
        do {
            if let step = object["step"] {
                try play(step, into: &reply)
            } else if let what = object["get"]?.text {
                try get(what, marks: object["marks"]?.isTrue == true, into: &reply)
            } else if case .object(let choices) = object["set"] {
                try set(choices)
            } else {
                throw RequestError("no request", remedy: ReplyLine.forms)
            }
            return reply.line
        } catch let error as RequestError {
            return reply.failed(error.text, remedy: error.remedy)
        } catch let error as ScenarioError {
            return reply.failed(error.message, remedy: "get the outline: it says what is on the screen")
        } catch let error as ExpectationError {
            return reply.failed(error.message, remedy: "get the outline: it says what is on the screen")
        } catch {
            return reply.failed("\(error)", remedy: "")
        }
    }

    // MARK: Steps

    private func play(_ json: JSONValue, into reply: inout ReplyLine) throws {
        let step = try read(json)
        shoji_crash_step("step: \(step.action.name)")
        taken = nil
        try player.play(step)
        shoji_crash_step("between steps")
        guard let taken else { return }
        let bitmap = renderer.render(taken.tree).cropped(to: taken.rect, scale: taken.tree.scale)
        reply.add("picture", file: bitmap.png())
        reply.add("tree", written: ReplyLine.oneLine(taken.dump))
    }

    private func read(_ json: JSONValue) throws -> Scenario.Step {
        do {
            return try Scenario.Step(placed(json))
        } catch let error as ScenarioError {
            throw RequestError(
                error.message, remedy: "docs/scenarios.md lists the steps, each with an example")
        }
    }

    /// The same with places for `{mark: 7}`.
    private func placed(_ json: JSONValue) throws -> JSONValue {
        if case .list(let list) = json { return .list(try list.map(placed)) }
        guard case .object(let object) = json else { return json }
        guard object.count == 1, case .number(let number) = object["mark"] else {
            return .object(try object.mapValues(placed))
        }
        let nodes = elements
        let index = Int(min(max(number, 0), 1e6))
        guard nodes.indices.contains(index - 1) else {
            throw RequestError(
                "mark \(number.short): the outline has the numbers 1 to \(nodes.count)",
                remedy: "get the outline again")
        }
        let node = nodes[index - 1]
        if let marks, !marks.indices.contains(index - 1) || !Self.isSame(marks[index - 1], node) {
            throw RequestError(
                "mark \(index) is another element now: \(Self.line(index, node))",
                remedy: "get the outline again")
        }
        return .list([.number(Double(node.frame.midX)), .number(Double(node.frame.midY))])
    }

    private static func isSame(_ a: AccessibilityNode, _ b: AccessibilityNode) -> Bool {
        a.role == b.role && a.label == b.label
    }

    // MARK: What is there

    private func get(_ what: String, marks: Bool, into reply: inout ReplyLine) throws {
        switch what {
        case "tree":
            try player.play(Scenario.Step(line: 0, action: .snapshot(name: "tree", of: nil)))
            reply.add(what, written: ReplyLine.oneLine(taken?.dump ?? "null"))
        case "outline": reply.add(what, outline())
        case "picture": reply.add(what, file: picture(marks: marks))
        case "issues": reply.add(what, written: issues())
        default:
            throw RequestError(
                "get: unknown \"\(what)\"", remedy: "expected tree, outline, picture, issues or log")
        }
    }

    /// Everything that assistive technology is told of, in the order in which it is read.
    private var elements: [AccessibilityNode] {
        session.present()
        func flat(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
            nodes.flatMap { [$0] + flat($0.children) }
        }
        return session.context.run { flat(AccessibilityNode.onScreen) }
    }

    private func outline() -> String {
        let nodes = elements
        marks = nodes
        return nodes.enumerated().map { Self.line($0.offset + 1, $0.element) }.joined(separator: "\n")
    }

    /// `7 button "Like" (selected) [16, 100, 44, 44]`
    private static func line(_ number: Int, _ node: AccessibilityNode) -> String {
        func quoted(_ text: String) -> String {
            "\"" + text.map { $0.isNewline ? " " : $0 == "\"" ? "'" : String($0) }.joined() + "\""
        }
        var words = ["\(number)", node.role.rawValue, quoted(node.label)]
        if let value = node.value, !value.isEmpty { words.append("value \(quoted(value))") }
        if let isOn = node.isOn { words.append(isOn ? "on" : "off") }
        if let range = node.number {
            words.append("\(range.value.short) of \(range.minimum.short) to \(range.maximum.short)")
        }
        if node.isSelected { words.append("selected") }
        if !node.isEnabled { words.append("disabled") }
        let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
        words.append("[" + frame.map { Double($0).short }.joined(separator: ", ") + "]")
        return words.joined(separator: " ")
    }

    private func picture(marks isMarked: Bool) -> Data {
        let nodes = isMarked ? elements : []
        if isMarked { marks = nodes }
        let tree = session.present()
        let png = renderer.render(tree).png()
        guard isMarked else { return png }
        return session.context.run {
            MarkedPicture(png, size: tree.size, scale: tree.scale).png(nodes.map(\.frame))
        }
    }

    private func issues() -> String {
        let tree = session.present()
        let bitmap = renderer.render(tree)
        let findings = session.context.run { () -> [LintFinding] in
            guard let root = ViewDump.root else { return [] }
            return LintScreen(of: root, pixels: SnapshotPixels(bitmap)).findings()
        }
        return JSONValue.list(
            findings.map {
                .object([
                    "view": .text($0.view), "rule": .text($0.rule.rawValue), "why": .text($0.why),
                    "remedy": .text($0.remedy),
                ])
            }
        ).written
    }

    // MARK: What the reader sets

    private func set(_ choices: [String: JSONValue]) throws {
        var settings = session.settings
        for (name, value) in choices.sorted(by: { $0.key < $1.key }) {
            let text = value.text ?? value.written
            func choice<Choice: RawRepresentable & CaseIterable>(_: Choice.Type) throws -> Choice
            where Choice.RawValue == String {
                if let choice = Choice(rawValue: text) { return choice }
                throw RequestError(
                    "set: \(name): found \"\(text)\"",
                    remedy: "expected " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
            }
            switch name {
            case "device":
                guard let device = DeviceModel.named(text) else {
                    throw RequestError("set: no device \"\(text)\"", remedy: "`shoji devices` lists them")
                }
                settings.device = device
            case "orientation": settings.orientation = try choice(DeviceSettings.Orientation.self)
            case "textSize": settings.textSize = try choice(DeviceSettings.TextSize.self)
            case "appearance": settings.appearance = try choice(DeviceSettings.Appearance.self)
            case "direction": settings.direction = try choice(DeviceSettings.Direction.self)
            case "locale": settings.locale = text
            case "keyboard":
                guard let isDrawn = ["true": true, "false": false][text] else {
                    throw RequestError("set: keyboard: found \"\(text)\"", remedy: "expected true or false")
                }
                settings.keyboard = isDrawn
            default:
                throw RequestError(
                    "set: \"\(name)\" cannot be set while the app runs",
                    remedy:
                        "expected device, orientation, textSize, appearance, direction, locale or keyboard")
            }
        }
        session.apply(settings)
        session.advance()
    }
}

/// A request that cannot be done.
struct RequestError: Error {
    let text: String
    let remedy: String

    init(_ text: String, remedy: String) { (self.text, self.remedy) = (text, remedy) }
}

/// A screen's picture with the numbers of its elements.
@MainActor
private struct MarkedPicture {
    private let image: UIImage?
    private let size: CGSize
    private let scale: CGFloat

    init(_ png: Data, size: CGSize, scale: CGFloat) {
        image = UIImage(data: png)
        self.size = size
        self.scale = scale
    }

    func png(_ frames: [CGRect]) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let font = UIFont.boldSystemFont(ofSize: 11)
        return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            image?.draw(in: CGRect(origin: .zero, size: size))
            for (index, frame) in frames.enumerated() {
                UIColor.systemRed.setStroke()
                let path = UIBezierPath(rect: frame.insetBy(dx: 0.5, dy: 0.5))
                path.lineWidth = 1
                path.stroke()
                let text = NSAttributedString(
                    string: "\(index + 1)", attributes: [.font: font, .foregroundColor: UIColor.white])
                let box = CGRect(
                    x: frame.minX, y: frame.minY, width: text.size().width + 4, height: font.lineHeight)
                UIColor.systemRed.setFill()
                UIRectFill(box)
                text.draw(at: CGPoint(x: box.minX + 2, y: box.minY))
            }
        }
    }
}
