/// Which methods of UIKit's a class overrides, read from the table of methods in the class itself: a method that was
/// overridden stands there with another address.
///
/// Where a method stands in the table is found with two classes of UIKit's own, one that overrides it and one that does
/// not. The form of the table's head is the toolchain's: `OverridableRequirements` and `MethodTableTests` check that it is
/// the one that is known here.
@MainActor
enum MethodTable {
    /// A place in the tables of a class and all its subclasses, in words.
    typealias Slot = Int

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
    static func slots(of base: AnyClass, overriddenIn overriding: AnyClass, butNotIn plain: AnyClass)
        -> [Slot]
    {
        (headWords..<max(wordCount(of: base), headWords)).filter {
            word($0, of: plain) == word($0, of: base) && word($0, of: overriding) != word($0, of: base)
        }
    }

    /// Whether a class has another body for a method than its superclass `base`.
    static func overrides(_ slot: Slot, in type: AnyClass, since base: AnyClass) -> Bool {
        word(slot, of: type) != word(slot, of: base)
    }
}
