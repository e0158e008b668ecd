import Foundation

/// What keeps the next page of a carousel from coming by itself.
struct AdvanceConditions: Equatable {
    /// A finger is on the pages.
    var isTouched = false
    /// They come to rest after one.
    var isMoving = false
    var isVoiceOverRunning = false
    /// The reader wants less motion.
    var isMotionReduced = false
    /// Nobody sees the carousel.
    var isOutOfSight = false

    var allowAdvance: Bool { self == AdvanceConditions() }
}
