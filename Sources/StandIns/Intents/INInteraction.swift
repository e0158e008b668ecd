@_exported import Foundation
import QuartzCore

/// Something that an app does and the device's assistant could ask for; nobody asks.
open class INIntent: NSObject, @unchecked Sendable {
    open var identifier: String? { nil }
    open var intentDescription: String? { nil }
    open var suggestedInvocationPhrase: String?
    public override init() {}
}
open class INIntentResponse: NSObject, @unchecked Sendable {
    public override init() {}
}

open class INInteraction: NSObject, @unchecked Sendable {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var identifier = UUID().uuidString
    open var groupIdentifier: String?
    public init(intent: INIntent, response: INIntentResponse?) {
        (self.intent, intentResponse) = (intent, response)
    }
    open func donate(completion: (((any Error)?) -> Void)? = nil) {
        Kept.say("INInteraction.donate(completion:)", "there is no assistant")
        SystemAnswer.later { completion?(nil) }
    }
    open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
        SystemAnswer.later { completion?(nil) }
    }
}

public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
open class INPreferences: NSObject {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
    open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        SystemAnswer.later { handler(.denied) }
    }
}

open class INShortcut: NSObject {
    open var intent: INIntent?
    public init?(intent: INIntent) { self.intent = intent }
}
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    private static let center = INVoiceShortcutCenter()
    open class var shared: INVoiceShortcutCenter { center }
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
    open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
        SystemAnswer.later { completion([], nil) }
    }
}
open class INVoiceShortcut: NSObject {
    open var invocationPhrase: String { "" }
}
