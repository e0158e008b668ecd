import Foundation
import Testing

@testable import SwiftInternals

@Suite struct AssumptionTests {
    /// This toolchain is one of those supported, so that each assumption has to hold.
    @Test(arguments: Assumption.all.map(\.text)) func holds(_ text: String) throws {
        let assumption = try #require(Assumption.all.first { $0.text == text })
        #expect(assumption.verify() == nil)
    }

    @Test func whatIsWrongIsNamedWithWhatIsLostAndWhatToDo() throws {
        let wrong = Assumption("the moon is a cheese", loss: "mice") { false }
        let message = try #require(wrong.verify())
        for part in ["Swift 6.3", "the moon is a cheese", "mice", "adapt Sources/SwiftInternals"] {
            #expect(message.contains(part), "\(message) does not say \(part)")
        }
    }

    @Test func aSymbolThatALibraryLacksIsNamed() {
        let use = PrivateSymbols.Use(
            library: "libdispatch.so", loss: "", names: ["_dispatch_main_q", "_dispatch_no_such_thing"])
        #expect(PrivateSymbols.missing(use) == ["_dispatch_no_such_thing"])
        let absent = PrivateSymbols.Use(library: "libnosuchlibrary.so", loss: "", names: ["a"])
        #expect(PrivateSymbols.missing(absent) == ["a"])
    }

    @Test func versionsAreComparedByTheirFirstTwoNumbers() {
        // As `swiftc --version` of swift.org's toolchains for Linux prints it.
        let output = "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu"
        #expect(Toolchain.version(inOutput: output) == "6.3.1")
        #expect(Toolchain.version(inOutput: "swiftc: not found") == nil)
        #expect(Toolchain.isSupported("6.3.1") && Toolchain.isSupported("6.3"))
        #expect(!Toolchain.isSupported("6.2.9") && !Toolchain.isSupported("6.30"))
    }
}

/// What the sources call by the linker's names, and how they look at memory, stands in the one module.
@Suite struct OneRoomTests {
    private let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources").standardizedFileURL

    private func files(_ ends: String) throws -> [(path: String, text: String)] {
        let walk = try #require(FileManager.default.enumerator(atPath: sources.path))
        return try walk.compactMap { $0 as? String }.filter { $0.hasSuffix(ends) }.sorted().map {
            ($0, try String(contentsOf: sources.appendingPathComponent($0), encoding: .utf8))
        }
    }

    @Test func everySymbolThatIsStoodInForOrDeclaredByHandIsChecked() throws {
        let known = Set(PrivateSymbols.uses.flatMap(\.names))
        for (path, text) in try files(".swift") {
            for match in text.matches(of: /@_silgen_name\("([^"]+)"\)/) where !match.1.hasPrefix("shoji_") {
                #expect(known.contains(String(match.1)), "\(path): \(match.1) is in no PrivateSymbols.Use")
            }
        }
        for (path, text) in try files(".c")
        where path.hasPrefix("CVirtualTime/") || path.hasPrefix("CRunLoopHost/") {
            for match in text.matches(of: /\nextern [^;]*?(\w+)(?:\([^;]*\))?;/)
            where !match.1.hasPrefix("shoji_") {
                #expect(known.contains(String(match.1)), "\(path): \(match.1) is in no PrivateSymbols.Use")
            }
        }
    }

    @Test func metadataIsLookedAtInOnePlace() throws {
        for (path, text) in try files(".swift") where !path.hasPrefix("SwiftInternals/") {
            for pattern in ["unsafeBitCast(type", ".Type.self).init", "as AnyClass, to: Unsafe"] {
                let isThere = text.contains("unsafeBitCast") && text.contains(pattern)
                #expect(!isThere, "\(path) has \(pattern): it belongs into Sources/SwiftInternals")
            }
        }
    }
}
