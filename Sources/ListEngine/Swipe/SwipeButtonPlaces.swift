import CoreGraphics

/// Where the buttons behind a row's end lie while `distance` points of them show.
public enum SwipeButtonPlaces {
    /// Ranges of x from the row's end inward, for buttons from the end inward. They share what shows in proportion to
    /// their widths; in a full swipe the first covers all of it.
    public static func spans(widths: [CGFloat], shown distance: CGFloat, isFull: Bool) -> [ExtentSpan] {
        let total = widths.reduce(0, +)
        guard total > 0 else { return [] }
        if isFull {
            return widths.indices.map {
                $0 == 0 ? ExtentSpan(start: 0, extent: distance) : ExtentSpan(start: distance, extent: 0)
            }
        }
        let stretch = distance / total
        var start: CGFloat = 0
        return widths.map { width in
            defer { start += width * stretch }
            return ExtentSpan(start: start, extent: width * stretch)
        }
    }
}
