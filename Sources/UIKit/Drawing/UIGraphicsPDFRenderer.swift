/// What documents a renderer makes.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// By `kCGPDFContextTitle`, `kCGPDFContextAuthor` and their like; texts are written, the rest is kept.
    open var documentInfo: [String: Any] = [:]
}

/// Where the actions of a PDF renderer draw: one context for all pages, each of which begins with a state as new.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private let context: CGContext
    private var ended: [(CGRect, DrawingList)] = []
    private var page: CGRect?

    init(_ format: UIGraphicsPDFRendererFormat) {
        context = CGContext(recordingIn: format.bounds, scale: 1)
        super.init(format)
    }

    /// What is drawn before a page was begun is lost.
    open override var cgContext: CGContext { context }
    /// The page's space, in points.
    open var pdfContextBounds: CGRect { page ?? format.bounds }

    /// Ends the page before and begins one of the renderer's bounds.
    open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

    /// - Parameter pageInfo: kept by nobody; the bounds are the page's media box.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        let list = context.takeList(next: bounds)
        if let page { ended.append((page, list)) }
        page = bounds
    }

    /// The pages with what was drawn on them.
    var pages: [(CGRect, DrawingList)] { ended + (page.map { [($0, context.list)] } ?? []) }

    /// The document; empty where the host writes none.
    func document(_ info: [String: Any]) -> Data {
        guard let write = ImageEncoding.pdf else {
            Diagnostics.sayOnceFromAnywhere("This host writes no PDF documents; the data is empty")
            return Data()
        }
        PixelHost.notePixelsRead()
        return write(pages, info.compactMapValues { $0 as? String })
    }

    /// DIFFERS: links and their destinations are not written.
    open func setURL(_ url: URL, for rect: CGRect) {
        Kept.say(
            "UIGraphicsPDFRendererContext.setURL(_:for:)", "documents that are written have no links in them")
    }
    open func addDestination(withName name: String, at point: CGPoint) {
        Kept.say(
            "UIGraphicsPDFRendererContext.addDestination(withName:at:)",
            "documents that are written have no links in them")
    }
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        Kept.say(
            "UIGraphicsPDFRendererContext.setDestinationWithName(_:for:)",
            "documents that are written have no links in them")
    }
}

/// Makes PDF documents by drawing: shapes and text stay shapes.
open class UIGraphicsPDFRenderer: NSObject {
    public let format: UIGraphicsPDFRendererFormat

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        self.format = format
        format.bounds = bounds
    }

    /// Runs `actions`, which begin each page; empty where the host writes no documents.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let context = UIGraphicsPDFRendererContext(format)
        UIGraphicsPushContext(context.cgContext)
        actions(context)
        UIGraphicsPopContext()
        return context.document(format.documentInfo)
    }

    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
