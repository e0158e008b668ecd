extension UICalendarView {
    public enum DecorationSize: Int, Sendable { case small, medium, large }

    /// What stands below a day's number: a dot, a picture or a view.
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        enum Content {
            case dot
            case image(UIImage?)
            case custom(() -> UIView)
        }
        let content: Content
        let color: UIColor?
        let size: DecorationSize

        private init(_ content: Content, _ color: UIColor?, _ size: DecorationSize) {
            self.content = content
            self.color = color
            self.size = size
        }

        /// A grey dot of middle size.
        public override convenience init() { self.init(.dot, nil, .medium) }
        /// - Parameter image: nil shows a dot.
        public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            self.init(image == nil ? .dot : .image(image), color, size)
        }
        /// - Parameter customViewProvider: makes the view each time the day comes into sight.
        public convenience init(customViewProvider: @escaping () -> UIView) {
            self.init(.custom(customViewProvider), nil, .medium)
        }

        public class func `default`(
            color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
        ) -> Self {
            unsafeDowncast(Decoration(.dot, color, size), to: Self.self)
        }
        public class func image(
            _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
        ) -> Self {
            unsafeDowncast(Decoration(image: image, color: color, size: size), to: Self.self)
        }
        public class func customView(_ customViewProvider: @escaping () -> UIView) -> Self {
            unsafeDowncast(Decoration(customViewProvider: customViewProvider), to: Self.self)
        }

        func makeView() -> UIView {
            switch content {
            case .dot:
                let side: CGFloat = size == .small ? 4 : size == .medium ? 6 : 8
                let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
                view.backgroundColor = color ?? .tertiaryLabel
                view.layer.cornerRadius = side / 2
                return view
            case .image(let image):
                let points: CGFloat = size == .small ? 9 : size == .medium ? 12 : 15
                let view = UIImageView(
                    image: image?.withConfiguration(UIImage.SymbolConfiguration(pointSize: points)))
                view.tintColor = color ?? .tertiaryLabel
                view.contentMode = .scaleAspectFit
                let scale = min(1, points * 1.2 / max(view.bounds.height, 1))
                view.bounds.size = CGSize(
                    width: view.bounds.width * scale, height: view.bounds.height * scale)
                return view
            case .custom(let make):
                let view = make()
                if view.bounds.size == .zero {
                    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                    view.bounds.size = fitting == .zero ? view.intrinsicContentSize : fitting
                }
                return view
            }
        }
    }
}

/// Decorates days and hears of the month that is shown. Every requirement is optional.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
    // @optional
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}
