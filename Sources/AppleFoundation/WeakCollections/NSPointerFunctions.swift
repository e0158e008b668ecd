/// How collections of objects hold and compare them.
open class NSPointerFunctions: NSObject {
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let strongMemory = Self([])
        public static let weakMemory = Self(rawValue: 5)
        public static let objectPersonality = Self([])
        /// Compared as the same object.
        public static let objectPointerPersonality = Self(rawValue: 0x200)
        public static let opaqueMemory = Self(rawValue: 2)
        public static let copyIn = Self(rawValue: 0x10000)
    }

    public let options: Options

    public init(options: Options = []) { self.options = options }
}

extension NSPointerFunctions.Options {
    var isWeak: Bool { isSuperset(of: .weakMemory) || contains(.opaqueMemory) }
    var comparison: ObjectComparison { ObjectComparison(isByPointer: contains(.objectPointerPersonality)) }
}

public typealias NSHashTableOptions = NSPointerFunctions.Options
public typealias NSMapTableOptions = NSPointerFunctions.Options
public let NSHashTableStrongMemory = NSPointerFunctions.Options.strongMemory
public let NSHashTableWeakMemory = NSPointerFunctions.Options.weakMemory
public let NSHashTableObjectPointerPersonality = NSPointerFunctions.Options.objectPointerPersonality
public let NSMapTableStrongMemory = NSPointerFunctions.Options.strongMemory
public let NSMapTableWeakMemory = NSPointerFunctions.Options.weakMemory
public let NSMapTableObjectPointerPersonality = NSPointerFunctions.Options.objectPointerPersonality
