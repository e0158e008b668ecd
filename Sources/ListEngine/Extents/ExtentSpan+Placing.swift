import CoreGraphics

/// Where in a window something is to be seen.
public enum SpanAlignment: Sendable {
    case start, middle, end
    /// With as little movement as shows all of it, or all that fits.
    case nearest
}

extension ExtentSpan {
    /// How far a window has to move over the content for the span to be seen in it as `alignment` says.
    public func shift(into window: ExtentSpan, _ alignment: SpanAlignment) -> CGFloat {
        switch alignment {
        case .start: return start - window.start
        case .middle: return start + extent / 2 - window.start - window.extent / 2
        case .end: return end - window.end
        case .nearest:
            if start >= window.start, end <= window.end { return 0 }
            if extent > window.extent {
                return start <= window.start && end >= window.end ? 0 : start - window.start
            }
            return start < window.start ? start - window.start : end - window.end
        }
    }

    /// The span where it sticks to the start of a window: at `edge` once the window has passed it, and pushed off at
    /// `latest`.
    public func pinned(toStart edge: CGFloat, latest: CGFloat) -> ExtentSpan {
        ExtentSpan(start: min(max(start, edge), max(latest, start)), extent: extent)
    }

    /// The span where it sticks to the end of a window, with its own end at `edge`; pushed off at `earliest`.
    public func pinned(toEnd edge: CGFloat, earliest: CGFloat) -> ExtentSpan {
        ExtentSpan(start: max(min(start, edge - extent), min(earliest, start)), extent: extent)
    }

    /// Points per second by which the content of a window moves while a finger that moves something is near the window's
    /// edge; 0 elsewhere.
    public func edgeSpeed(finger: CGFloat) -> CGFloat {
        let zone = min(60, extent / 4)
        let fastest: CGFloat = 600
        if finger < start + zone { return -fastest * min((start + zone - finger) / zone, 1) }
        if finger > end - zone { return fastest * min((finger - end + zone) / zone, 1) }
        return 0
    }
}
