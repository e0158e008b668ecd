/// Symbols of our own design under the names that apps ask for. Drawn on a square of 20 units whose side is
/// 1.2 times the point size.
struct SystemSymbol {
    enum Part {
        case line(CGPath)
        case filled(CGPath)
        /// Cut out of what was drawn before.
        case cutLine(CGPath)
    }

    /// In units.
    var width: CGFloat = 20
    let parts: [Part]

    static func named(_ name: String) -> SystemSymbol? { all[name] }
    static var names: [String] { all.keys.sorted() }

    /// A frame in place of a symbol that is not drawn here; nil for names that no symbol could have: others than
    /// words of small letters and digits with single dots between.
    static func placeholder(for name: String) -> SystemSymbol? {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        let isFormed = words.allSatisfy { word in
            !word.isEmpty && word.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
        }
        return isFormed ? SystemSymbol(parts: [.line(box(3, 3, 14, 14, 3))]) : nil
    }

    /// In units of the design square.
    static func lineWidth(of weight: UIImage.SymbolWeight) -> CGFloat {
        switch weight {
        case .ultraLight: 0.6
        case .thin: 0.9
        case .light: 1.2
        case .unspecified, .regular: 1.6
        case .medium: 1.9
        case .semibold: 2.2
        case .bold: 2.5
        case .heavy: 2.9
        case .black: 3.3
        }
    }

    func image(pointSize: CGFloat, lineWidth: CGFloat, scale: CGFloat) -> CGImage {
        let unit = pointSize * 1.2 / 20
        let size = CGSize(width: width * unit, height: 20 * unit)
        let context = CGContext(recordingIn: CGRect(origin: .zero, size: size), scale: scale)
        context.scaleBy(x: unit, y: unit)
        var style = StrokeStyle()
        style.width = lineWidth
        style.cap = .round
        style.join = .round
        for part in parts {
            switch part {
            case .line(let path): context.append(.stroke(path, style, .black))
            case .filled(let path): context.append(.fill(path, .winding, .black))
            case .cutLine(let path):
                context.append(.setBlendMode(.destinationOut))
                context.append(.stroke(path, style, .black))
                context.append(.setBlendMode(.normal))
            }
        }
        return context.makeImage(size: size)
    }

    private static func lines(_ runs: [(CGFloat, CGFloat)]..., closed: Bool = false) -> CGPath {
        let path = CGMutablePath()
        for run in runs {
            path.addLines(between: run.map { CGPoint(x: $0.0, y: $0.1) })
            if closed { path.closeSubpath() }
        }
        return path
    }

    private static func circle(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat) -> CGPath {
        CGPath(ellipseIn: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r), transform: nil)
    }

    private static func box(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, _ corner: CGFloat)
        -> CGPath
    {
        CGPath(
            roundedRect: CGRect(x: x, y: y, width: w, height: h), cornerWidth: corner, cornerHeight: corner,
            transform: nil)
    }

    private static let starOutline: CGPath = {
        let points = (0..<10).map { i -> (CGFloat, CGFloat) in
            let angle = CGFloat(i) * .pi / 5 - .pi / 2
            let r: CGFloat = i % 2 == 0 ? 8.8 : 3.7
            return (10 + r * cos(angle), 10.6 + r * sin(angle))
        }
        return lines(points, closed: true)
    }()

    private static let heartOutline: CGPath = {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 17.5))
        path.addCurve(
            to: CGPoint(x: 1.6, y: 7.6), control1: CGPoint(x: 5.5, y: 14.2),
            control2: CGPoint(x: 1.6, y: 11.2))
        path.addCurve(
            to: CGPoint(x: 10, y: 5.4), control1: CGPoint(x: 1.6, y: 2.2), control2: CGPoint(x: 8, y: 1.4))
        path.addCurve(
            to: CGPoint(x: 18.4, y: 7.6), control1: CGPoint(x: 12, y: 1.4), control2: CGPoint(x: 18.4, y: 2.2)
        )
        path.addCurve(
            to: CGPoint(x: 10, y: 17.5), control1: CGPoint(x: 18.4, y: 11.2),
            control2: CGPoint(x: 14.5, y: 14.2))
        path.closeSubpath()
        return path
    }()

    private static let bookOutline: CGPath = {
        let path = CGMutablePath()
        for side: CGFloat in [-1, 1] {
            path.move(to: CGPoint(x: 10, y: 5))
            path.addCurve(
                to: CGPoint(x: 10 + side * 8.4, y: 4), control1: CGPoint(x: 10 + side * 2, y: 3.2),
                control2: CGPoint(x: 10 + side * 6, y: 2.8))
            path.addLine(to: CGPoint(x: 10 + side * 8.4, y: 15.4))
            path.addCurve(
                to: CGPoint(x: 10, y: 16.6), control1: CGPoint(x: 10 + side * 6, y: 14.2),
                control2: CGPoint(x: 10 + side * 2, y: 14.6))
            path.closeSubpath()
        }
        return path
    }()

    private static let clockwiseArrow: CGPath = {
        let path = CGMutablePath()
        path.addArc(
            center: CGPoint(x: 10, y: 10.6), radius: 7, startAngle: 0, endAngle: .pi * 2 - 0.9,
            clockwise: false)
        path.move(to: CGPoint(x: 14.4, y: 1.2))
        path.addLine(to: CGPoint(x: 14.4, y: 5.1))
        path.addLine(to: CGPoint(x: 10.4, y: 5.1))
        return path
    }()

    private static let tick = lines([(5.8, 10.4), (8.8, 13.4), (14.4, 6.8)])
    private static let smallCross = lines([(6.8, 6.8), (13.2, 13.2)], [(13.2, 6.8), (6.8, 13.2)])
    private static let smallPlus = lines([(10, 5.6), (10, 14.4)], [(5.6, 10), (14.4, 10)])
    private static let person: [Part] = [
        .filled(circle(10, 6.4, 3.8)),
        .filled(
            {
                let path = CGMutablePath()
                path.move(to: CGPoint(x: 2.6, y: 18))
                path.addCurve(
                    to: CGPoint(x: 17.4, y: 18), control1: CGPoint(x: 3.4, y: 9.4),
                    control2: CGPoint(x: 16.6, y: 9.4))
                path.closeSubpath()
                return path
            }()),
    ]

    private static let all: [String: SystemSymbol] = [
        "chevron.right": SystemSymbol(width: 12, parts: [.line(lines([(3, 3), (9.4, 10), (3, 17)]))]),
        "chevron.left": SystemSymbol(width: 12, parts: [.line(lines([(9, 3), (2.6, 10), (9, 17)]))]),
        "chevron.down": SystemSymbol(parts: [.line(lines([(3, 6.6), (10, 13.2), (17, 6.6)]))]),
        "chevron.up": SystemSymbol(parts: [.line(lines([(3, 13.4), (10, 6.8), (17, 13.4)]))]),
        "checkmark": SystemSymbol(parts: [.line(lines([(3.4, 10.8), (7.8, 15.8), (16.6, 3.8)]))]),
        "checkmark.circle": SystemSymbol(parts: [.line(circle(10, 10, 8.2)), .line(tick)]),
        "checkmark.circle.fill": SystemSymbol(parts: [.filled(circle(10, 10, 9)), .cutLine(tick)]),
        "circle": SystemSymbol(parts: [.line(circle(10, 10, 8.2))]),
        "circle.fill": SystemSymbol(parts: [.filled(circle(10, 10, 9))]),
        "star": SystemSymbol(parts: [.line(starOutline)]),
        "star.fill": SystemSymbol(parts: [.filled(starOutline), .line(starOutline)]),
        "heart": SystemSymbol(parts: [.line(heartOutline)]),
        "heart.fill": SystemSymbol(parts: [.filled(heartOutline), .line(heartOutline)]),
        "plus": SystemSymbol(parts: [.line(lines([(10, 2.6), (10, 17.4)], [(2.6, 10), (17.4, 10)]))]),
        "plus.circle": SystemSymbol(parts: [.line(circle(10, 10, 8.2)), .line(smallPlus)]),
        "plus.circle.fill": SystemSymbol(parts: [.filled(circle(10, 10, 9)), .cutLine(smallPlus)]),
        "minus": SystemSymbol(parts: [.line(lines([(2.6, 10), (17.4, 10)]))]),
        "minus.circle.fill": SystemSymbol(
            parts: [.filled(circle(10, 10, 9)), .cutLine(lines([(5.6, 10), (14.4, 10)]))]),
        "xmark": SystemSymbol(parts: [.line(lines([(4, 4), (16, 16)], [(16, 4), (4, 16)]))]),
        "xmark.circle.fill": SystemSymbol(parts: [.filled(circle(10, 10, 9)), .cutLine(smallCross)]),
        "ellipsis": SystemSymbol(
            parts: [.filled(circle(4, 10, 1.7)), .filled(circle(10, 10, 1.7)), .filled(circle(16, 10, 1.7))]),
        "ellipsis.circle": SystemSymbol(
            parts: [
                .line(circle(10, 10, 8.2)), .filled(circle(6, 10, 1.2)), .filled(circle(10, 10, 1.2)),
                .filled(circle(14, 10, 1.2)),
            ]),
        "arrow.clockwise": SystemSymbol(parts: [.line(clockwiseArrow)]),
        "arrow.up": SystemSymbol(parts: [.line(lines([(10, 17), (10, 3)], [(4, 9), (10, 3), (16, 9)]))]),
        "arrow.down": SystemSymbol(parts: [.line(lines([(10, 3), (10, 17)], [(4, 11), (10, 17), (16, 11)]))]),
        "magnifyingglass": SystemSymbol(
            parts: [.line(circle(8.4, 8.4, 6)), .line(lines([(12.9, 12.9), (17.6, 17.6)]))]),
        "book": SystemSymbol(parts: [.line(bookOutline)]),
        "book.fill": SystemSymbol(parts: [.filled(bookOutline), .cutLine(lines([(10, 5.4), (10, 16)]))]),
        "bookmark": SystemSymbol(
            parts: [.line(lines([(5, 2.4), (15, 2.4), (15, 17.6), (10, 13.4), (5, 17.6)], closed: true))]),
        "bookmark.fill": SystemSymbol(
            parts: [
                .filled(lines([(4.4, 2), (15.6, 2), (15.6, 18.4), (10, 13.8), (4.4, 18.4)], closed: true))
            ]),
        "trash": SystemSymbol(
            parts: [
                .line(lines([(2.6, 4.8), (17.4, 4.8)], [(7.4, 4.6), (7.8, 2.4), (12.2, 2.4), (12.6, 4.6)])),
                .line(lines([(4.4, 5), (5.4, 17.8), (14.6, 17.8), (15.6, 5)])),
                .line(lines([(8, 8.4), (8.2, 14.4)], [(12, 8.4), (11.8, 14.4)])),
            ]),
        "photo": SystemSymbol(
            parts: [
                .line(box(1.6, 3.4, 16.8, 13.2, 2)), .filled(circle(6.2, 7.6, 1.5)),
                .line(lines([(2.4, 14.6), (8, 10.4), (11, 12.8), (14.2, 9.4), (17.6, 12.8)])),
            ]),
        "line.3.horizontal": SystemSymbol(
            parts: [.line(lines([(2.6, 5), (17.4, 5)], [(2.6, 10), (17.4, 10)], [(2.6, 15), (17.4, 15)]))]),
        "square.and.arrow.up": SystemSymbol(
            parts: [
                .line(lines([(7, 7.4), (4.4, 7.4), (4.4, 18), (15.6, 18), (15.6, 7.4), (13, 7.4)])),
                .line(lines([(10, 12.6), (10, 1.8)], [(6.8, 5), (10, 1.8), (13.2, 5)])),
            ]),
        "person.fill": SystemSymbol(parts: person),
        "info.circle": SystemSymbol(
            parts: [
                .line(circle(10, 10, 8.2)), .filled(circle(10, 6.2, 1.2)),
                .line(lines([(10, 9.4), (10, 14.2)])),
            ]),
        "folder": SystemSymbol(
            parts: [
                .line(
                    lines(
                        [(2, 16), (2, 4.4), (7.4, 4.4), (9.2, 6.4), (18, 6.4), (18, 16)], closed: true))
            ]),
    ]
}
