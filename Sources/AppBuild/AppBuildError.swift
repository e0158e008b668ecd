/// Why an app could not be built. The description is the whole message for the user.
public enum AppBuildError: Error, Equatable, CustomStringConvertible {
    /// The command was given something that it cannot build (exit status 2).
    case usage(String)
    /// The compiler rejected the source and has already said why (exit status 1).
    case source(String)
    /// The tool itself is incomplete: no compiler, no runtime library, an unwritable cache.
    case tool(String)

    public var description: String {
        switch self {
        case .usage(let message), .source(let message), .tool(let message): message
        }
    }
}
