/// Classes of Foundation with members of Core Foundation's types. Foundation on Linux does not say that it is built on that module, so that the
/// compiler knows the members, and lets the classes have subclasses, only where something else loads it.
extension TypeIndex {
    private static let classesWithHiddenMembers: Set<String> = [
        "Bundle", "DateIntervalFormatter", "NSCharacterSet", "NSCondition", "NSKeyedUnarchiver", "NSLock",
        "NSNumber", "NSRecursiveLock", "NSRegularExpression", "RunLoop", "Thread",
    ]

    /// The files in which such a class has a subclass.
    func findFilesWithHiddenMembers() -> Set<ObjectIdentifier> {
        let subclasses = classes.filter {
            guard let name = superclass(of: $0), types[name]?.kind == nil else { return false }
            return Self.classesWithHiddenMembers.contains(name)
        }
        return Set(subclasses.compactMap { $0.primary.map { ObjectIdentifier($0.file) } })
    }
}
