import Foundation
import Testing

/// What changes and belongs to a device is `@SessionLocal`, so that several devices live in one process and one test leaves
/// nothing to the next. What belongs to the process says why.
@Suite struct MutableStaticsTests {
    @Test func everyStaticPropertyThatIsStoredIsOfTheSessionOrSaysWhyNot() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources").standardizedFileURL
        var found = 0
        // SourceLowering holds text for the copies of an app's source, whose statics are the app's.
        for module in try FileManager.default.contentsOfDirectory(atPath: sources.path)
        where module != "SourceLowering" {
            let folder = sources.appendingPathComponent(module)
            guard let walk = FileManager.default.enumerator(atPath: folder.path) else { continue }
            for case let path as String in walk where path.hasSuffix(".swift") {
                let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                for (index, line) in lines.enumerated()
                where isStored(line, next: lines.dropFirst(index + 1).first ?? "") {
                    found += 1
                    // Between them there may be documentation and attributes.
                    let above = lines[max(index - 5, 0)..<index].joined(separator: "\n")
                    let isSaid = line.contains("@SessionLocal") || above.contains("// Of the process: ")
                    #expect(
                        isSaid,
                        """
                        \(module)/\(path):\(index + 1) is shared by all sessions: mark it @SessionLocal, or say \
                        "// Of the process: why" above it.
                        """)
                }
            }
        }
        #expect(found > 120, "the search finds nothing any more")
    }

    private func isStored(_ line: Substring, next: Substring) -> Bool {
        let isGlobal = line.utf8.first.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } ?? false
        guard isGlobal || line.contains("static "), !line.contains("@TaskLocal") else { return false }
        // A constant whose lock holds what changes counts, too.
        if line.contains("= Mutex"), line.firstMatch(of: /^[^\/"]*\blet \w+/) != nil { return true }
        guard
            line.firstMatch(of: /^(nonisolated\(unsafe\) |\w+ )*var \w+/) != nil
                || line.firstMatch(of: /^[^\/"]*\bstatic (private\(set\) |weak )?var \w+/) != nil
        else { return false }
        if line.contains(" = ") { return true }
        if line.hasSuffix("{") { return next.contains("didSet") || next.contains("willSet") }
        // A requirement of a protocol, or a value that is worked out, stands in braces on the line or below.
        return !line.contains("{") && !line.hasSuffix(":")
            && !next.trimmingCharacters(in: .whitespaces).hasSuffix("{")
    }
}
