import Foundation
import Testing

@testable import SourceLowering

/// What Swift makes of Objective-C's enumerations: their `init(rawValue:)` takes every number. Expectations follow from the declarations.
struct KitEnumerationsTests {
    /// Without the spaces, line breaks and last commas that formatting chooses.
    private static func words(_ text: String) -> String {
        text.filter { !$0.isWhitespace }.replacingOccurrences(of: ",]", with: "]")
    }

    @Test func publicEnumerationsOfNumbersTakeEveryNumber() throws {
        let source = """
            public enum Kind: Int, Sendable { case plain, `default`; case other = 7 }
            open class Feed: NSObject {
                public enum Style: UInt { case first = 1 }
                enum Own: Int { case a }
                public enum Curve: Int { case a; public init?(rawValue: Int) { self = .a } }
            }
            public extension Feed { enum Edge: Int { case top } }
            public enum Name: String { case a }
            public struct Value { public enum Part: Int { case a } }
            extension Value { public enum Side: Int { case a } }
            public enum Plain { case a }
            """
        let input = Lowering.Input(path: "Lists/Feed.swift", text: Array(source.utf8))
        let text = Self.words(try #require(KitEnumerations([input]).written.values.first))
        func line(_ name: String, _ type: String, _ cases: String) -> String {
            Self.words(
                "extension \(name) { /// Never nil.\n"
                    + " public init?(rawValue: \(type)) { self = .known(rawValue, of: [\(cases)]) } }")
        }
        for expected in [
            line("Kind", "Int", ".plain, .`default`, .other"), line("Feed.Style", "UInt", ".first"),
            line("Feed.Edge", "Int", ".top"),
        ] {
            #expect(text.contains(expected), "\(text)")
        }
        #expect(text.components(separatedBy: "extension").count == 4, "\(text)")
    }

    /// `make requirements` writes them anew.
    @Test func whatIsCheckedInFollowsFromTheEnumerations() {
        let inputs = Lowered.kitFiles
        let texts = Dictionary(uniqueKeysWithValues: inputs.map { ($0.path, $0.text) })
        let written = KitEnumerations(inputs).written
        #expect(Set(written.keys.map { $0.prefix { $0 != "/" } }) == ["AppleFoundation", "UIKit"])
        for (path, text) in written {
            let current = texts[path].map { Self.words(String(decoding: $0, as: UTF8.self)) }
            #expect(current == Self.words(text), "\(path): run `make requirements`")
        }
    }
}
