/// How time runs for an animation or a layer.
/// DIFFERS: a layer's own `duration`, `repeatCount` and `autoreverses` are kept and change nothing.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    var beginTime: CFTimeInterval { get set }
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    var timeOffset: CFTimeInterval { get set }
    var repeatCount: Float { get set }
    var repeatDuration: CFTimeInterval { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Frames a second that an animation asks for.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var __preferred: Float
    public var preferred: Float? { __preferred > 0 ? __preferred : nil }

    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        __preferred = preferred ?? 0
    }

    public init() { self = .default }
}

/// Stored only: which part of a transform a value means.
public final class CAValueFunction: NSObject, @unchecked Sendable {
    public let name: CAValueFunctionName
    public init?(name: CAValueFunctionName) { self.name = name }
}

public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateX = Self(rawValue: "rotateX")
    public static let rotateY = Self(rawValue: "rotateY")
    public static let rotateZ = Self(rawValue: "rotateZ")
    public static let scale = Self(rawValue: "scale")
    public static let translate = Self(rawValue: "translate")
}
