/// Finds text in a view. There is no panel for it here: it says so when it is asked for.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// Always false.
    open var isFindNavigatorVisible: Bool { false }
    open var activeFindSession: UIFindSession? { nil }
    open var searchText: String?
    open var replacementText: String?
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        didSet { Kept.say("UIFindInteraction.optionsMenuProvider", "there is no find panel") }
    }

    public init(sessionDelegate: any UIFindInteractionDelegate) { delegate = sessionDelegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    open func presentFindNavigator(showingReplace: Bool) { MissingService.say("UIFindInteraction") }
    open func dismissFindNavigator() {
        Kept.say(
            "UIFindInteraction.dismissFindNavigator()",
            "there is no find panel; UITextView and its `selectedRange` show what was found")
    }
    open func findNext() {
        Kept.say(
            "UIFindInteraction.findNext()",
            "there is no find panel; UITextView and its `selectedRange` show what was found")
    }
    open func findPrevious() {
        Kept.say(
            "UIFindInteraction.findPrevious()",
            "there is no find panel; UITextView and its `selectedRange` show what was found")
    }
    open func updateResultCount() {
        Kept.say(
            "UIFindInteraction.updateResultCount()",
            "there is no find panel; UITextView and its `selectedRange` show what was found")
    }
}

/// What is looked for, and how far that is.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    public enum SearchResultDisplayStyle: Int, Sendable { case currentAndTotal, total, none }
    open var resultCount: Int { 0 }
    open var highlightedResultIndex: Int { NSNotFound }
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal {
        didSet { Kept.say("UIFindSession.searchResultDisplayStyle", "there is no find panel") }
    }
    open var supportsReplacement: Bool { false }
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
    public override init() { super.init() }

    open func performSearch(query: String, options: UITextSearchOptions?) {}
    open func performSingleReplacement(
        query: String, replacementString: String, options: UITextSearchOptions?
    ) {}
    open func replaceAll(query: String, replacementString: String, options: UITextSearchOptions?) {}
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    open func invalidateFoundResults() {}
}

/// How words are compared.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    public enum WordMatchMethod: Int, Sendable { case contains, startsWith, fullWord }
    open var wordMatchMethod: WordMatchMethod { .contains }
    open var stringCompareOptions: NSString.CompareOptions { [] }
}

/// Makes sessions, which nobody asks for here.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    // @optional
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}
