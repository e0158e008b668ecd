/// Objects of a generic class taken for objects of the same class with another argument, as Objective-C's generics allow.
public enum GenericClass {
    /// Methods that are called are those of the object's own class. Both arguments have to be classes, so that values of them
    /// lie in memory alike.
    @inline(never) @_optimize(none)
    public static func cast<Source: AnyObject, Target: AnyObject>(_ object: Source, to type: Target.Type)
        -> Target
    {
        Unmanaged<Target>.fromOpaque(Unmanaged.passUnretained(object).toOpaque()).takeUnretainedValue()
    }

    static let assumption = Assumption(
        "objects of a class that is generic over a class have the same form for each argument",
        loss: "delegates of NSFetchedResultsController"
    ) {
        let box = ProbeBox(ProbeItem())
        let other = cast(box, to: ProbeBox<ProbeBase>.self)
        return other.items.count == 1 && other.first.number == 7
            && ObjectIdentifier(box) == ObjectIdentifier(other)
    }

    class ProbeBase { var number: Int { 0 } }
    final class ProbeItem: ProbeBase { override var number: Int { 7 } }
    class ProbeBox<Item: ProbeBase> {
        private let item: Item
        init(_ item: Item) { self.item = item }
        var first: Item { item }
        var items: [Item] { [item] }
    }
}
