import Foundation
import Testing

@testable import Simulator

/// Files of answers, as docs/network.md says they are read. No request is made.
@Suite struct NetworkAnswerTests {
    private func request(_ method: String, _ url: String, _ body: String = "") -> NetworkRequest {
        NetworkRequest(number: 1, method: method, url: url, body: Data(body.utf8))
    }

    @Test(arguments: [
        ("https://a.com/x", "https://a.com/x", true), ("https://a.com/x", "https://a.com/xy", false),
        ("https://a.com/x?a=1&b=2", "https://a.com/x?b=2&a=1", true),
        ("https://a.com/x", "https://a.com/x?a=1", false), ("https://a.com/x", "https://a.com/x#part", true),
        ("https://a.com/*", "https://a.com/", true), ("https://a.com/*/end", "https://a.com/1/2/end", true),
        ("https://a.com/*/end", "https://a.com/1/ends", false), ("*/x", "http://b.org/x", true),
        ("https://a.com/ab*ba", "https://a.com/aba", false),
    ])
    func anAddressFitsAPattern(_ pattern: String, _ url: String, _ fits: Bool) {
        let pattern = RequestPattern(method: "GET", url: pattern)
        #expect(pattern.matches(request("GET", url)) == fits)
        #expect(!pattern.matches(request("POST", url)))
    }

    @Test func answersToOnePatternComeInOrderAndTheLastStays() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "answers-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("bytes".utf8).write(to: folder.appendingPathComponent("body.bin"))
        try Data(
            """
            - request: GET https://a.com/list
              text: one
            - request: POST https://a.com/*
              sent: title
              status: 201
              headers: {Content-Type: application/json, Set-Cookie: [a=1, b=2]}
              file: body.bin
              delay: 0.5
            - request: GET https://a.com/list
              text: two
            - request: https://a.com/gone
              failure: timedOut
            """.utf8
        ).write(to: folder.appendingPathComponent("a.yaml"))
        var answers = try NetworkAnswers(folder: folder.path)
        let texts = (0..<3).map { _ in
            answers.answer(to: request("GET", "https://a.com/list")).map {
                String(decoding: $0.body, as: UTF8.self)
            }
        }
        #expect(texts == ["one", "two", "two"])
        #expect(answers.answer(to: request("POST", "https://a.com/new")) == nil)
        let found = answers.answer(to: request("POST", "https://a.com/new", "{\"title\"}"))
        let made = try #require(found)
        #expect(made.delay == 0.5)
        #expect(
            made.head
                == "HTTP/1.1 201 Created\r\nContent-Type: application/json\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\nContent-Length: 5\r\n\r\n"
        )
        #expect(answers.answer(to: request("HEAD", "https://a.com/gone"))?.failure == .timedOut)
    }

    @Test(arguments: [
        (
            "request: GET https://a.com",
            "a.yaml:1: error: expected a list of answers (lines that begin with `- `), found a mapping"
        ),
        ("- status: 200", "a.yaml:1: error: an answer: `request` is missing"),
        (
            "- request: GET https://a.com\n  status: 20",
            "a.yaml:2: error: status: expected a number from 100 to 599, found `20`"
        ),
        (
            "- request: books",
            "a.yaml:1: error: request: expected a method and an address, such as `GET https://example.com/books*`, found `books`"
        ),
        (
            "- request: https://a.com\n  text: a\n  file: b",
            "a.yaml:3: error: file: the body is `text` already"
        ),
        (
            "- request: https://a.com\n  failure: timedOut\n  status: 200",
            "a.yaml:3: error: status: a request that fails has none; take away `failure` or this"
        ),
    ])
    func whatAnAnswerCannotMeanIsToldWithItsLine(_ text: String, _ message: String) {
        #expect(throws: ScenarioError.self) { try NetworkAnswerReader(file: "a.yaml").read(text) }
        do {
            _ = try NetworkAnswerReader(file: "a.yaml").read(text)
        } catch {
            #expect("\(error)" == message)
        }
    }

    /// A head as servers send it (RFC 9112), after the one that asks for the body.
    @Test func whatCameOverTheNetworkIsAnAnswer() throws {
        let head =
            "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Encoding: gzip\r\nETag: \"a:b\"\r\n\r\n"
        let answer = try #require(
            NetworkAnswer(to: request("GET", "https://a.com"), head: head, body: Data("x".utf8)))
        #expect(answer.status == 200)
        #expect(answer.headers.map(\.name) == ["Content-Type", "ETag"])
        #expect(answer.headers.last?.value == "\"a:b\"")
    }
}
