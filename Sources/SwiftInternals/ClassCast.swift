/// Calls of initialisers that are not `required` through metatypes.
///
/// Swift allows such a call through required initialisers alone. A subclass M of a class B that overrides an initialiser
/// of B as required has it at B's place in the table of methods, as every other subclass of B has its own there; so the
/// call on `ClassCast.to(M.self, type)` reaches the one of `type`.
public enum ClassCast {
    /// `type` taken for `maker`, to call an initialiser on it and nothing else. The caller must not be optimised
    /// (`@inline(never) @_optimize(none)`), and `maker` has to be open, so that the call is looked up in the table.
    @inlinable @inline(__always)
    public static func to<Maker: AnyObject, Base: AnyObject>(_ maker: Maker.Type, _ type: Base.Type)
        -> Maker.Type
    {
        unsafeBitCast(type, to: Maker.Type.self)
    }

    static let assumption = Assumption(
        "an initialiser that a subclass makes required stands at the place of the one that it overrides",
        loss: "views, cells, controllers and layers that UIKit makes from classes"
    ) { probe(ProbeApp.self) == ObjectIdentifier(ProbeApp.self) }

    @inline(never) @_optimize(none)
    private static func probe(_ type: ProbeBase.Type) -> ObjectIdentifier? {
        let made: ProbeBase = to(ProbeMaker.self, type).init(number: 7)
        return (made as? ProbeApp)?.doubled == 14 ? ObjectIdentifier(Swift.type(of: made)) : nil
    }

    open class ProbeBase {
        let number: Int
        public init(number: Int) { self.number = number }
    }
    open class ProbeMaker: ProbeBase {
        public required override init(number: Int) { super.init(number: number) }
    }
    open class ProbeApp: ProbeBase {
        let doubled: Int
        public override init(number: Int) {
            doubled = number * 2
            super.init(number: number)
        }
    }
}
