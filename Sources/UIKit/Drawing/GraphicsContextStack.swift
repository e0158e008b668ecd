import SwiftInternals

/// The contexts that are being drawn into, innermost last: each thread has its own.
///
/// UIKit: "in iOS 4 and later, you may call this function from any thread of your app" (documentation of
/// `UIGraphicsBeginImageContextWithOptions(_:_:_:)`).
final class GraphicsContextStack {
    private var entries: [(context: CGContext, image: ImageContext?)] = []

    var context: CGContext? { entries.last?.context }
    /// Nil where the innermost context becomes no picture.
    var image: ImageContext? { entries.last?.image }
    /// The documents that are drawn, innermost last.
    var documents: [PDFContext] = []

    func push(_ context: CGContext, image: ImageContext? = nil) { entries.append((context, image)) }
    func pop() { _ = entries.popLast() }

    @MainActor @SessionLocal private static var ofSession = GraphicsContextStack()
    private static let key = "UIKit.GraphicsContextStack"

    /// The main thread's.
    @MainActor static var ofMainThread: GraphicsContextStack { ofSession }

    /// Of the thread that asks.
    static var here: GraphicsContextStack {
        MainThread.isHere ? IsolatedCall.run { ofSession } : ofOtherThread
    }

    private static var ofOtherThread: GraphicsContextStack {
        let kept = Thread.current.threadDictionary
        if let own = kept[key] as? GraphicsContextStack { return own }
        let own = GraphicsContextStack()
        kept[key] = own
        return own
    }
}

/// The context that drawing goes to now, or nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.here.context }

public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.here.push(context) }

public func UIGraphicsPopContext() { GraphicsContextStack.here.pop() }
