import Foundation
import UIKit

extension NSManagedObjectContext {
    /// Takes over what a batch or somebody else saved, told by identifiers (`NSDeletedObjectsKey: [NSManagedObjectID]`).
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
        into contexts: [NSManagedObjectContext]
    ) {
        for context in contexts {
            var event = ManagedEvent()
            func ids(_ key: String) -> [NSManagedObjectID] {
                (KeyedValue.elements(of: changeNotificationData[key]) ?? []).compactMap {
                    $0 as? NSManagedObjectID
                }
            }
            for id in ids(NSInsertedObjectsKey) { event.inserted[id] = context.object(with: id) }
            for id in ids(NSUpdatedObjectsKey) { event.updated[id] = context.object(with: id) }
            for id in ids(NSDeletedObjectsKey) { event.deleted[id] = context.registeredObject(for: id) }
            context.merge(event)
        }
    }

    /// In a turn of the main actor.
    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async rethrows -> T {
        nonisolated(unsafe) let block = block
        return try await Self.onMain { [self] in
            let result = try block()
            processPendingChanges()
            return result
        }
    }
    @MainActor private static func onMain<T>(_ block: () throws -> T) async rethrows -> T { try block() }
}
