import Foundation

/// Where the requests of an app's `URLSession` go.
public enum NetworkMode: Equatable, Sendable, CustomStringConvertible {
    /// Nowhere: they fail as on a device without a connection.
    case off
    /// Over the network.
    case live
    /// Over the network; what comes is written into the folder.
    case record(String)
    /// To the folder's files, which answer them.
    case replay(String)

    public static let forms = "off, live, record:DIR or replay:DIR"

    /// Nil for a text of none of the forms.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        switch (parts.first, parts.count) {
        case ("off", 1): self = .off
        case ("live", 1): self = .live
        case ("record", 2): self = .record(parts[1])
        case ("replay", 2): self = .replay(parts[1])
        default: return nil
        }
    }

    public var description: String {
        switch self {
        case .off: "off"
        case .live: "live"
        case .record(let folder): "record:\(folder)"
        case .replay(let folder): "replay:\(folder)"
        }
    }

    /// With the folder's whole path, for a program that is started in another folder.
    public var absolute: NetworkMode { mapped { URL(fileURLWithPath: $0).path } }

    /// With the folder beside `file`, unless only the current folder has it.
    func beside(_ file: String) -> NetworkMode {
        func found(_ folder: String) -> String {
            let beside = URL(
                fileURLWithPath: folder, relativeTo: URL(fileURLWithPath: file).deletingLastPathComponent()
            ).path
            let isHere = FileManager.default.fileExists(atPath: folder)
            return isHere && !FileManager.default.fileExists(atPath: beside) ? folder : beside
        }
        return mapped(found)
    }

    private func mapped(_ path: (String) -> String) -> NetworkMode {
        switch self {
        case .off, .live: self
        case .record(let folder): .record(path(folder))
        case .replay(let folder): .replay(path(folder))
        }
    }
}
