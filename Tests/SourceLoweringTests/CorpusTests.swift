import Foundation
import SourceLowering
import SwiftParser
import SwiftSyntax
import Testing

/// One small file for each construct: source, a line of dashes, and what its lowered copy has, lacks or is refused for.
///
///     has: TEXT       the copy contains TEXT
///     no: TEXT        it does not
///     error: TEXT     a message that contains TEXT (LINE:COLUMN: error: …)
///     same            the original is compiled as it is
@Suite struct CorpusTests {
    struct Entry: CustomStringConvertible, Sendable {
        let description: String
        let source: String
        let expectations: [(kind: String, text: String)]
    }

    static let entries: [Entry] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Corpus")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".txt") }.sorted().map { name in
            let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
            let parts = text.components(separatedBy: "//----\n")
            let lines = (parts.count > 1 ? parts[1] : "").split(separator: "\n")
            return Entry(
                description: name, source: parts[0],
                expectations: lines.map { line in
                    let pieces = line.split(separator: ": ", maxSplits: 1).map(String.init)
                    return (pieces[0], pieces.count > 1 ? pieces[1] : "")
                })
        }
    }()

    @Test(arguments: entries) func constructIsLowered(_ entry: Entry) throws {
        let output = Lowered(entry.source)
        #expect(!entry.expectations.isEmpty, "\(entry) expects nothing")
        let input = Lowering.Input(path: "/app/Source.swift", text: Array(entry.source.utf8))
        for _ in 0..<3 {
            let again = Lowering.lower([input], kit: Lowered.kit)[0].text
            #expect(again.map { String(decoding: $0, as: UTF8.self) == output.text } ?? !output.isChanged)
        }
        for (kind, text) in entry.expectations {
            switch kind {
            case "has": #expect(output.text.contains(text), "\(entry) lacks \(text):\n\(output.text)")
            case "no": #expect(!output.text.contains(text), "\(entry) has \(text):\n\(output.text)")
            case "error":
                #expect(output.errors.contains { $0.contains(text) }, "\(entry): \(output.errors)")
            case "same": #expect(!output.isChanged, "\(entry) was changed:\n\(output.text)")
            default: Issue.record("\(entry): unknown expectation '\(kind)'")
            }
        }
        if !entry.expectations.contains(where: { $0.kind == "error" }) {
            #expect(output.errors.isEmpty, "\(entry): \(output.errors)")
        }
        #expect(output.keepsLines, "\(entry): lines moved:\n\(output.text)")
        #expect(!output.tree.hasError, "\(entry): the copy does not parse:\n\(output.text)")
    }
}

/// One file, lowered.
struct Lowered {
    let text: String
    let errors: [String]
    let isChanged: Bool
    let keepsLines: Bool
    var tree: SourceFileSyntax { Parser.parse(source: text) }

    /// The kit's source, with paths below the folder of its modules.
    static let kitFiles: [Lowering.Input] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        let names = ["AppleFoundation", "UIKit"].flatMap { module in
            let path = root.appendingPathComponent(module).path
            return ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).map {
                "\(module)/\($0)"
            }
        }
        return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
            let data = try? Data(contentsOf: root.appendingPathComponent(name))
            return data.map { Lowering.Input(path: name, text: [UInt8]($0)) }
        }
    }()

    static let kit = Lowering.kit(of: kitFiles)

    init(_ source: String) {
        let output = Lowering.lower(
            [.init(path: "/app/Source.swift", text: Array(source.utf8))], kit: Self.kit)[0]
        isChanged = output.text != nil
        text = String(decoding: output.text ?? Array(source.utf8), as: UTF8.self)
        errors = output.errors
        keepsLines = Self.keepsLines(source)
    }

    /// Marks the end of every line with a comment, and looks whether the marks stay in their lines.
    private static func keepsLines(_ source: String) -> Bool {
        let lines = source.components(separatedBy: "\n").enumerated().map { "\($1) /*L\($0)*/" }
        let marked = Array(lines.joined(separator: "\n").utf8)
        let output = Lowering.lower([.init(path: "/app/Source.swift", text: marked)], kit: kit)[0]
        guard let text = output.text else { return true }
        return String(decoding: text, as: UTF8.self).components(separatedBy: "\n")
            .drop { !$0.hasPrefix("#sourceLocation") }.dropFirst().enumerated()
            .allSatisfy {
                number, line in
                !line.contains("/*L") || line.contains("/*L\(number)*/")
            }
    }
}
