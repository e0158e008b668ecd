import Foundation
import QuartzCore

/// Properties that are set by their names, by nibs and by key-value coding: the app's own by `_setValue`, UIKit's by its tables, layers' here.
@MainActor
package enum KeyedProperties {
    /// Sets what `path` leads to, "layer.cornerRadius".
    package static func set(_ value: Any?, _ object: AnyObject, _ path: String) -> _OutletAnswer {
        guard let dot = path.firstIndex(of: ".") else { return setKey(value, object, path) }
        let first = String(path[..<dot])
        guard let inner = read(object, first) else { return .unknown }
        // A key of nil: nothing is set, as in Objective-C.
        guard let inner else { return .connected }
        return set(value, inner, String(path[path.index(after: dot)...]))
    }

    private static func read(_ object: AnyObject, _ key: String) -> AnyObject?? {
        if let object = object as? NSObject, case .some(let value) = KeyTables.value(object, key) {
            return .some(value.map { $0 as AnyObject })
        }
        if let known = (object as? any _RuntimeMembers)?._value(forKey: key) {
            return .some(known.map { $0 as AnyObject })
        }
        return nil
    }

    private static func setKey(_ value: Any?, _ object: AnyObject, _ key: String) -> _OutletAnswer {
        if let members = object as? any _RuntimeMembers {
            let answer = members._setValue(value, forKey: key)
            if answer != .unknown { return answer }
        }
        if let layer = object as? CALayer { return setLayer(value, layer, key) }
        return (object as? NSObject).map { KeyTables.set(value, $0, key) } ?? .unknown
    }

    private static func setLayer(_ value: Any?, _ layer: CALayer, _ key: String) -> _OutletAnswer {
        switch key {
        case "cornerRadius": return _Outlet.assign(value) { layer.cornerRadius = $0 }
        case "borderWidth": return _Outlet.assign(value) { layer.borderWidth = $0 }
        case "masksToBounds": return _Outlet.assign(value) { layer.masksToBounds = $0 }
        case "opacity": return _Outlet.assign(value) { layer.opacity = $0 }
        case "shadowOpacity": return _Outlet.assign(value) { layer.shadowOpacity = $0 }
        case "shadowRadius": return _Outlet.assign(value) { layer.shadowRadius = $0 }
        case "shadowOffset": return _Outlet.assign(value) { layer.shadowOffset = $0 }
        case "zPosition": return _Outlet.assign(value) { layer.zPosition = $0 }
        case "hidden": return _Outlet.assign(value) { layer.isHidden = $0 }
        case "shouldRasterize": return .connected
        case "borderColor", "shadowColor", "backgroundColor":
            // A nib gives a UIColor where the layer takes a CGColor; UIKit's layers make nothing of it.
            Diagnostics.sayOnce(
                "The runtime attribute layer.\(key) has no effect: a nib gives a UIColor, the layer takes a CGColor. "
                    + "Set it in code")
            return .connected
        default: return .unknown
        }
    }
}
