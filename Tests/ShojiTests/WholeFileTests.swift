import AppBuild
import Foundation
import StandInTable
import Testing

/// Files that are seen whole or not at all.
@Suite struct WholeFileTests {
    private let folder = TemporaryFile.url(for: "whole")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }

    @Test func aFileTakesThePlaceOfTheOneThatWasThere() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("record.json")
        try Data("long before".utf8).writeWhole(to: file)
        try Data("now".utf8).writeWhole(to: file)
        #expect(try String(contentsOf: file, encoding: .utf8) == "now")
        #expect(try names() == ["record.json"])
    }

    @Test func whatIsInTheWayIsToldOfTheFileThatWasAskedFor() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("record.json")
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        let missing = folder.appendingPathComponent("none/record.json")
        for (place, reason) in [(file, "a folder is in the way"), (missing, "there is no such folder")] {
            let error = #expect(throws: (any Error).self) { try Data("now".utf8).writeWhole(to: place) }
            let failure = error.flatMap { FileFailure($0) }
            #expect(failure?.description == "\(place.path): cannot be written: \(reason)")
        }
        #expect(try names() == ["record.json"])
    }
}
