/// A document that becomes the content of `data` when its context ends.
/// - Parameters:
///   - bounds: of pages that name none; zero stands for 612 by 792 points.
///   - documentInfo: by `kCGPDFContextTitle`, `kCGPDFContextAuthor` and their like.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    PDFContext.begin(bounds, documentInfo) { data.setData($0) }
}

/// The same for a file. False where none can be made.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
    PDFContext.begin(bounds, documentInfo) { document in
        do {
            try document.write(to: URL(fileURLWithPath: path))
        } catch {
            Diagnostics.sayOnceFromAnywhere(
                "UIGraphicsEndPDFContext: \(path) cannot be written: \(error.localizedDescription)")
        }
    }
    return true
}

/// Writes the document.
public func UIGraphicsEndPDFContext() {
    guard let current = PDFContext.current else { return }
    GraphicsContextStack.here.documents.removeLast()
    UIGraphicsPopContext()
    current.end(current.context.document(current.info))
}

/// Ends the page before and begins one of the context's bounds.
public func UIGraphicsBeginPDFPage() { PDFContext.current?.context.beginPage() }

/// - Parameter pageInfo: kept by nobody; the bounds are the page's media box, zero for the context's.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    guard let context = PDFContext.current?.context else { return }
    context.beginPage(withBounds: bounds == .zero ? context.format.bounds : bounds, pageInfo: [:])
}

/// The page's bounds; zero outside of a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    PDFContext.current?.context.pdfContextBounds ?? .zero
}

/// DIFFERS: links and their destinations are not written.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    Kept.say("UIGraphicsSetPDFContextURLForRect(_:_:)", "documents that are written have no links in them")
}
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    Kept.say(
        "UIGraphicsAddPDFContextDestinationAtPoint(_:_:)", "documents that are written have no links in them")
}
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    Kept.say(
        "UIGraphicsSetPDFContextDestinationForRect(_:_:)", "documents that are written have no links in them")
}

/// A document that is being drawn.
struct PDFContext {
    let context: UIGraphicsPDFRendererContext
    let info: [String: Any]
    let end: (Data) -> Void

    /// The innermost one, if it is drawn into now.
    static var current: PDFContext? {
        guard let last = GraphicsContextStack.here.documents.last,
            last.context.cgContext === UIGraphicsGetCurrentContext()
        else {
            return nil
        }
        return last
    }

    static func begin(_ bounds: CGRect, _ info: [AnyHashable: Any]?, _ end: @escaping (Data) -> Void) {
        let format = UIGraphicsPDFRendererFormat()
        format.bounds = bounds == .zero ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        let pairs = (info ?? [:]).compactMap { key, value in (key as? String).map { ($0, value) } }
        let begun = PDFContext(
            context: UIGraphicsPDFRendererContext(format), info: Dictionary(uniqueKeysWithValues: pairs),
            end: end)
        GraphicsContextStack.here.documents.append(begun)
        UIGraphicsPushContext(begun.context.cgContext)
    }
}
