/// What a changed property makes out of date: `@Invalidating(.display, .layout) var width = 1.0` in a view.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
    func invalidate(view: UIView)
}

extension UIView {
    public enum Invalidations {
        public struct Display: UIViewInvalidating {
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }
        public struct Layout: UIViewInvalidating {
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }
        public struct Constraints: UIViewInvalidating {
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }
        public struct IntrinsicContentSize: UIViewInvalidating {
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }
        /// Of cells, headers, footers and buttons.
        public struct Configuration: UIViewInvalidating {
            public func invalidate(view: UIView) {
                switch view {
                case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
                case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
                case let header as UITableViewHeaderFooterView: header.setNeedsUpdateConfiguration()
                case let button as UIButton: button.setNeedsUpdateConfiguration()
                default: break
                }
            }
        }
        /// One after the other.
        public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
            let first: First
            let second: Second

            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }

    /// A property of a view whose change invalidates something of it.
    @preconcurrency @MainActor @propertyWrapper
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let invalidation: InvalidationType

        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            (value, self.invalidation) = (wrappedValue, invalidation)
        }

        public init<A, B>(wrappedValue: Value, _ first: A, _ second: B)
        where InvalidationType == Invalidations.Tuple<A, B> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first: first, second: second))
        }

        public init<A, B, C>(wrappedValue: Value, _ first: A, _ second: B, _ third: C)
        where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, C> {
            self.init(
                wrappedValue: wrappedValue,
                Invalidations.Tuple(first: Invalidations.Tuple(first: first, second: second), second: third))
        }

        public init<A, B, C, D>(
            wrappedValue: Value, _ first: A, _ second: B, _ third: C, _ fourth: D
        )
        where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<Invalidations.Tuple<A, B>, C>, D> {
            let three = Invalidations.Tuple(
                first: Invalidations.Tuple(first: first, second: second), second: third)
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first: three, second: fourth))
        }

        @available(*, unavailable, message: "only views have such properties")
        public var wrappedValue: Value {
            get { value }
            set { value = newValue }
        }

        public static subscript<Owner: UIView>(
            _enclosingInstance view: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
            storage storage: ReferenceWritableKeyPath<Owner, Self>
        ) -> Value {
            get { view[keyPath: storage].value }
            set {
                guard view[keyPath: storage].value != newValue else { return }
                view[keyPath: storage].value = newValue
                view[keyPath: storage].invalidation.invalidate(view: view)
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    public static var display: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    public static var layout: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    public static var constraints: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    public static var intrinsicContentSize: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    public static var configuration: Self { Self() }
}
