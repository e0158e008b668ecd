import Foundation
import Synchronization

/// The properties of UIKit's own classes by their names.
@MainActor
package protocol KeyTable: SendableMetatype {
    /// `.none` for a name that the object's class does not know.
    static func value(_ object: NSObject, _ key: String) -> Any??
    static func set(_ value: Any?, _ object: NSObject, _ key: String) -> _OutletAnswer
}

/// What UIKit knows of its classes, which hands it over when it is loaded.
@MainActor
package enum KeyTables {
    // Of the process: UIKit is loaded once.
    private nonisolated static let table = Mutex<(any KeyTable.Type)?>(nil)

    package nonisolated static func use(_ table: any KeyTable.Type) { Self.table.withLock { $0 = table } }

    static func value(_ object: NSObject, _ key: String) -> Any?? {
        table.withLock { $0 }?.value(object, key) ?? .none
    }

    static func set(_ value: Any?, _ object: NSObject, _ key: String) -> _OutletAnswer {
        table.withLock { $0 }?.set(value, object, key) ?? .unknown
    }
}
