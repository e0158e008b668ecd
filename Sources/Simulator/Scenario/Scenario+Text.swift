import CoreGraphics

extension Scenario {
    /// As its file: what is read from it is this scenario again, but for the lines' numbers.
    public var text: String {
        let header = [
            ("device", settings.device?.name), ("orientation", settings.orientation?.rawValue),
            ("textSize", settings.textSize?.rawValue), ("appearance", settings.appearance?.rawValue),
            ("direction", settings.direction?.rawValue), ("locale", settings.locale.map(Self.quoted)),
            ("statusBar", settings.statusBar.map { "\($0)" }),
            ("keyboard", settings.keyboard.map { "\($0)" }),
            ("scale", settings.scale.map { Self.number($0) }),
            ("os", settings.release.map { "\($0)" }), ("network", network?.description),
        ]
        let lines = header.compactMap { name, value in value.map { "\(name): \($0)" } }
        let list = steps.isEmpty ? ["steps: []"] : ["steps:"] + steps.map { "  - \($0.action.text)" }
        return (lines + list).joined(separator: "\n") + "\n"
    }

    /// Names of keys in a file, by the browsers' names.
    static let namedKeys = [
        "return": "Enter", "enter": "Enter", "tab": "Tab", "escape": "Escape", "backspace": "Backspace",
        "delete": "Delete", "left": "ArrowLeft", "right": "ArrowRight", "up": "ArrowUp",
        "down": "ArrowDown", "home": "Home", "end": "End", "space": " ", "plus": "+",
    ]
    static let heldKeys = ["cmd": "Meta", "shift": "Shift", "alt": "Alt", "ctrl": "Control"]

    /// As YAML and JSON both read it.
    fileprivate static func quoted(_ text: String) -> String {
        let inner = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\t": "\\t"
            case _ where scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value):
                "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
                    + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }
        return "\"\(inner.joined())\""
    }

    /// To a thousandth, without a fraction that is none.
    fileprivate static func number(_ value: Double) -> String { number(value, 1000) }

    /// - Parameter parts: of one, to which it is rounded
    fileprivate static func number(_ value: Double, _ parts: Double) -> String {
        let rounded = (value * parts).rounded() / parts
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
    fileprivate static func list(_ values: Double...) -> String {
        "[" + values.map(number).joined(separator: ", ") + "]"
    }
}

extension Scenario.Target {
    fileprivate var text: String {
        switch self {
        case .point(let point): Scenario.list(point.x, point.y)
        case .id(let id): "{id: \(Scenario.quoted(id))}"
        case .text(let text): "{text: \(Scenario.quoted(text))}"
        }
    }
}

extension Scenario.Action {
    /// One key and its value.
    var text: String { "\(name): \(value)" }

    private var value: String {
        let number: (Double) -> String = Scenario.number
        switch self {
        case .snapshot(let name, nil): return Scenario.quoted(name)
        case .snapshot(let name, let view?): return "{name: \(Scenario.quoted(name)), of: \(view.text)}"
        case .tap(let target), .scrollTo(let target): return target.text
        case .press(let target, let seconds): return "{at: \(target.text), seconds: \(number(seconds))}"
        case .key(let keys): return "{key: \(Scenario.quoted(Self.name(of: keys)))}"
        case .type(let text): return Scenario.quoted(text)
        case .wheel(let target, let by): return "{at: \(target.text), by: \(Scenario.list(by.dx, by.dy))}"
        case .pinch(let target, let scale, let seconds):
            return "{at: \(target.text), scale: \(number(scale)), seconds: \(number(seconds))}"
        case .expect(let expectation): return expectation.fields
        case .drag(let drag): return drag.text
        case .path(let path):
            // A finger may be fast: a thousandth of a second of its way is points.
            let points = path.map {
                "[\(number($0.at.x)), \(number($0.at.y)), \(Scenario.number($0.seconds, 100_000))]"
            }
            return "{path: [\(points.joined(separator: ", "))]}"
        case .fling(let from, let velocity):
            return "{from: \(from.text), velocity: \(Scenario.list(velocity.dx, velocity.dy))}"
        case .rotate(let orientation): return orientation.rawValue
        case .textSize(let size): return size.rawValue
        case .appearance(let appearance): return appearance.rawValue
        case .direction(let direction): return direction.rawValue
        case .locale(let identifier): return Scenario.quoted(identifier)
        case .statusBar(let isShown), .keyboard(let isShown): return "\(isShown)"
        case .network(let mode): return mode.description
        case .wait(let seconds): return number(seconds)
        case .waitUntil(let target, let limit): return "{until: \(target.text), limit: \(number(limit))}"
        case .settle: return "true"
        }
    }

    private static func name(of keys: [String]) -> String {
        keys.map { key in
            let held = Scenario.heldKeys.first { $0.value == key }?.key
            return held ?? Scenario.namedKeys.filter { $0.value == key }.keys.min() ?? key
        }.joined(separator: "+")
    }
}

extension Scenario.Drag {
    fileprivate var text: String {
        let number: (Double) -> String = Scenario.number
        var parts = ["from: \(from.text)", "to: \(to.text)", "seconds: \(number(seconds))"]
        if hold > 0 { parts.append("hold: \(number(hold))") }
        if press > 0 { parts.append("press: \(number(press))") }
        if let snapshot { parts.append("snapshot: \(Scenario.quoted(snapshot))") }
        return "{\(parts.joined(separator: ", "))}"
    }
}

extension Scenario.Expectation {
    fileprivate var fields: String {
        var parts: [String] = []
        if let id { parts.append("id: \(Scenario.quoted(id))") }
        if let text { parts.append("text: \(Scenario.quoted(text))") }
        if let frame {
            parts.append(
                "frame: \(Scenario.list(frame.minX, frame.minY, frame.width, frame.height))")
        }
        if let count { parts.append("count: \(count)") }
        if let selected { parts.append("selected: \(selected)") }
        if let enabled { parts.append("enabled: \(enabled)") }
        if let on { parts.append("on: \(on)") }
        if let value { parts.append("value: \(value)") }
        if let focused { parts.append("focused: \(focused)") }
        return "{\(parts.joined(separator: ", "))}"
    }
}
