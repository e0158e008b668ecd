import Foundation

/// Previews and opens a file with other apps. There are none here: it says so when it is asked to.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    open var url: URL?
    /// Of the file; nil: by its extension.
    open var uti: String?
    open var name: String?
    open var annotation: Any?
    open var icons: [UIImage] { [] }
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    public override init() { super.init() }
    public init(url: URL) {
        self.url = url
        name = url.lastPathComponent
        super.init()
    }

    /// False: no screen comes.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool { unable() }
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { unable() }
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { unable() }
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { unable() }
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { unable() }
    open func dismissPreview(animated: Bool) {
        Kept.say("UIDocumentInteractionController.dismissPreview(animated:)", "no preview is shown")
    }
    open func dismissMenu(animated: Bool) {
        Kept.say("UIDocumentInteractionController.dismissMenu(animated:)", "no menu is shown")
    }

    private func unable() -> Bool {
        MissingService.say("UIDocumentInteractionController")
        return false
    }
}

/// Says where a preview comes from, and hears of it. Nothing is previewed here: only declared.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {}

/// Prints. There is no printer here: it says so when it is asked to.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = @MainActor (UIPrintInteractionController, Bool, (any Error)?) -> Void

    @SessionLocal private static var only = UIPrintInteractionController()
    open class var shared: UIPrintInteractionController { only }
    open class var isPrintingAvailable: Bool { false }
    open class func canPrint(_ url: URL) -> Bool { false }
    open class func canPrint(_ data: Data) -> Bool { false }

    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    open var printInfo: UIPrintInfo?
    open var printFormatter: UIPrintFormatter? {
        didSet { Kept.say("func.printFormatter", "nothing is printed here") }
    }
    open var printPageRenderer: UIPrintPageRenderer? {
        didSet { Kept.say("func.printPageRenderer", "nothing is printed here") }
    }
    open var printingItem: Any? {
        didSet { Kept.say("func.printingItem", "nothing is printed here") }
    }
    open var printingItems: [Any]? {
        didSet { Kept.say("func.printingItems", "nothing is printed here") }
    }
    open var showsNumberOfCopies = true {
        didSet { Kept.say("func.showsNumberOfCopies", "nothing is printed here") }
    }
    open var showsPaperSelectionForLoadedPapers = false {
        didSet { Kept.say("func.showsPaperSelectionForLoadedPapers", "nothing is printed here") }
    }

    /// The handler is told that nothing was printed.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        MissingService.say("UIPrintInteractionController")
        completion?(self, false, nil)
        return false
    }
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool,
        completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    open func dismiss(animated: Bool) {
        Kept.say("UIPrintInteractionController.dismiss(animated:)", "nothing is printed here")
    }
}

/// Hears of printing. Only declared.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {}

/// What is printed and how.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
    public enum Orientation: Int, Sendable { case portrait, landscape }
    public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }

    open var printerID: String? {
        didSet { Kept.say("UIPrintInfo.printerID", "nothing is printed here") }
    }
    open var jobName = "" {
        didSet { Kept.say("UIPrintInfo.jobName", "nothing is printed here") }
    }
    open var outputType = OutputType.general {
        didSet { Kept.say("UIPrintInfo.outputType", "nothing is printed here") }
    }
    open var orientation = Orientation.portrait
    open var duplex = Duplex.none {
        didSet { Kept.say("UIPrintInfo.duplex", "nothing is printed here") }
    }

    public init(dictionary printInfoDictionary: [AnyHashable: Any]?) { super.init() }
    open class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
}

/// Lays content out on pages. Nothing is laid out here.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    open var startPage = 0
    open var perPageContentInsets = UIEdgeInsets.zero {
        didSet { Kept.say("UIPrintFormatter.perPageContentInsets", "nothing is printed here") }
    }
    open var maximumContentHeight: CGFloat = 0 {
        didSet { Kept.say("UIPrintFormatter.maximumContentHeight", "nothing is printed here") }
    }
    open var maximumContentWidth: CGFloat = 0 {
        didSet { Kept.say("UIPrintFormatter.maximumContentWidth", "nothing is printed here") }
    }
    open var pageCount: Int { 0 }
    public override init() { super.init() }
}

/// A text on pages.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont?
    open var color: UIColor?
    open var textAlignment = NSTextAlignment.natural
    public init(text: String) {
        self.text = text
        super.init()
    }
    public init(attributedText: NSAttributedString) {
        self.attributedText = attributedText
        super.init()
    }
}

/// HTML on pages.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    open var markupText: String?
    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }
}

/// Draws pages. None is drawn here.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    open var paperRect: CGRect { .zero }
    open var printableRect: CGRect { .zero }
    open var numberOfPages: Int { 0 }
    open private(set) var printFormatters: [UIPrintFormatter]?
    public override init() { super.init() }
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.startPage = pageIndex
        printFormatters = (printFormatters ?? []) + [formatter]
    }
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    open func prepare(forDrawingPages range: NSRange) {}
}
