import Foundation
import HostOptions
import PageServing
import Simulator

/// Further processes of the app that is shown, each on a device of its own, for pages that look at several side by side.
final class BesideApps {
    private var shown: [String: ServedApp] = [:]
    /// Those whose first screen is not there yet.
    private var next: [String: ServedApp] = [:]
    var all: [ServedApp] { [ServedApp](shown.values) + next.values }
    /// The names of those that stopped by themselves.
    private var stopped: Set<String> = []
    /// Whether none of them has stopped by itself.
    var areAllThere: Bool { stopped.isEmpty }
    /// Starts one by its name; the flag says whether it does first what was done in the app beside it.
    private let make: (DeviceOptions, Bool, String) throws -> ServedApp
    private let relay: PageRelay

    init(relay: PageRelay, make: @escaping (DeviceOptions, Bool, String) throws -> ServedApp) {
        self.relay = relay
        self.make = make
    }

    /// Starts the one that pages ask for by their name of it, unless it is there. What is no name of a device starts none.
    func start(_ name: String, on device: DeviceOptions, resuming: Bool = true) throws {
        guard shown[name] == nil, next[name] == nil, !stopped.contains(name),
            let changed = device.changed(as: name)
        else { return }
        next[name] = try make(changed, resuming, name)
    }

    /// All of them anew: after an edit, with another screen or locale.
    func restart(on device: DeviceOptions) throws {
        for (name, app) in next {
            app.end()
            next[name] = nil
        }
        for name in stopped.union(shown.keys) {
            next[name] = try device.changed(as: name).map { try make($0, !stopped.contains(name), name) }
        }
        stopped = []
    }

    /// Whether the app is one of them; then it is shown.
    func appear(_ app: ServedApp) -> Bool {
        guard let name = next.first(where: { $0.value === app })?.key else { return false }
        next[name] = nil
        relay.show(app.link, beside: name)
        shown.updateValue(app, forKey: name)?.end()
        return true
    }

    /// What it means that an app has ended.
    enum End {
        /// It is none of them.
        case notBeside
        /// It makes room for another one, or begins anew: what was done may have stopped it.
        case replaced
        /// It stopped by itself, and its pages stay as they are.
        case stopped
    }

    /// Takes an app that has ended from them.
    func leave(_ app: ServedApp, on device: DeviceOptions) throws -> End {
        if let name = next.first(where: { $0.value === app })?.key {
            next[name] = nil
            guard app.isResumed, let changed = device.changed(as: name) else {
                stopped.insert(name)
                return .stopped
            }
            next[name] = try make(changed, false, name)
            return .replaced
        }
        guard let name = shown.first(where: { $0.value === app })?.key else { return .notBeside }
        shown[name] = nil
        stopped.insert(name)
        relay.show(nil, beside: name)
        return .stopped
    }

    /// Nobody looks at it any more.
    func end(_ name: String) {
        stopped.remove(name)
        next.removeValue(forKey: name)?.end()
        guard let app = shown.removeValue(forKey: name) else { return }
        relay.show(nil, beside: name)
        app.end()
    }

    func endAll() { for name in stopped.union(shown.keys).union(next.keys) { end(name) } }
}

extension DeviceOptions {
    /// With what a page's name of a device says: `device=iPhone Air;appearance=dark`. Nil for what cannot be.
    func changed(as name: String) -> DeviceOptions? {
        var result = self
        for part in name.split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard pair.count == 2 else { return nil }
            switch pair[0] {
            case "device":
                guard let device = DeviceModel.named(pair[1]) else { return nil }
                result.device = device
            case "textSize":
                guard let size = DeviceSettings.TextSize(rawValue: pair[1]) else { return nil }
                result.textSize = size
            case "appearance":
                guard let appearance = DeviceSettings.Appearance(rawValue: pair[1]) else { return nil }
                result.appearance = appearance
            case "direction":
                guard let direction = DeviceSettings.Direction(rawValue: pair[1]) else { return nil }
                result.direction = direction
            default: return nil
            }
        }
        return result
    }
}
