/// Why a page cannot be served; says what to do.
public enum DisplayError: Error, Equatable, CustomStringConvertible {
    /// With the program that listens there, where it can be seen.
    case portInUse(Int, by: String?)
    case portNotAllowed(Int)
    case badHost(String)
    case cannotListen(String)

    public var description: String {
        switch self {
        case .portInUse(let port, let holder):
            "port \(port) is in use\(holder.map { " by \($0)" } ?? ""): stop the program that listens there, or choose another port, "
                + "for example --port \(port == 65535 ? 8080 : port + 1)"
        case .portNotAllowed(let port):
            "port \(port) may not be opened by this user: choose one above 1023, for example --port 8080"
        case .badHost(let host):
            "\(host) is not an address of this machine: give a number such as --host 127.0.0.1 "
                + "(this machine only) or --host 0.0.0.0 (the whole network)"
        case .cannotListen(let reason): "cannot serve the page: \(reason)"
        }
    }
}
