/// Where a popover stands, and which way its arrow points.
struct PopoverPlace: Equatable {
    var frame: CGRect
    /// `unknown`: no arrow.
    var arrow: UIPopoverArrowDirection

    /// From the source to the popover, in points.
    static let arrowLength: CGFloat = 13

    /// UIKit: below what it belongs to where there is room (the arrow points up), else above, else beside; without
    /// permitted directions in the middle of it, without an arrow.
    /// - Parameters:
    ///   - wanted: the size without the arrow.
    ///   - source: what the arrow points at, in the space of `room`.
    init(_ wanted: CGSize, at source: CGRect, in room: CGRect, permitted: UIPopoverArrowDirection) {
        let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
        let inside = source.intersection(room)
        let source = inside.isNull ? source : inside
        let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        let directions = order.filter(permitted.contains)
        func space(_ direction: UIPopoverArrowDirection) -> CGFloat {
            let free: CGFloat =
                switch direction {
                case .up: room.maxY - source.maxY - size.height
                case .down: source.minY - room.minY - size.height
                case .left: room.maxX - source.maxX - size.width
                default: source.minX - room.minX - size.width
                }
            return free - Self.arrowLength
        }
        let fitting = directions.first { space($0) >= 0 }
        let chosen = fitting ?? directions.max { space($0) < space($1) }
        var origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
        switch chosen {
        case .up: origin.y = source.maxY + Self.arrowLength
        case .down: origin.y = source.minY - Self.arrowLength - size.height
        case .left: origin.x = source.maxX + Self.arrowLength
        case .right: origin.x = source.minX - Self.arrowLength - size.width
        default: break
        }
        frame = CGRect(
            x: min(max(origin.x, room.minX), room.maxX - size.width).rounded(),
            y: min(max(origin.y, room.minY), room.maxY - size.height).rounded(), width: size.width,
            height: size.height)
        arrow = fitting ?? .unknown
    }
}

/// A popover's card: what it shows with round corners, an arrow at one side, a shadow below both.
@MainActor
final class PopoverView: UIView {
    static let cornerRadius: CGFloat = 13
    /// Across the arrow, in points.
    private static let arrowWidth: CGFloat = 30

    private let shadow = UIView()
    private let arrow = PopoverArrow()
    private let clip = UIView()
    /// The presented controller's view.
    weak var contentView: UIView? { didSet { if let contentView { clip.addSubview(contentView) } } }
    /// Behind the content, and of the arrow.
    var fill: UIColor? {
        didSet {
            clip.backgroundColor = fill
            arrow.fill = fill
        }
    }
    /// Which way the arrow points, and at which place along its side.
    private var direction = UIPopoverArrowDirection.unknown
    private var tip: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        overrideTraits(with: UITraitCollection(userInterfaceLevel: .elevated))
        clip.clipsToBounds = true
        clip.layer.cornerRadius = Self.cornerRadius
        shadow.isUserInteractionEnabled = false
        // DIFFERS: chosen by sight.
        shadow.layer.shadowColor = UIColor.black.cgColor
        shadow.layer.shadowOpacity = 0.2
        shadow.layer.shadowRadius = 20
        shadow.layer.shadowOffset = CGSize(width: 0, height: 4)
        for view in [shadow, arrow, clip] { addSubview(view) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// - Parameter point: what the arrow points at, in this view's superview.
    func point(_ direction: UIPopoverArrowDirection, at point: CGPoint, from frame: CGRect) {
        self.direction = direction
        let isAcross = direction == .up || direction == .down
        let (place, length) =
            isAcross ? (point.x - frame.minX, frame.width) : (point.y - frame.minY, frame.height)
        let margin = Self.cornerRadius + Self.arrowWidth / 2
        tip = min(max(place, margin), max(length - margin, margin))
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        contentView?.frame = clip.bounds
        shadow.frame = bounds
        arrow.isHidden = direction == .unknown
        let (half, length) = (Self.arrowWidth / 2, PopoverPlace.arrowLength)
        switch direction {
        case .up: arrow.frame = CGRect(x: tip - half, y: -length, width: 2 * half, height: length)
        case .down: arrow.frame = CGRect(x: tip - half, y: bounds.height, width: 2 * half, height: length)
        case .left: arrow.frame = CGRect(x: -length, y: tip - half, width: length, height: 2 * half)
        default: arrow.frame = CGRect(x: bounds.width, y: tip - half, width: length, height: 2 * half)
        }
        arrow.direction = direction
        let outline = UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius)
        if !arrow.isHidden {
            let path = arrow.path
            path.apply(CGAffineTransform(translationX: arrow.frame.minX, y: arrow.frame.minY))
            outline.append(path)
        }
        shadow.layer.shadowPath = outline.cgPath
    }
}

/// The arrow of a popover.
@MainActor
private final class PopoverArrow: UIView {
    var fill: UIColor? { didSet { setNeedsDisplay() } }
    var direction = UIPopoverArrowDirection.unknown {
        didSet { if direction != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// In the bounds, from the card to a rounded tip.
    var path: UIBezierPath {
        let isAcross = direction == .up || direction == .down
        let (width, length) = isAcross ? (bounds.width, bounds.height) : (bounds.height, bounds.width)
        /// Along the side, and out of the card.
        func at(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
            switch direction {
            case .up: CGPoint(x: along, y: length - out)
            case .down: CGPoint(x: along, y: out)
            case .left: CGPoint(x: length - out, y: along)
            default: CGPoint(x: out, y: along)
            }
        }
        let (middle, top) = (width / 2, length)
        let path = UIBezierPath()
        path.move(to: at(0, 0))
        path.addCurve(
            to: at(middle - 3, top - 1), controlPoint1: at(middle * 0.45, 0),
            controlPoint2: at(middle - 6, top - 3))
        path.addQuadCurve(to: at(middle + 3, top - 1), controlPoint: at(middle, top + 1))
        path.addCurve(
            to: at(width, 0), controlPoint1: at(middle + 6, top - 3),
            controlPoint2: at(width - middle * 0.45, 0))
        path.close()
        return path
    }

    override func draw(_ rect: CGRect) {
        fill?.setFill()
        path.fill()
    }
}
