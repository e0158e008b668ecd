/// Makes one colour of another, for example of the tint colour.
///
/// Equal are only copies of one transformer: code cannot be compared.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
    private final class Identity {}

    public let transform: (UIColor) -> UIColor
    private let identity = Identity()

    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The same brightness without colour.
    public static let grayscale = UIConfigurationColorTransformer { color in
        MainThread.isolated {
            UIColor { traits in
                var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
                color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
                return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
            }
        }
    }
    /// The colour as it is.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    /// The colour of secondary text, whatever comes in.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in
        MainThread.isolated { .secondaryLabel }
    }

    public static func == (a: Self, b: Self) -> Bool { a.identity === b.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
