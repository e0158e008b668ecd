import QuartzCore

/// How a layer's picture lies in the layer's pixels, and the pixels for it.
struct ImagePiece {
    /// Everything that decides the pixels apart from the picture itself.
    struct Key: Hashable {
        var variant: ImageStore.Variant
        var center: CGRect
        var repeatsCenter: Bool
        var pixelsPerPixel: CGFloat
        var tint: CGColor?
    }

    let image: LayerImage
    /// Where it goes, the layer's first pixel being (0, 0).
    let rect: PixelRect
    let scale: CGFloat
    /// What is shown of the turned picture, in its pixels.
    let part: CGRect

    /// - Parameters:
    ///   - width: the layer's size in pixels.
    ///   - scale: device pixels a point.
    init(_ image: LayerImage, width: Int, height: Int, scale: CGFloat, natural: CGSize) {
        self.image = image
        self.scale = scale
        let r = image.contentsRect
        part = CGRect(
            x: r.minX * natural.width, y: r.minY * natural.height,
            width: r.width * natural.width, height: r.height * natural.height)
        let (w, h) = (CGFloat(width), CGFloat(height))
        let factor = scale / max(image.scale, 0.001)
        var size = CGSize(width: part.width * factor, height: part.height * factor)
        guard size.width > 0, size.height > 0 else {
            rect = .empty
            return
        }
        if image.gravity == .resize {
            rect = PixelRect(0, 0, max(1, width), max(1, height))
            return
        }
        switch image.gravity {
        case .resizeAspect, .resizeAspectFill:
            let (across, down) = (w / size.width, h / size.height)
            let zoom = image.gravity == .resizeAspect ? min(across, down) : max(across, down)
            size = CGSize(width: size.width * zoom, height: size.height * zoom)
        default: break
        }
        let x: CGFloat =
            switch image.gravity {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: w - size.width
            default: (w - size.width) / 2
            }
        let y: CGFloat =
            switch image.gravity {
            case .top, .topLeft, .topRight: 0
            case .bottom, .bottomLeft, .bottomRight: h - size.height
            default: (h - size.height) / 2
            }
        let (x0, y0) = (x.pixel, y.pixel)
        rect = PixelRect(x0, y0, max(x0 + 1, (x + size.width).pixel), max(y0 + 1, (y + size.height).pixel))
    }

    /// Whether the picture is made as large as it is wanted and nothing else.
    var isPlain: Bool { !stretches && image.tint == nil && !rect.isEmpty }

    private var stretches: Bool {
        image.contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1) || image.repeatsCenter
    }

    /// The pixels for `rect`; nil when the picture cannot be read.
    func bitmap(from store: ImageStore) -> Bitmap? {
        guard !rect.isEmpty else { return nil }
        let variant = ImageStore.Variant(
            orientation: image.orientation, part: part, width: rect.width, height: rect.height)
        if isPlain { return store.bitmap(of: image.image, variant) }
        let key = Key(
            variant: variant, center: image.contentsCenter, repeatsCenter: image.repeatsCenter,
            pixelsPerPixel: scale / image.scale, tint: image.tint)
        return store.composed(of: image.image, key) {
            guard let plain = stretches ? nineParts(from: store) : store.bitmap(of: image.image, variant)
            else {
                return nil
            }
            guard let tint = image.tint else { return plain }
            let result = Bitmap(width: plain.width, height: plain.height)
            let canvas = Canvas(result)
            let mask = Mask(alphaOf: plain)
            if let pattern = tint.pattern {
                guard let tile = store.tile(of: pattern, scale: scale) else { return result }
                canvas.tile(tile, x: 0, y: 0, in: result.bounds, alpha: Double(tint.alpha))
                canvas.keep(mask, x: 0, y: 0)
            } else {
                canvas.fill(mask, x: 0, y: 0, tint)
            }
            canvas.finish()
            return result
        }
    }

    /// Corners as they are, edges stretched or repeated along one axis, the centre along both.
    private func nineParts(from store: ImageStore) -> Bitmap? {
        let result = Bitmap(width: rect.width, height: rect.height)
        let across = spans(
            image.contentsCenter.minX, image.contentsCenter.maxX, of: part.width, into: rect.width)
        let down = spans(
            image.contentsCenter.minY, image.contentsCenter.maxY, of: part.height, into: rect.height)
        let canvas = Canvas(result)
        defer { canvas.finish() }
        var last: (row: Span, strip: Bitmap)?
        for row in down {
            if last.map({ $0.row.start != row.start || $0.row.count != row.count }) ?? true {
                guard let strip = strip(row, across, from: store) else { return nil }
                last = (row, strip)
            }
            if let last { canvas.draw(last.strip, x: 0, y: row.first) }
        }
        return result
    }

    /// All that lies side by side in one span of rows.
    private func strip(_ row: Span, _ across: [Span], from store: ImageStore) -> Bitmap? {
        let strip = Bitmap(width: rect.width, height: row.count)
        let canvas = Canvas(strip)
        defer { canvas.finish() }
        for column in across {
            let piece = ImageStore.Variant(
                orientation: image.orientation,
                part: CGRect(
                    x: part.minX + column.start, y: part.minY + row.start, width: column.length,
                    height: row.length),
                width: column.count, height: row.count)
            guard let bitmap = store.bitmap(of: image.image, piece) else { return nil }
            canvas.draw(bitmap, x: column.first, y: 0)
        }
        return strip
    }

    /// A stretch of the picture along one axis, and the pixels that it fills.
    private struct Span {
        var start: CGFloat
        var length: CGFloat
        var first: Int
        var count: Int
    }

    /// One axis in three, without what is empty; the middle as often as it is repeated.
    private func spans(_ low: CGFloat, _ high: CGFloat, of length: CGFloat, into pixels: Int) -> [Span] {
        let factor = scale / image.scale
        var (head, tail) = ((low * length * factor).pixel, ((1 - high) * length * factor).pixel)
        if head + tail > pixels {
            head = head * pixels / (head + tail)
            tail = pixels - head
        }
        // A stretching part without length still takes one column of the picture.
        let middle = max(high - low, 1 / max(length, 1))
        let stretched = Span(
            start: min(low * length, length - 1), length: middle * length, first: head,
            count: pixels - head - tail)
        let parts =
            [Span(start: 0, length: low * length, first: 0, count: head)] + repeated(stretched, factor)
            + [Span(start: high * length, length: (1 - high) * length, first: pixels - tail, count: tail)]
        return parts.filter { $0.count > 0 && $0.length > 0 }
    }

    /// The span in pieces of its own size, the last one cut; as it is where it is not repeated.
    private func repeated(_ span: Span, _ factor: CGFloat) -> [Span] {
        let size = (span.length * factor).pixel
        guard image.repeatsCenter, size > 1, size < span.count else { return [span] }
        return stride(from: 0, to: span.count, by: size).map { offset in
            let count = min(size, span.count - offset)
            return Span(
                start: span.start, length: span.length * CGFloat(count) / CGFloat(size),
                first: span.first + offset, count: count)
        }
    }
}
