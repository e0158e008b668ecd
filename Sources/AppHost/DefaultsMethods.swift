import Foundation
import SwiftInternals
import UIKit

/// What `UserDefaults` does on Apple's systems and not on Linux: `set(nil, forKey:)` removes the value, where Foundation on Linux takes nil
/// for a URL and calls itself for ever, changes are told, and what is in lists and dictionaries is read as it is, not as an optional. Its methods are replaced as those of `BundleTexts` are.
enum DefaultsMethods {
    static func install() {
        ReplacedMethod.install(
            [
                ("shoji_defaults_set_url", ReplacedMethod.setURL, UserDefaults.self),
                ("shoji_defaults_set", ReplacedMethod.setValue, UserDefaults.self),
                ("shoji_defaults_remove", ReplacedMethod.removeValue, UserDefaults.self),
                ("shoji_defaults_object", ReplacedMethod.readValue, UserDefaults.self),
            ], orSay: "set(nil, forKey:) may never return, changes are not told")
    }
}

extension UserDefaults {
    @_silgen_name("$s10Foundation12UserDefaultsC3set_6forKeyyypSg_SStF")
    func _plainSet(_ value: Any?, forKey name: String)
    @_silgen_name("$s10Foundation12UserDefaultsC12removeObject6forKeyySS_tF")
    func _plainRemove(forKey name: String)

    @_silgen_name("$s10Foundation12UserDefaultsC6object6forKeyypSgSS_tF")
    func _plainObject(forKey name: String) -> Any?

    /// Stands in the place of `object(forKey:)`, which the methods for dictionaries, lists and the like call.
    @_silgen_name("shoji_defaults_object")
    public func _object(forKey name: String) -> Any? { _plainObject(forKey: name).map(Self.plain) }

    /// Foundation on Linux gives what is in lists and dictionaries as optionals.
    private static func plain(_ value: Any) -> Any {
        switch value {
        case let all as [AnyHashable: Any?]:
            let plain = all.compactMapValues { $0.map(Self.plain) }
            return plain.keys.allSatisfy { $0.base is String }
                ? Dictionary(uniqueKeysWithValues: plain.map { ($0.key.base as? String ?? "", $0.value) })
                    as Any : plain
        case let all as [Any?]: return all.compactMap { $0.map(Self.plain) }
        default: return value
        }
    }

    /// Stands in the place of `set(_:forKey:)` of URLs: a file's path, or another address in an archive, as `url(forKey:)` reads them.
    @_silgen_name("shoji_defaults_set_url")
    public func _setURL(_ url: URL?, forKey name: String) {
        guard let url else { return removeObject(forKey: name) }
        guard !url.isFileURL else { return set(url.path as Any, forKey: name) }
        let archive = try? NSKeyedArchiver.archivedData(
            withRootObject: url as NSURL, requiringSecureCoding: false)
        set(archive as Any?, forKey: name)
    }

    /// Stands in the place of `set(_:forKey:)`, which those of numbers call. Documentation of `didChangeNotification`: "Posted when user
    /// defaults are changed within the current process."
    @_silgen_name("shoji_defaults_set")
    public func _setValue(_ value: Any?, forKey name: String) {
        _plainSet(value, forKey: name)
        tellChange()
    }

    /// Stands in the place of `removeObject(forKey:)`.
    @_silgen_name("shoji_defaults_remove")
    public func _removeValue(forKey name: String) {
        _plainRemove(forKey: name)
        tellChange()
    }

    /// Who observes a property that stands for a value hears of it, too, on the main thread.
    private func tellChange() {
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated { KeyValueObservers.changed(UserDefaults.standard) }
    }
}
