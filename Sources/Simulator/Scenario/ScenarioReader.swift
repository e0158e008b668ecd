import CoreGraphics
import Foundation
import Yams

/// Reads a scenario file.
struct ScenarioReader: YAMLReader {
    let file: String

    func read(_ text: String) throws -> Scenario {
        guard let root = try compose(text) else { throw fail(nil, "the file is empty; expected `steps:`") }
        guard let mapping = root.mapping else {
            throw fail(root, "expected header lines and `steps:`, found \(kind(root))")
        }
        var scenario = Scenario(file: file, settings: DeviceSettings(), steps: [])
        var hasSteps = false
        for (key, value) in mapping {
            switch try string(key, "a key") {
            case "device": scenario.settings.device = try device(value)
            case "orientation": scenario.settings.orientation = try choice(value, "orientation")
            case "textSize": scenario.settings.textSize = try choice(value, "textSize")
            case "appearance": scenario.settings.appearance = try choice(value, "appearance")
            case "direction": scenario.settings.direction = try choice(value, "direction")
            case "network": scenario.network = try network(value)
            case "locale": scenario.settings.locale = try locale(value)
            case "statusBar": scenario.settings.statusBar = try boolean(value, "statusBar")
            case "keyboard": scenario.settings.keyboard = try boolean(value, "keyboard")
            case "scale": scenario.settings.scale = try number(value, "scale", in: 1...4)
            case "os":
                let release = try number(value, "os", in: 0...100)
                guard DeviceSettings.releases.contains(Int(release)) else {
                    throw fail(value, "os: expected \(DeviceSettings.namesOfReleases)")
                }
                scenario.settings.release = Int(release)
            case "matrix": scenario.matrix = try matrix(value)
            case "steps":
                hasSteps = true
                guard let list = value.sequence else {
                    throw fail(
                        value, "steps: expected a list (lines that begin with `- `), found \(kind(value))")
                }
                scenario.steps = try list.map(step)
            case let name:
                throw fail(
                    key,
                    "unknown line `\(name)`; expected \(Self.headers.joined(separator: ", ")) or steps")
            }
        }
        guard hasSteps else { throw fail(root, "there is no `steps:`") }
        return scenario
    }

    private func boolean(_ node: Node, _ what: String) throws -> Bool {
        guard let value = node.bool else {
            throw fail(node, "\(what): expected true or false, found \(kind(node))")
        }
        return value
    }

    // MARK: Steps

    func step(_ node: Node) throws -> Scenario.Step {
        guard let mapping = node.mapping, mapping.count == 1, let (key, value) = mapping.first else {
            throw fail(node, "a step is one key and its value, such as `- wait: 0.5`; found \(kind(node))")
        }
        let name = try string(key, "a step")
        return Scenario.Step(line: line(key) ?? 0, action: try action(name, key, value))
    }

    private func action(_ name: String, _ key: Node, _ value: Node) throws -> Scenario.Action {
        switch name {
        case "snapshot":
            guard value.mapping != nil else {
                return .snapshot(name: try fileName(value, "snapshot"), of: nil)
            }
            let parts = try fields(value, "snapshot", required: ["name"], optional: ["of"])
            return .snapshot(
                name: try fileName(parts["name"]!, "snapshot: name"),
                of: try parts["of"].map { try target($0, "snapshot: of", allowsPoint: false) })
        case "tap": return .tap(try target(value, "tap"))
        case "press":
            if let key = value.mapping?["key"], value.mapping?.count == 1 { return .key(try keys(key)) }
            let parts = try fields(value, "press", required: ["at"], optional: ["seconds"])
            return .press(
                at: try target(parts["at"]!, "press: at"),
                seconds: try seconds(parts["seconds"], "press", 0.8))
        case "drag" where value.mapping?["path"] != nil:
            return .path(try path(try fields(value, "drag", required: ["path"], optional: [])["path"]!))
        case "wheel":
            let parts = try fields(value, "wheel", required: ["at", "by"], optional: [])
            let by = try pair(parts["by"]!, "wheel: by")
            return .wheel(at: try target(parts["at"]!, "wheel: at"), by: CGVector(dx: by.x, dy: by.y))
        case "drag":
            let parts = try fields(
                value, "drag", required: ["from", "to"], optional: ["seconds", "hold", "press", "snapshot"])
            return .drag(
                Scenario.Drag(
                    from: try target(parts["from"]!, "drag: from"), to: try target(parts["to"]!, "drag: to"),
                    seconds: try seconds(parts["seconds"], "drag: seconds", 0.4),
                    hold: try seconds(parts["hold"], "drag: hold", 0),
                    press: try seconds(parts["press"], "drag: press", 0),
                    snapshot: try parts["snapshot"].map { try fileName($0, "drag: snapshot") }))
        case "fling":
            let parts = try fields(value, "fling", required: ["from", "velocity"], optional: [])
            let velocity = try pair(parts["velocity"]!, "fling: velocity")
            return .fling(
                from: try target(parts["from"]!, "fling: from"),
                velocity: CGVector(dx: velocity.x, dy: velocity.y))
        case "rotate": return .rotate(try choice(value, "rotate"))
        case "textSize": return .textSize(try choice(value, "textSize"))
        case "appearance": return .appearance(try choice(value, "appearance"))
        case "direction": return .direction(try choice(value, "direction"))
        case "locale": return .locale(try locale(value))
        case "statusBar": return .statusBar(try boolean(value, "statusBar"))
        case "keyboard": return .keyboard(try boolean(value, "keyboard"))
        case "network": return .network(try network(value))
        case "type": return .type(try string(value, "type"))
        case "pinch":
            let parts = try fields(value, "pinch", required: ["at", "scale"], optional: ["seconds"])
            return .pinch(
                at: try target(parts["at"]!, "pinch: at"),
                scale: try number(parts["scale"]!, "pinch: scale", in: 0.05...20),
                seconds: try seconds(parts["seconds"], "pinch: seconds", 0.3))
        case "scrollTo": return .scrollTo(try target(value, "scrollTo", allowsPoint: false))
        case "expect": return .expect(try expectation(value))
        case "wait" where value.mapping != nil:
            let parts = try fields(value, "wait", required: ["until"], optional: ["limit"])
            return .waitUntil(
                try target(parts["until"]!, "wait: until", allowsPoint: false),
                limit: try seconds(parts["limit"], "wait: limit", 10))
        case "wait": return .wait(try number(value, "wait", in: 0...3600))
        case "settle":
            guard value.bool == true else { throw fail(value, "settle: expected true, found \(kind(value))") }
            return .settle
        default:
            throw fail(
                key,
                "unknown step `\(name)`; expected \(Self.steps.dropLast().joined(separator: ", ")) or \(Self.steps.last!)"
            )
        }
    }

    private func target(_ node: Node, _ what: String, allowsPoint: Bool = true) throws -> Scenario.Target {
        let forms = (allowsPoint ? "[x, y], " : "") + "{id: NAME} or {text: \"TEXT\"}"
        if node.sequence != nil, allowsPoint { return .point(try pair(node, what)) }
        guard let mapping = node.mapping, mapping.count == 1, let (key, value) = mapping.first else {
            throw fail(node, "\(what): expected \(forms), found \(kind(node))")
        }
        switch key.string {
        case "id": return .id(try string(value, "\(what): id"))
        case "text": return .text(try string(value, "\(what): text"))
        default: throw fail(key, "\(what): expected \(forms), found `\(key.string ?? kind(key))`")
        }
    }

    private func expectation(_ node: Node) throws -> Scenario.Expectation {
        let parts = try fields(
            node, "expect", required: [],
            optional: ["id", "text", "frame", "count", "selected", "enabled", "on", "value", "focused"])
        var result = Scenario.Expectation()
        result.id = try parts["id"].map { try string($0, "expect: id") }
        result.text = try parts["text"].map { node in
            guard let text = node.scalar?.string else {
                throw fail(node, "expect: text: expected text, found \(kind(node))")
            }
            return text
        }
        guard result.id != nil || result.text != nil else {
            throw fail(node, "expect: `id` or `text` must say which view is meant")
        }
        if let frame = parts["frame"] {
            guard let list = frame.sequence, list.count == 4 else {
                throw fail(frame, "expect: frame: expected [x, y, width, height], found \(kind(frame))")
            }
            let sides = try list.map { try number($0, "expect: frame", in: -1_000_000...1_000_000) }
            result.frame = CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
        }
        result.count = try parts["count"].map { Int(try number($0, "expect: count", in: 0...100_000)) }
        result.selected = try parts["selected"].map { try boolean($0, "expect: selected") }
        result.enabled = try parts["enabled"].map { try boolean($0, "expect: enabled") }
        result.on = try parts["on"].map { try boolean($0, "expect: on") }
        result.value = try parts["value"].map {
            Double(try number($0, "expect: value", in: -1_000_000...1_000_000))
        }
        result.focused = try parts["focused"].map { try boolean($0, "expect: focused") }
        return result
    }

    /// "cmd+a": a key, behind those that are held.
    private func keys(_ node: Node) throws -> [String] {
        let text = try string(node, "press: key")
        let (held, named) = (Scenario.heldKeys, Scenario.namedKeys)
        let words = text.split(separator: "+").map { $0.lowercased() }
        let modifiers = words.dropLast().compactMap { held[$0] }
        guard let last = words.last, modifiers.count == words.count - 1, last.count == 1 || named[last] != nil
        else {
            throw fail(
                node,
                "press: key: expected a character or one of \(named.keys.sorted().joined(separator: ", ")), with "
                    + "cmd+, shift+, alt+ or ctrl+ before it; found \(kind(node))")
        }
        return modifiers + [named[last] ?? last]
    }

    /// A finger's way: [x, y, seconds since it came down] each, later and later.
    private func path(_ node: Node) throws -> [Scenario.PathPoint] {
        guard let list = node.sequence, list.count >= 2 else {
            throw fail(
                node, "drag: path: expected a list of two or more [x, y, seconds], found \(kind(node))")
        }
        var result: [Scenario.PathPoint] = []
        for each in list {
            guard let parts = each.sequence, parts.count == 3 else {
                throw fail(each, "drag: path: expected [x, y, seconds], found \(kind(each))")
            }
            let limits = -1_000_000.0...1_000_000.0
            let at = CGPoint(
                x: try number(parts[0], "drag: path", in: limits),
                y: try number(parts[1], "drag: path", in: limits))
            let seconds = try number(parts[2], "drag: path: seconds", in: 0...3600)
            guard result.last.map({ $0.seconds <= seconds }) ?? (seconds == 0) else {
                throw fail(each, "drag: path: seconds begin with 0 and grow; found \(kind(parts[2]))")
            }
            result.append(Scenario.PathPoint(at: at, seconds: seconds))
        }
        return result
    }

    // MARK: Values

    private func pair(_ node: Node, _ what: String) throws -> CGPoint {
        guard let list = node.sequence, list.count == 2 else {
            throw fail(node, "\(what): expected two numbers, such as [196, 420], found \(kind(node))")
        }
        let limits = -1_000_000.0...1_000_000.0
        return CGPoint(x: try number(list[0], what, in: limits), y: try number(list[1], what, in: limits))
    }

    private func seconds(_ node: Node?, _ what: String, _ standard: Double) throws -> Double {
        guard let node else { return standard }
        return try number(node, what, in: 0...3600)
    }

    /// A name that a file in the output folder can have.
    private func fileName(_ node: Node, _ what: String) throws -> String {
        let name = try string(node, what)
        guard !name.contains("/"), !name.hasPrefix("."), name.count <= 100 else {
            throw fail(node, "\(what): \"\(name)\" cannot be a file's name")
        }
        return name
    }

    /// A folder is beside the scenario's file, or in the current folder.
    private func network(_ node: Node) throws -> NetworkMode {
        guard let text = node.string, let mode = NetworkMode(text) else {
            throw fail(node, "network: expected \(NetworkMode.forms), found \(kind(node))")
        }
        let found = mode.beside(file)
        if case .replay(let folder) = found, !FileManager.default.fileExists(atPath: folder) {
            throw fail(node, "network: there is no folder \(folder); record one with record:DIR")
        }
        return found
    }

    /// The same text as an option's, or lists.
    private func matrix(_ node: Node) throws -> DeviceMatrix {
        if let text = node.scalar?.string {
            do {
                return try DeviceMatrix(text)
            } catch {
                throw fail(node, "matrix: \(error)")
            }
        }
        let names = DeviceMatrix.Axis.allCases.map(\.rawValue)
        guard let mapping = node.mapping, !mapping.isEmpty else {
            throw fail(node, "matrix: expected {\(names.joined(separator: ", "))}, found \(kind(node))")
        }
        var matrix = DeviceMatrix()
        for (key, value) in mapping {
            let name = try string(key, "matrix")
            let values = try value.sequence.map { try $0.map { try scalar($0, "matrix: \(name)") } }
            do {
                try matrix.add(name, values ?? [try scalar(value, "matrix: \(name)")])
            } catch let error as MatrixError {
                throw fail(key, "matrix: \(error)")
            }
        }
        return matrix
    }

    private func locale(_ node: Node) throws -> String {
        let name = try scalar(node, "locale")
        guard DeviceSettings.isLocale(name) else {
            throw fail(node, "locale: expected an identifier such as en or zh_CN, found '\(name)'")
        }
        return name
    }

    /// As it is written: `no` is a locale.
    private func scalar(_ node: Node, _ what: String) throws -> String {
        guard let text = node.scalar?.string, !text.isEmpty else {
            throw fail(node, "\(what): expected text, found \(kind(node))")
        }
        return text
    }

    private func device(_ node: Node) throws -> DeviceModel {
        let name = try string(node, "device")
        guard let device = DeviceModel.named(name) else {
            throw fail(node, "device: no device \"\(name)\"; `shoji devices` lists them")
        }
        return device
    }
}

extension Scenario {
    /// Throws `ScenarioError` for a file that cannot be read or says something it cannot mean.
    public init(contentsOf path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ScenarioError(file: path, line: nil, message: "cannot be read")
        }
        try self.init(text: String(decoding: data, as: UTF8.self), file: path)
    }

    public init(text: String, file: String) throws {
        self = try ScenarioReader(file: file).read(text)
    }
}
