/// The numbers of the system's scrolling, each with its source.
public enum ScrollConstants {
    /// Travel in points along a scrollable axis before a touch becomes a drag. The event that reaches it
    /// applies `travel - panSlop` at once.
    /// UIKit: iOS 26.1 simulator, iPhone 16, recorded.
    public static let panSlop = 10.0

    /// Share of its velocity that a scroll keeps per millisecond (`UIScrollView.DecelerationRate.normal`).
    /// UIKit: iOS 26.1 simulator, iPhone 16, recorded.
    public static let normalDecelerationRate = 0.998

    /// `UIScrollView.DecelerationRate.fast`.
    public static let fastDecelerationRate = 0.99

    /// A deceleration ends when it is no faster than this, in points per second.
    /// UIKit: iOS 26.1 simulator, iPhone 16, recorded.
    public static let restVelocity = 10.0

    /// A bounce ends when it is nearer to its edge than this, in points, and slower than `restVelocity`.
    /// UIKit: fitted to the recorded end of a bounce.
    public static let restDistance = 0.5

    /// Stiffness of the rubber band, without unit.
    /// UIKit: iOS 26.1 simulator, iPhone 16, recorded.
    public static let rubberBandStiffness = 0.55

    /// Angular frequency of the bounce, per second.
    /// UIKit: fitted to two recorded bounces (10.8 and 10.9).
    public static let bounceFrequency = 10.9

    /// Inward velocity per point of overscroll with which a released overscroll starts to return, per second
    /// (1700 pt/s at 235 pt). Only one distance was recorded; that it is proportional is assumed.
    /// UIKit: fitted to a recorded release of a held overscroll.
    public static let releaseVelocityPerPoint = 1700.0 / 235.0

    /// Touches older than this, in seconds, do not count for the velocity of a lift.
    public static let velocityWindow = 0.1

    /// A touch that last moved longer ago than this, in seconds, lifts at rest.
    /// DIFFERS: UIKit was seen to report the last velocity after stationary touches of a simulator.
    public static let stillnessLimit = 0.05

    /// A finger slower than this, in points per second, lifts at rest.
    /// UIKit: lies between two recordings (187.5 is reported as 0, 625 as itself).
    public static let minimumLiftVelocity = 250.0

    /// Seconds of `setContentOffset(_:animated:)`. Not recorded anywhere; the usual animation length.
    public static let offsetAnimationDuration = 0.3

    /// A lift at least this fast, in points per second, turns a page however short the way was.
    public static let pageTurnVelocity = 250.0
}
