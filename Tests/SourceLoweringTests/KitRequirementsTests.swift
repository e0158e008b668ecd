import Testing

@testable import SourceLowering

/// Expectations follow from the protocols' own declarations: a requirement after `// @optional` may be missing, and what
/// is asked of a delegate that lacks it is nil.
struct KitRequirementsTests {
    private func written(_ source: String) -> (files: [String: String], errors: [String]) {
        let input = Lowering.Input(path: "Lists/Feed.swift", text: Array(source.utf8))
        let requirements = KitRequirements([input])
        return (requirements.written.mapValues(Self.words), requirements.errors)
    }

    /// Without the spaces and line breaks that formatting chooses.
    private static func words(_ text: String) -> String { text.filter { !$0.isWhitespace } }

    private let feed = """
        public protocol FeedDelegate: BaseDelegate {
            func rows(in feed: Feed) -> Int
            // @optional
            /// The height.
            // default: feed.height
            func feed(_ feed: Feed, heightOf row: Int) -> CGFloat
            func feed(_ feed: Feed, titleOf row: Int) -> String?
            func feed(_ feed: Feed, endedWithHandler handler: () -> Void)
            func feedDidEnd(_ feed: Feed)
            // @required
            func name(of feed: Feed) -> String
        }
        protocol BaseDelegate: AnyObject {
            // @optional
            func moved(_ feed: Feed)
        }
        """

    @Test func defaultsMarkThatTheyAreNotImplemented() throws {
        let text = try #require(written(feed).files["UIKit/Requirements/FeedDelegate+Optional.swift"])
        #expect(
            text.contains(
                Self.words(
                    "public func feed(_ feed: Feed, heightOf row: Int) -> CGFloat {"
                        + " OptionalRequirement.absent(self, answering: feed.height) }")))
        #expect(text.contains(Self.words("OptionalRequirement.absent(self, answering: nil) }")))
        let ofNothing = "func feedDidEnd(_ feed: Feed) { OptionalRequirement.absent(self) }"
        #expect(text.contains(Self.words(ofNothing)))
        #expect(!text.contains("rows(in") && !text.contains("name(of"))
    }

    @Test func callsGiveNilForWhatIsMissing() throws {
        let asking = """
            func ask() {
                feed.delegate?.optional.feed(feed, titleOf: 1)
                feed.delegate.optional.feed(feed) { close() }
            }
            """
        let files = written(feed + "\n" + asking).files
        let text = try #require(files["UIKit/Requirements/FeedDelegate+Optional.swift"])
        let call = """
            func feed(_ feed: Feed, titleOf row: Int) -> (String?)? {
                OptionalRequirement.call(target) { $0.feed(feed, titleOf: row) }
            }
            """
        #expect(text.contains(Self.words(call)))
        #expect(
            text.contains(Self.words("$0.feed(feed, endedWithHandler: handler)")),
            "asked with a closure behind the parentheses")
        #expect(!text.contains("heightOf:"), "nobody asks for it")
        let base = try #require(files["UIKit/Requirements/BaseDelegate+Optional.swift"])
        #expect(base.contains(Self.words("extension BaseDelegate { func moved(_ feed: Feed)")))
        #expect(!base.contains("OptionalCalls"), "nothing of it is asked")
    }

    @Test func controllersOfferWhatTheyDoNotImplementThemselves() throws {
        let controller = """
            open class FeedController: UIViewController, FeedDelegate {
                open func rows(in feed: Feed) -> Int { 0 }
                open func feedDidEnd(_ feed: Feed) { count += 1 }
                // begin requirements
                open func old() {}
                // end requirements
                func other() {}
            }
            """
        let files = written(feed + "\n" + controller).files
        let text = try #require(files["Lists/Feed.swift"])
        let height = "open func feed(_ feed: Feed, heightOf row: Int) -> CGFloat { absent(feed.height) }"
        #expect(text.contains(Self.words(height)))
        #expect(text.contains(Self.words("open func moved(_ feed: Feed) { absent() }")))
        let names = """
            extension FeedController {
                /// What subclasses may override, in the order of the declarations.
                static let overridableRequirements: [String] = [
                    "rows(in:)", "feedDidEnd(_:)", "feed(_:heightOf:)", "feed(_:titleOf:)",
                    "feed(_:endedWithHandler:)", "moved(_:)",
                ]
            }
            """
        let list = try #require(files["UIKit/Requirements/FeedController+Overridable.swift"])
        #expect(list.hasSuffix(Self.words(names)))
        #expect(!text.contains("funcold()") && text.contains("funcother()"))
    }

    @Test func anAnswerThatIsNoPlainNothingHasToBeSaid() {
        let errors = written("protocol P { \n // @optional\n func style(of row: Int) -> Style\n }").errors
        #expect(errors == ["Lists/Feed.swift: style(of:) needs \"// default: EXPRESSION\""])
    }

    /// `make requirements` writes them anew.
    @Test func whatIsCheckedInFollowsFromTheProtocols() {
        let inputs = Lowered.kitFiles
        let requirements = KitRequirements(inputs)
        #expect(requirements.errors == [])
        let written = requirements.written
        #expect(written.count > 20)
        for input in inputs where written[input.path] != nil || input.path.hasPrefix(KitRequirements.folder) {
            let text = String(decoding: input.text, as: UTF8.self)
            let isCurrent = written[input.path].map { Self.words($0) == Self.words(text) }
            #expect(isCurrent == true, "\(input.path): run `make requirements`, or remove it")
        }
        #expect(requirements.directCalls == [])
        #expect(Set(written.keys).subtracting(inputs.map(\.path)) == [], "run `make requirements`")
    }
}
