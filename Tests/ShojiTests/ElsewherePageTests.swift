import Foundation
import PageDriver
import TestSeeds
import Testing

/// `shoji run --host 0.0.0.0`: what is said to whoever wants to open the page on a phone.
@MainActor
@Suite(.serialized) struct ElsewherePageTests {
    @Test(.timeLimit(.hang))
    func thePageHasAnotherReadersQRCode() async throws {
        let example = ReleaseTool.repository.appendingPathComponent("Examples/AdaptiveCells").path
        let source = try await ServedSource(
            command: ["run", example, "--port", "0", "--host", "0.0.0.0"], tool: ReleaseTool.executable,
            cache: ReleaseTool.cache)
        defer { source.process.terminate() }
        let words = "on other devices: "
        let chromium = try Chromium(size: (900, 700))
        defer { chromium.close() }
        try await chromium.open(source.address)
        try await chromium.wait(until: "!document.getElementById('elsewhere').hidden")
        #expect(source.printed().contains("warning: the page is served to other devices, too"))
        let line = try #require(source.printed().split(separator: "\n").first { $0.hasPrefix(words) })
        let elsewhere = String(line.dropFirst(words.count))
        #expect(!elsewhere.contains("127.0.0.1"))

        if let folder = ProcessInfo.processInfo.environment["SHOJI_KEEP_PICTURES"] {
            _ = try await chromium.evaluate(
                "for (const id of ['elsewhere', 'frames']) document.getElementById(id).open = true; toggle('keyboard'); "
                    + "document.getElementById('console').scrollIntoView()")
            try await chromium.wait(until: "settings.keyboard === 'on'")
            try await chromium.screenshot().write(
                to: URL(fileURLWithPath: folder).appendingPathComponent("elsewhere.png"))
        }

        // A reader that is not ours says what the code means: zbarimg of Debian.
        let url =
            try await chromium.evaluate("document.getElementById('elsewhere-code').toDataURL()") as? String
        let picture = try #require(
            Data(base64Encoded: (url ?? "").replacing("data:image/png;base64,", with: "")))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try picture.write(to: file)
        let reader = Process()
        let output = Pipe()
        reader.executableURL = URL(fileURLWithPath: "/usr/bin/zbarimg")
        reader.arguments = ["--quiet", "--raw", file.path]
        reader.standardOutput = output
        try reader.run()
        let read = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        reader.waitUntilExit()
        #expect(read == elsewhere + "\n")

        // And the address is the page.
        try await chromium.open(elsewhere)
        try await chromium.wait(until: "window.shown?.().drawn > 0")
    }
}
