import Foundation
import FoundationXML
import Testing

/// The cases of a JUnit file by `class/name`: `passed`, `failed` or `skipped`.
final class JUnit: NSObject, XMLParserDelegate {
    var cases: [String: String] = [:]
    var failures: [String: String] = [:]
    private var open = ""

    init(_ data: Data) throws {
        super.init()
        let parser = XMLParser(data: data)
        parser.delegate = self
        try #require(parser.parse(), "\(String(decoding: data, as: UTF8.self))")
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        switch name {
        case "testcase":
            open = "\(attributes["classname"] ?? "")/\(attributes["name"] ?? "")"
            cases[open] = "passed"
        case "failure":
            cases[open] = "failed"
            failures[open] = attributes["message"]
        case "skipped": cases[open] = "skipped"
        default: break
        }
    }
}

extension ReleaseTool {
    /// `shoji test` of the source, with what it writes as JUnit does.
    func test(_ options: [String]) async throws -> (answer: Answer, junit: JUnit) {
        let answer = try await run(["test", source.path, "--junit", "out.xml"] + options)
        return (answer, try JUnit(try #require(read("out.xml"), "\(answer)")))
    }

    func test(_ options: String...) async throws -> (answer: Answer, junit: JUnit) {
        try await test(options)
    }
}
