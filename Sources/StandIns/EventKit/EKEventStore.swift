@_exported import CoreGraphics
@_exported import Foundation
import QuartzCore

public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    public static let authorized = Self.fullAccess
}
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
public let EKErrorDomain = "EKErrorDomain"

/// The device's calendars. There are none, and permission is refused.
open class EKEventStore: NSObject, @unchecked Sendable {
    public override init() {}
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }
    open var eventStoreIdentifier: String { "" }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open var sources: [EKSource] { [] }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }

    open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
        refuse(completion)
    }
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
        refuse(completion)
    }
    open func requestFullAccessToEvents() async throws -> Bool { false }
    open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
        refuse(completion)
    }
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
        refuse(completion)
    }
    open func requestFullAccessToReminders() async throws -> Bool { false }

    private func refuse(_ completion: @escaping (Bool, (any Error)?) -> Void) {
        Kept.say(
            "EKEventStore.requestAccess(to:completion:)",
            "there are no calendars; the app is told that it was refused")
        SystemAnswer.later { completion(false, nil) }
    }

    private var error: NSError { NSError(domain: EKErrorDomain, code: 29) }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw error }
    open func save(_ event: EKEvent, span: EKSpan) throws { throw error }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw error }
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw error }
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw error }
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw error }
    open func commit() throws {}
    open func reset() {}
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?)
        -> NSPredicate
    { NSPredicate(value: false) }
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    @discardableResult
    open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void)
        -> Any
    {
        SystemAnswer.later { completion([]) }
        return NSObject()
    }
}

extension Notification.Name {
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

open class EKObject: NSObject {
    open var hasChanges: Bool { false }
    open var isNew: Bool { true }
}
open class EKSource: EKObject {
    open var title: String { "" }
    open var sourceIdentifier: String { "" }
}
open class EKCalendar: EKObject {
    open var title = ""
    open var cgColor: CGColor! = CGColor(red: 0, green: 0.48, blue: 1, alpha: 1)
    open var source: EKSource!
    open var calendarIdentifier: String { "" }
    open var allowsContentModifications: Bool { false }
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}
open class EKAlarm: EKObject {
    open var relativeOffset: TimeInterval
    open var absoluteDate: Date?
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
    public init(absoluteDate date: Date) { (absoluteDate, relativeOffset) = (date, 0) }
}
open class EKRecurrenceEnd: NSObject {
    public let endDate: Date?
    public let occurrenceCount: Int
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}
open class EKRecurrenceRule: EKObject {
    public let frequency: EKRecurrenceFrequency
    public let interval: Int
    open var recurrenceEnd: EKRecurrenceEnd?
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    }
}
/// What events and reminders have in common.
open class EKCalendarItem: EKObject {
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var calendar: EKCalendar!
    open var timeZone: TimeZone?
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    open var calendarItemIdentifier: String { "" }
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
        recurrenceRules = (recurrenceRules ?? []) + [rule]
    }
}
open class EKEvent: EKCalendarItem {
    open var startDate: Date! = Date()
    open var endDate: Date! = Date()
    open var isAllDay = false
    open var eventIdentifier: String! { nil }
    public init(eventStore: EKEventStore) {}
}
open class EKReminder: EKCalendarItem {
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    open var isCompleted = false
    open var completionDate: Date?
    open var priority = 0
    public init(eventStore: EKEventStore) {}
}
