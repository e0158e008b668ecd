/// Which methods of UIKit's a class overrides, read from the table of methods in the class itself: a method that was
/// overridden stands there with another address.
///
/// Where a method stands in the table is found with two classes of UIKit's own, one that overrides it and one that does
/// not. The form of the table's head is the toolchain's.
public enum ClassTable {
    /// A place in the tables of a class and all its subclasses, in words.
    public typealias Slot = Int

    private static let wordSize = MemoryLayout<UInt>.size
    /// Words of the head: kind, superclass, flags and sizes, description, destroyer.
    private static let headWords = 7
    /// Where the size of the table in bytes and the part of it before the head are, in bytes.
    private static let (sizeOffset, startOffset) = (32, 36)

    /// Words from the head's start to the end of the class's table.
    private static func wordCount(of type: AnyClass) -> Int {
        let head = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let size = Int(head.load(fromByteOffset: sizeOffset, as: UInt32.self))
        return (size - Int(head.load(fromByteOffset: startOffset, as: UInt32.self))) / wordSize
    }

    private static func word(_ slot: Slot, of type: AnyClass) -> UInt {
        unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: slot * wordSize, as: UInt.self)
    }

    /// The methods of `base` that `overriding` has another body for and `plain` has not, in the order in which they are
    /// declared.
    /// Both are subclasses of `base`.
    public static func slots(of base: AnyClass, overriddenIn overriding: AnyClass, butNotIn plain: AnyClass)
        -> [Slot]
    {
        (headWords..<max(wordCount(of: base), headWords)).filter {
            word($0, of: plain) == word($0, of: base) && word($0, of: overriding) != word($0, of: base)
        }
    }

    /// Whether a class has another body for a method than its superclass `base`.
    public static func overrides(_ slot: Slot, in type: AnyClass, since base: AnyClass) -> Bool {
        word(slot, of: type) != word(slot, of: base)
    }

    static let assumption = Assumption(
        "a class keeps its methods behind a head of seven words, its size in bytes 32 to 35",
        loss: "which methods a controller or a view overrides"
    ) {
        let found = slots(of: Probe.self, overriddenIn: ProbeOverriding.self, butNotIn: ProbePlain.self)
        return found.count == 1 && overrides(found[0], in: ProbeOverriding.self, since: Probe.self)
            && !overrides(found[0], in: ProbePlain.self, since: Probe.self)
    }

    open class Probe {
        open func first() -> Int { 1 }
        open func second() -> Int { 2 }
    }
    open class ProbePlain: Probe {}
    open class ProbeOverriding: Probe {
        open override func second() -> Int { 3 }
    }
}
