/// The arguments that a process finds: `CommandLine.arguments`, and Foundation's `ProcessInfo.arguments`, which asks there.
public enum LaunchArguments {
    /// Other ones than the process was started with. Swift has a setter, which source in mode 6 cannot call.
    public static func set(_ values: [String]) { setArguments(values) }

    @_silgen_name("$ss11CommandLineO9argumentsSaySSGvsZ")
    private static func setArguments(_ values: consuming [String])
}
