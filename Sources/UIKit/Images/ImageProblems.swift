/// Pictures that an app asked for and that are missing or unreadable. UIKit gives nil for them; here each is also
/// told once, and hosts that write pictures end with an error.
@preconcurrency @MainActor
public enum ImageProblems {
    /// In the order met, each once.
    @SessionLocal public private(set) static var messages: [String] = []

    public static func note(_ message: String) {
        guard !messages.contains(message) else { return }
        messages.append(message)
        Diagnostics.say(message)
        // An app may ask for a picture that it can do without; a file that is broken is meant by nobody.
        if message.hasPrefix("/") { ResourceProblems.didNote(message) }
    }

    /// The same from any thread: on others than the main one it is noted in a later turn.
    nonisolated static func noteFromAnywhere(_ message: String) { MainThread.run { note(message) } }

    /// Forgets what was noted, as at the start of a session.
    public static func reset() { messages = [] }

    /// Of `names`, up to three that are spelled most like `name`.
    nonisolated static func nearest(to name: String, in names: [String]) -> [String] {
        let wanted = Array(name.lowercased())
        let limit = max(2, wanted.count / 2)
        let ranked = Set(names).filter { abs($0.count - wanted.count) <= limit }
            .map { (distance: distance(wanted, Array($0.lowercased())), name: $0) }
            .filter { $0.distance <= limit }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
        return ranked.prefix(3).map(\.name)
    }

    /// How many letters have to change, come or go.
    nonisolated private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var row = Array(0...b.count)
        for i in 0..<a.count {
            var corner = row[0]
            row[0] = i + 1
            for j in 0..<b.count {
                let above = row[j + 1]
                row[j + 1] = min(above + 1, row[j] + 1, corner + (a[i] == b[j] ? 0 : 1))
                corner = above
            }
        }
        return row[b.count]
    }
}
