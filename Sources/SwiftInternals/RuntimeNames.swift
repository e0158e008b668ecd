/// The names by which Objective-C's runtime knows Swift's classes.
public enum RuntimeNames {
    /// `App.Screen`; of a class within other types `_TtCC3App5Outer5Inner`. What has no such name here, as what is private or generic, goes
    /// by its name in Swift.
    public static func name(of type: AnyClass) -> String {
        let plain = String(reflecting: type)
        let parts = plain.split(separator: ".").map(String.init)
        guard parts.count > 2, let last = parts.last,
            let found = ClassRecords.classes(named: last).first(where: { $0.type == type }),
            found.path == parts, found.kinds.count == parts.count - 1
        else { return plain }
        return "_Tt\(found.kinds)" + parts.map { "\($0.utf8.count)\($0)" }.joined()
    }

    /// The names of a class and of what it stands in, the module first where it is named: of "App.Outer.Inner" and of "_TtCC3App5Outer5Inner".
    public static func path(_ name: String) -> [String] {
        guard name.hasPrefix("_Tt") else { return name.split(separator: ".").map(String.init) }
        var rest = name.dropFirst(3).drop { "CVO".contains($0) }
        var parts: [String] = []
        while let digit = rest.first, digit.isNumber {
            let count = rest.prefix { $0.isNumber }
            rest = rest.dropFirst(count.count)
            guard let length = Int(count), length <= rest.count else { break }
            parts.append(String(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        return parts
    }

    /// The class of such a path, which begins with the module.
    public static func type(at path: [String]) -> AnyClass? {
        path.last.flatMap { last in ClassRecords.classes(named: last).first { $0.path == path }?.type }
    }
}
