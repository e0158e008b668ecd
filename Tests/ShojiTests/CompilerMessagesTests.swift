import Foundation
import Testing

@testable import AppBuild

@Suite struct CompilerMessagesTests {
    @Test func quotedLinesAndColumnsAreTheOriginals() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("class A {\n    @objc func a() { wrong }\n}\n".utf8).write(to: file)
        var columns = LoweredColumns()
        // Line 3 has members of 100 bytes before its brace; one line stands before the first.
        columns.add("header 1\n3 1 101 1 1\n", for: file.path)
        var messages = CompilerMessages(columns)
        let lines = [
            "\(file.path):2:22: error: cannot find 'wrong' in scope",
            "2 | class A {",
            "3 |           func a() { wrong }",
            "  |                      `- error: cannot find 'wrong' in scope",
            "4 | override func _perform() }",
            "6 | extension A: P {}",
        ].compactMap { messages.corrected($0) }
        #expect(
            lines == [
                "\(file.path):2:22: error: cannot find 'wrong' in scope",
                "1 | class A {",
                "2 |     @objc func a() { wrong }",
                "  |                      `- error: cannot find 'wrong' in scope",
                "3 | }",
            ], "\(lines.joined(separator: "\n"))")
    }

    @Test func whatTheCompilerSaysAtTheEndOfACopyIsOfTheOriginal() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, copy) = (folder.path + "/A.swift", folder.path + "/A-1.lowered.swift")
        let text = "class A {\n    func a() {}\n"
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        try Data("#sourceLocation(file: \"\(file)\", line: 1)\n\(text)".utf8).write(
            to: URL(fileURLWithPath: copy))
        var columns = LoweredColumns()
        columns.add("header 1\n", for: file)
        var messages = CompilerMessages(columns)
        let lines = [
            "\(copy):4:1: error: expected '}' in class", "2 | class A {", "4 | ",
            "  | `- error: expected '}' in class",
        ].compactMap { messages.corrected($0) }
        #expect(
            lines == [
                "\(file):3:1: error: expected '}' in class", "1 | class A {", "3 | ",
                "  | `- error: expected '}' in class",
            ], "\(lines.joined(separator: "\n"))")
    }

    /// The names of Swift 3, as Apple's headers give them (`@property(getter=isHidden) BOOL hidden`).
    @Test(arguments: [("hidden", "isHidden"), ("userInteractionEnabled", "isUserInteractionEnabled")])
    func anOldFlagsNameOfTodayIsTold(_ old: String, _ new: String) {
        var messages = CompilerMessages(LoweredColumns())
        let text = "/a/A.swift:1:2: error: value of type 'UIButton' has no member '\(old)'"
        #expect(messages.corrected(text) == "\(text); in UIKit it has been renamed to '\(new)'")
        let other = "/a/A.swift:1:2: error: value of type 'Shop' has no member 'open'"
        #expect(messages.corrected(other) == other)
    }
}
