/// The contexts that are being drawn into, innermost last.
@MainActor
enum GraphicsContextStack {
    @SessionLocal static var contexts: [CGContext] = []
}

/// The context that drawing goes to now, or nil outside of drawing.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.contexts.last }

@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.contexts.append(context) }

@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = GraphicsContextStack.contexts.popLast() }
