import Foundation
import QuartzCore

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation, fitness, otherNavigation, airborne
}
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// What the reader of this device has said to an app that asks where it is: nothing until it asks, then no.
@MainActor
private enum LocationAuthorization {
    @SessionLocal static var status = CLAuthorizationStatus.notDetermined
    @SessionLocal static var managers: [WeakReference<CLLocationManager>] = []

    /// The answer comes later, as a reader's does.
    static func ask() {
        SystemAnswer.later {
            guard status == .notDetermined else { return }
            status = .denied
            for manager in managers { manager.object?.tellAuthorization() }
        }
    }
}

/// Tells an app where the device is. It never does here: whoever is asked for permission refuses it, as one may on a
/// device, and the delegate hears so.
open class CLLocationManager: NSObject, @unchecked Sendable {
    open weak var delegate: (any CLLocationManagerDelegate)?
    open var desiredAccuracy = kCLLocationAccuracyBest
    open var distanceFilter = kCLDistanceFilterNone
    open var headingFilter: CLLocationDegrees = 1
    open var headingOrientation = CLDeviceOrientation.portrait
    open var activityType = CLActivityType.other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var showsBackgroundLocationIndicator = false
    /// The last known place; there is none.
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    public private(set) var monitoredRegions: Set<CLRegion> = []
    open var rangedRegions: Set<CLRegion> { [] }
    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
    open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    open var isAuthorizedForWidgetUpdates: Bool { false }
    open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }

    public override init() {
        super.init()
        _ = MainQueue.value {
            LocationAuthorization.managers.removeAll { $0.object == nil }
            LocationAuthorization.managers.append(WeakReference(self))
        }
        // As since iOS 14: a new manager says how things stand.
        tellAuthorization()
    }

    open class func authorizationStatus() -> CLAuthorizationStatus {
        MainQueue.value { LocationAuthorization.status } ?? .denied
    }
    /// The device could locate itself; it is the app that may not.
    open class func locationServicesEnabled() -> Bool { true }
    open class func headingAvailable() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    open class func isRangingAvailable() -> Bool { false }
    open class func deferredLocationUpdatesAvailable() -> Bool { false }

    open func requestWhenInUseAuthorization() { ask() }
    open func requestAlwaysAuthorization() { ask() }
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
    ) { later { completion?(CLError(.promptDeclined)) } }

    open func startUpdatingLocation() {
        // Before anyone was asked nothing happens.
        if authorizationStatus != .notDetermined { refuse() }
    }
    open func stopUpdatingLocation() {}
    open func requestLocation() { refuse() }
    open func startUpdatingHeading() {
        later { self.delegate?.locationManager(self, didFailWithError: CLError(.headingFailure)) }
    }
    open func stopUpdatingHeading() {}
    open func dismissHeadingCalibrationDisplay() {}
    open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
    open func stopMonitoringSignificantLocationChanges() {}
    open func startMonitoringVisits() { startUpdatingLocation() }
    open func stopMonitoringVisits() {}
    open func startMonitoring(for region: CLRegion) {
        monitoredRegions.insert(region)
        later {
            self.delegate?.locationManager(
                self, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
        }
    }
    open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
    open func requestState(for region: CLRegion) {
        later { self.delegate?.locationManager(self, didDetermineState: .unknown, for: region) }
    }
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        later {
            self.delegate?.locationManager(
                self, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
        }
    }
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

    private func ask() {
        Kept.say(
            "CLLocationManager.requestWhenInUseAuthorization()",
            "nobody knows where this device is; the app is told that it was refused")
        _ = MainQueue.value { LocationAuthorization.ask() }
    }

    private func refuse() {
        later { self.delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
    }

    fileprivate func tellAuthorization() {
        later {
            guard let delegate = self.delegate else { return }
            delegate.locationManagerDidChangeAuthorization(self)
            delegate.locationManager(self, didChangeAuthorization: self.authorizationStatus)
        }
    }

    private func later(_ body: @escaping () -> Void) { SystemAnswer.later(body) }
}

/// Hears from a location manager.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    // @optional
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint)
    func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
        error: any Error)
    func locationManager(
        _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
    func locationManager(
        _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
    public func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) {}
    public func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {}
    public func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
        error: any Error
    ) {}
    public func locationManager(
        _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
    ) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {}
    public func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
    public func locationManager(
        _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?
    ) {}
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
}
