import AppBuild
import Foundation

/// A program of the machine, found by the PATH.
enum OtherProgram {
    /// What it prints; nil when it prints nothing or is not there. It has ended then.
    /// - Parameter showsErrors: whether what it says on standard error is for the user.
    static func output(of command: [String], showsErrors: Bool = false) -> String? {
        let process = PromptProcess()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = pipe
        if !showsErrors { process.standardError = FileHandle.nullDevice }
        guard (try? process.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        return text.isEmpty ? nil : text
    }
}
