import Foundation

/// Ends the programs that this process has started, and all that they have started, where it ends before they do: SIGKILL and a closed
/// terminal leave no time for that here.
///
/// A shell waits for the end of a line whose other end this process alone has. What a program starts has its environment, in whatever group
/// of processes it is, and with it the mark by which the shell finds it.
struct OrphanWatch {
    private static let variable = "SHOJI_ORPHANS"
    private static let script = """
        trap '' HUP INT QUIT TERM
        read -r _
        while found=$(grep -lzxF "$1" /proc/[0-9]*/environ 2>/dev/null); [ -n "$found" ]; do
            for each in $found; do each=${each%/environ}; kill -KILL "${each#/proc/}" 2>/dev/null; done
        done
        """

    /// Of the process; nil where no shell can be started, and programs end by themselves.
    static let shared = try? OrphanWatch()

    /// What a program's environment is to have.
    let environment: [String: String]
    private let shell = Process()
    private let end: FileHandle

    private init() throws {
        let mark = UUID().uuidString
        environment = [Self.variable: mark]
        var ends: [Int32] = [-1, -1]
        // A pipe could not be kept from a program that is started at the same time.
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE)
        }
        end = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", Self.script, "shoji", "\(Self.variable)=\(mark)"]
        shell.standardInput = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        shell.standardOutput = FileHandle.nullDevice
        shell.standardError = FileHandle.nullDevice
        try shell.run()
    }
}
