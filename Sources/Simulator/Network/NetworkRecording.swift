import Foundation
import Synchronization
import UniformTypeIdentifiers
import Yams

/// Writes what came over the network as answers that replay: `recorded.yaml` and the bodies beside it.
final class NetworkRecording: Sendable {
    static let fileName = "recorded.yaml"

    private struct Entry {
        var request: NetworkRequest
        var answer: NetworkAnswer
        var file: String?
    }

    let folder: String
    private let entries = Mutex<[Entry]>([])

    /// Begins anew: what another run recorded there goes. Other files of the folder stay.
    init(folder: String) throws {
        self.folder = folder
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: folder + "/" + Self.fileName))
    }

    /// Writes an answer. Errors of the file system are the caller's to tell.
    func add(_ answer: NetworkAnswer, to request: NetworkRequest) throws {
        try entries.withLock { entries in
            var entry = Entry(request: request, answer: answer)
            if !answer.body.isEmpty {
                let name = Self.name(of: entry, besides: Set(entries.compactMap(\.file)))
                entry.file = name
                try answer.body.write(to: URL(fileURLWithPath: folder + "/" + name), options: .atomic)
            }
            entries.append(entry)
            entries.sort { $0.request.number < $1.request.number }
            let list = Node.sequence(Node.Sequence(entries.map(Self.node)))
            let text = try Yams.serialize(node: list, width: -1, allowUnicode: true)
            try Data(text.utf8).write(
                to: URL(fileURLWithPath: folder + "/" + Self.fileName), options: .atomic)
        }
    }

    private static func node(_ entry: Entry) -> Node {
        func scalar(_ text: String) -> Node { Node(text) }
        var parts: [(Node, Node)] = [(scalar("request"), scalar(entry.request.name))]
        let answer = entry.answer
        if let failure = answer.failure {
            parts.append((scalar("failure"), scalar(failure.rawValue)))
        } else {
            parts.append((scalar("status"), scalar("\(answer.status)")))
            let names = answer.headers.map(\.name).reduce(into: [String]()) {
                if !$0.contains($1) { $0.append($1) }
            }
            let headers = names.map { name -> (Node, Node) in
                let values = answer.headers.filter { $0.name == name }.map { scalar($0.value) }
                return (scalar(name), values.count == 1 ? values[0] : .sequence(Node.Sequence(values)))
            }
            if !headers.isEmpty { parts.append((scalar("headers"), Node(headers))) }
            if let file = entry.file { parts.append((scalar("file"), scalar(file))) }
        }
        return Node(parts)
    }

    /// The last part of the address, with the ending of the kind of data.
    private static func name(of entry: Entry, besides taken: Set<String>) -> String {
        let path = entry.request.url.split(separator: "?").first ?? ""
        let last = path.split(separator: "/").dropFirst(2).last ?? "root"
        let plain = String(
            last.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) ? $0 : "-" }.prefix(
                60))
        let url = URL(fileURLWithPath: plain.hasPrefix(".") ? "root" : plain)
        let type = entry.answer.headers.first { $0.name.lowercased() == "content-type" }?.value
            .split(separator: ";").first.map(String.init)
        let ending =
            type.flatMap { UTType(mimeType: $0)?.preferredFilenameExtension } ?? url.pathExtension
        let stem =
            url.pathExtension == ending
            ? url.deletingPathExtension().lastPathComponent : url.lastPathComponent
        for number in 1... {
            let name = (number == 1 ? stem : "\(stem)-\(number)") + (ending.isEmpty ? ".bin" : ".\(ending)")
            if !taken.contains(name), !name.hasSuffix(".yaml"), !name.hasSuffix(".yml") { return name }
        }
        return stem
    }
}

extension NetworkAnswer {
    /// Of how one connection carried the body, which is written as it came out.
    private static let ofTheConnection: Set<String> = [
        "connection", "keep-alive", "transfer-encoding", "content-encoding", "content-length",
    ]

    /// What came over the network. Of several heads, as before a body that a server first had to agree to, the last counts.
    init?(to request: NetworkRequest, head: String, body: Data) {
        self.init(request: RequestPattern(method: request.method, url: request.url, sent: nil))
        let heads = head.replacingOccurrences(of: "\r\n", with: "\n").components(separatedBy: "\n\n")
            .filter { !$0.isEmpty }
        guard var lines = heads.last?.split(separator: "\n").map(String.init), !lines.isEmpty else {
            return nil
        }
        let words = lines.removeFirst().split(separator: " ")
        guard words.count > 1, let status = Int(words[1]) else { return nil }
        self.status = status
        headers = lines.compactMap { line in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let name = String(line[..<colon])
            guard !Self.ofTheConnection.contains(name.lowercased()) else { return nil }
            return Header(
                name: name,
                value: line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
        }
        self.body = body
    }
}
