/// A way in which a symbol moves. Values for calls only: symbols stand still here.
public protocol SymbolEffect: Hashable, Sendable {}
/// An effect that runs once.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect with which a view comes or goes.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How an effect begins again.
    public struct RepeatBehavior: Hashable, Sendable {
        let count: Int?
        let delay: Double?
        /// Without end, without pauses.
        public static let continuous = RepeatBehavior(count: nil, delay: 0)
        /// - Parameters:
        ///   - count: nil: without end.
        ///   - delay: seconds between two runs.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay)
        }
        public static var periodic: RepeatBehavior { periodic() }
    }

    var speed = 1.0
    var behavior: RepeatBehavior?

    public static let `default` = SymbolEffectOptions()
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
    public var nonRepeating: SymbolEffectOptions { self.repeat(.periodic(1)) }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var options = self
        options.behavior = behavior
        return options
    }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(.periodic(count)) }
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.speed = speed
        return options
    }
}

/// The parts of a symbol that an effect moves, and where to: what the effects' types share.
public protocol _SymbolEffectForm: SymbolEffect {
    var _form: Set<String> { get set }
}

extension _SymbolEffectForm {
    func adding(_ part: String) -> Self {
        var copy = self
        copy._form.insert(part)
        return copy
    }
    public var byLayer: Self { adding("byLayer") }
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, _SymbolEffectForm {
    public var _form: Set<String> = []
    public var up: Self { adding("up") }
    public var down: Self { adding("down") }
}
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, _SymbolEffectForm {
    public var _form: Set<String> = []
}
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, _SymbolEffectForm {
    public var _form: Set<String> = []
    public var iterative: Self { adding("iterative") }
    public var cumulative: Self { adding("cumulative") }
    public var reversing: Self { adding("reversing") }
    public var nonReversing: Self { adding("nonReversing") }
    public var hideInactiveLayers: Self { adding("hideInactiveLayers") }
    public var dimInactiveLayers: Self { adding("dimInactiveLayers") }
}
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, _SymbolEffectForm {
    public var _form: Set<String> = []
    public var up: Self { adding("up") }
    public var down: Self { adding("down") }
}
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, _SymbolEffectForm {
    public var _form: Set<String> = []
    public var up: Self { adding("up") }
    public var down: Self { adding("down") }
}
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, _SymbolEffectForm {
    public var _form: Set<String> = []
    public var up: Self { adding("up") }
    public var down: Self { adding("down") }
}
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, _SymbolEffectForm {
    public var _form: Set<String> = []
    public var left: Self { adding("left") }
    public var right: Self { adding("right") }
    public var up: Self { adding("up") }
    public var down: Self { adding("down") }
    public var forward: Self { adding("forward") }
    public var backward: Self { adding("backward") }
    public var clockwise: Self { adding("clockwise") }
    public var counterClockwise: Self { adding("counterClockwise") }
}
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, _SymbolEffectForm {
    public var _form: Set<String> = []
    public var clockwise: Self { adding("clockwise") }
    public var counterClockwise: Self { adding("counterClockwise") }
}
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, _SymbolEffectForm {
    public var _form: Set<String> = []
    public var plain: Self { adding("plain") }
    public var pulse: Self { adding("pulse") }
}
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, _SymbolEffectForm {
    public var _form: Set<String> = []
    public var downUp: Self { adding("downUp") }
    public var upUp: Self { adding("upUp") }
    public var offUp: Self { adding("offUp") }
    public func magic(fallback: ReplaceSymbolEffect) -> Self { adding("magic") }
}
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }
extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: Self { Self() } }
