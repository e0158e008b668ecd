/// What of a scroll view is seen to move, beside what its position knows.
struct ScrollMotion {
    /// Of every frame, while the content moves.
    var frames: FrameClock.Token?
    /// How often code or a finger has said where the content shall be.
    var commands = 0
    /// Where the running animation leads.
    var goal: ScrollGoal?
    /// Whether the running animation answers a tap on the status bar.
    var leadsToTop = false
    /// Whether it has left a window.
    var wasInWindow = false
    /// Whether code has placed the content before there was a window, and the bars were unknown: the place goes with these, until it is seen.
    var followsSafeArea = false
    /// Whether the delegate has not heard of the present offset, since there was no size yet.
    var isUntold = false
    /// Whether the running animation is the kit's own, whose end the delegate does not hear of.
    var isSilent = false
}

/// The finger on a scroll view's content.
struct ScrollFinger {
    var isDown = false
    /// Whether it has stopped content that moved by itself.
    var hasStoppedContent = false
    /// Whether the last drag was lifted beyond an edge.
    var wasLiftedBeyondEdge = false
    /// While the delegate is told that a drag begins.
    var isBeginning = false
    /// The part of the running drag that moves the lists around.
    var handOver: ScrollHandOver?
}

/// How large the zoomed view is, and what changes that.
struct ScrollZoom {
    var scale: CGFloat = 1
    var scaleAtPinchStart: CGFloat = 1
    /// Nil as long as nothing can be zoomed.
    var pinch: ScrollPinchGestureRecognizer?
    var isPinched = false
    var isBouncing = false
    var isAnimating = false
}
