@_exported import Foundation
import QuartzCore

/// Whether an app may follow its reader to other apps: refused.
open class ATTrackingManager: NSObject {
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping (AuthorizationStatus) -> Void
    ) {
        Kept.say(
            "ATTrackingManager.requestTrackingAuthorization(completionHandler:)",
            "nobody is asked; the app is told that it was refused")
        SystemAnswer.later { completion(.denied) }
    }
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
