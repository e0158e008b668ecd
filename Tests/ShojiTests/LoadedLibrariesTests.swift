import Foundation
import Testing

/// Which libraries an app's process has, in its own words. Expectations are by definition: a library is there from the first call on.
@Suite struct LoadedLibrariesTests {
    /// libgobject stands for all that Pango brings; nothing else of an app links it. Words between spaces need no rules for lines, and
    /// letters that run from the left none for directions.
    @Test func librariesForOtherTextsThanPlainOnesAreLoadedByTheFirst() async throws {
        let tool = try ReleaseTool()
        defer { tool.remove() }
        try tool.writeApp(
            viewDidLoad: """
                func isLoaded() -> Bool {
                    let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile()
                    return String(decoding: maps ?? Data(), as: UTF8.self).contains("/libgobject-2.0.so")
                }
                for text in ["Plain words, 123", "مرحبا 123"] {
                    label.text = text
                    print(label.sizeThatFits(.zero).width > 0, isLoaded())
                }
                """,
            members: "let label = UILabel()")
        let answer = try await tool.run("snapshot", "Screen", "--out", "out")
        #expect(answer.out == "true false\ntrue true\n", "\(answer)")
    }
}
