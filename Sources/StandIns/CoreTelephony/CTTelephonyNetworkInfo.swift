@_exported import Foundation

/// The device's telephone. It has none.
open class CTTelephonyNetworkInfo: NSObject {
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    open var subscriberCellularProvider: CTCarrier? { nil }
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    open var currentRadioAccessTechnology: String? { nil }
    open var dataServiceIdentifier: String? { nil }
    public override init() {}
}

open class CTCarrier: NSObject {
    open var carrierName: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var mobileNetworkCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var allowsVOIP: Bool { false }
}

public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"

/// Whether an app may use the telephone's network.
open class CTCellularData: NSObject {
    public enum RestrictedState: UInt, Sendable { case stateUnknown, restricted, notRestricted }
    open var restrictedState: RestrictedState { .notRestricted }
    open var cellularDataRestrictionDidUpdateNotifier: ((RestrictedState) -> Void)?
    public override init() {}
}

open class CTCallCenter: NSObject {
    open var currentCalls: Set<CTCall>? { nil }
    open var callEventHandler: ((CTCall) -> Void)?
    public override init() {}
}
open class CTCall: NSObject {
    open var callState: String { "" }
    open var callID: String { "" }
}
