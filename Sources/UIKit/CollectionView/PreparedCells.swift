import ListEngine

/// The cells made ahead of their coming into sight: hidden, of one line at most, and not displayed yet.
@MainActor
struct PreparedCells {
    /// What scrolls, and in which direction, so that the line comes into sight.
    struct Course: Equatable {
        /// The section whose own scroller moves; nil: the content as a whole.
        var section: Int?
        var heading: ScrollHeading
    }

    private(set) var course: Course?
    /// Whether the line ahead has its cells.
    var isComplete = false
    /// Whether something has moved since the last layout pass.
    var isMoving = false
    var elements = CollectionElements()

    var isEmpty: Bool { elements.list.isEmpty }

    /// - Returns: whether a line is to be made.
    mutating func move(on course: Course) -> Bool {
        if self.course != course {
            self.course = course
            isComplete = false
        }
        isMoving = !isComplete
        return isMoving
    }
}
