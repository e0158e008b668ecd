/// The toolchain that this was compiled with, and those that the checks of this module know.
public enum Toolchain {
    /// Major and minor version, oldest first.
    public static let supported = ["6.3"]

    /// "Swift 6.3"
    static var name: String {
        #if compiler(>=6.5)
            "Swift 6.5 or later"
        #elseif compiler(>=6.4)
            "Swift 6.4"
        #elseif compiler(>=6.3)
            "Swift 6.3"
        #else
            "A Swift before 6.3"
        #endif
    }

    /// The version in what `swiftc --version` prints: "6.3.1" of "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
    public static func version(inOutput text: String) -> String? {
        text.firstMatch(of: /Swift version (\d+\.\d+(?:\.\d+)?)/).map { String($0.1) }
    }

    /// Whether a version, "6.3.1", is one of those supported; only major and minor number count.
    public static func isSupported(_ version: String) -> Bool {
        supported.contains(version.split(separator: ".").prefix(2).joined(separator: "."))
    }
}
