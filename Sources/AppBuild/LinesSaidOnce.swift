import Foundation
import Synchronization

/// Lines on standard error, each said once.
final class LinesSaidOnce: Sendable {
    private struct Lines {
        var known: Set<String> = []
        var inOrder: [String] = []
    }
    private let lines = Mutex(Lines())

    /// What was said, in the order in which it was.
    var all: [String] { lines.withLock(\.inOrder) }

    func say(_ text: String) {
        let new = lines.withLock { lines in
            let new = text.split(separator: "\n").map(String.init).filter { lines.known.insert($0).inserted }
            lines.inOrder += new
            return new
        }
        FileHandle.standardError.write(Data(new.map { $0 + "\n" }.joined().utf8))
    }
}
