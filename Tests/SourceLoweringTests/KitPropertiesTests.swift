import Foundation
import Testing

@testable import SourceLowering

/// Expectations follow from the declarations: what others see of a class's properties are keys (Key-Value Coding Programming Guide).
struct KitPropertiesTests {
    /// Without the spaces, line breaks and last commas that formatting chooses.
    private static func words(_ text: String) -> String {
        text.filter { !$0.isWhitespace }.replacingOccurrences(of: ",]", with: "]")
    }

    @Test func whatOthersSeeOfAClassAreKeys() {
        let source = """
            open class Feed: NSObject {
                open var title: String?
                open var isHidden = false { didSet { show() } }
                open private(set) var count = 0
                open var size: CGSize { get { stored } set { stored = newValue } }
                public let kind: Int
                open var end: CGFloat { 0 }
                var own = 0
                public static var all = 0
                private var hidden = 0
            }
            open class Long: Feed {
                open override var title: String? { didSet {} }
            }
            extension Long { public var limit: Int { get { 0 } set {} } }
            public struct Value { public var x = 0 }
            open class Root { open var x = 0 }
            open class Typed<T>: NSObject { open var x = 0 }
            """
        let input = Lowering.Input(path: "Lists/Feed.swift", text: Array(source.utf8))
        let text = Self.words(KitProperties([input]).written)
        let feed = #"""
            private static let ofFeed: [String: KitKey] = [
                "count": .readOnly(\Feed.count), "end": .readOnly(\Feed.end), "hidden": .property(\Feed.isHidden),
                "kind": .readOnly(\Feed.kind), "size": .property(\Feed.size), "title": .property(\Feed.title),
            ]
            """#
        #expect(text.contains(Self.words(feed)), "\(text)")
        let long = #"private static let ofLong: [String: KitKey] = ["limit": .property(\Long.limit),]"#
        #expect(text.contains(Self.words(long)), "\(text)")
        #expect(text.contains("ObjectIdentifier(Feed.self):ofFeed,ObjectIdentifier(Long.self):ofLong]"))
        #expect(!text.contains("Root") && !text.contains("Typed") && !text.contains("Value"))
    }

    /// `make requirements` writes them anew.
    @Test func whatIsCheckedInFollowsFromTheClasses() {
        let inputs = Lowered.kitFiles
        let text = inputs.first { $0.path == KitProperties.path }.map {
            String(decoding: $0.text, as: UTF8.self)
        }
        #expect(text.map(Self.words) == Self.words(KitProperties(inputs).written), "run `make requirements`")
    }
}
