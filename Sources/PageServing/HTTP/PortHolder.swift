import Foundation

/// Which program of this user's listens at a port, as the kernel's tables say it.
enum PortHolder {
    /// Its command line and number; nil when it is somebody else's or not to be found.
    static func name(_ port: Int) -> String? {
        let sockets = Set(["/proc/net/tcp", "/proc/net/tcp6"].flatMap { listeners($0, port) })
        guard !sockets.isEmpty else { return nil }
        let files = FileManager.default
        for process in (try? files.contentsOfDirectory(atPath: "/proc")) ?? [] where Int(process) != nil {
            let folder = "/proc/\(process)/fd"
            for descriptor in (try? files.contentsOfDirectory(atPath: folder)) ?? [] {
                guard let target = try? files.destinationOfSymbolicLink(atPath: "\(folder)/\(descriptor)"),
                    sockets.contains(target)
                else { continue }
                return "\(command(process)) (process \(process))"
            }
        }
        return nil
    }

    /// The sockets that listen at the port: the second column ends with it in hexadecimal digits, the fourth is the state,
    /// 0A for listening, the tenth the socket's number (proc(5)).
    private static func listeners(_ table: String, _ port: Int) -> [String] {
        guard let data = FileManager.default.contents(atPath: table) else { return [] }
        let digits = String(port, radix: 16, uppercase: true)
        let wanted = ":" + String(repeating: "0", count: 4 - digits.count) + digits
        return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard words.count > 9, words[1].hasSuffix(wanted), words[3] == "0A" else { return nil }
            return "socket:[\(words[9])]"
        }
    }

    private static func command(_ process: String) -> String {
        let data = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
        var words = data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        guard let program = words.first else { return "a program" }
        words[0] = URL(fileURLWithPath: program).lastPathComponent
        return String(words.joined(separator: " ").prefix(200))
    }
}
