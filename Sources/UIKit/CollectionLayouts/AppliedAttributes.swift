/// What a view last took over of a layout's attributes, as values: layouts go on to change their attributes in
/// place, and those of an animator do in every frame.
@MainActor
struct AppliedAttributes {
    private let source: UICollectionViewLayoutAttributes
    private let frame: CGRect
    private let transform: CATransform3D
    private let alpha: CGFloat
    private let zIndex: Int
    private let isHidden: Bool
    private let scroller: Int?
    private let list: ListElementPlace?

    init(_ attributes: UICollectionViewLayoutAttributes) {
        source = attributes
        frame = attributes.plainFrame
        transform = attributes.transform3D
        alpha = attributes.alpha
        zIndex = attributes.zIndex
        isHidden = attributes.isHidden
        scroller = attributes.scroller
        list = attributes.list
    }

    var isTransformed: Bool { !CATransform3DIsIdentity(transform) }

    /// Whether the attributes say what they said then.
    ///
    /// UIKit: a subclass's own properties count through its `isEqual(_:)`. What it changed of them in place is
    /// not known any more, so the same object of a subclass counts as changed.
    func say(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard frame == attributes.plainFrame, alpha == attributes.alpha, zIndex == attributes.zIndex,
            isHidden == attributes.isHidden, scroller == attributes.scroller, list == attributes.list,
            CATransform3DEqualToTransform(transform, attributes.transform3D),
            source === attributes || source.key == attributes.key
        else { return false }
        guard type(of: attributes) != UICollectionViewLayoutAttributes.self else { return true }
        return source !== attributes && attributes.isEqual(source)
    }
}

extension UIView {
    /// Takes the size and the middle of a frame.
    ///
    /// UIKit: a view that has an anchor point of its own stands with that point where the middle would be, until
    /// its `apply(_:)` moves it; layouts that turn cells around a far point rely on it. A view that the app
    /// transformed keeps its size.
    func fill(_ frame: CGRect) {
        if layer.anchorPoint == CGPoint(x: 0.5, y: 0.5), CATransform3DIsIdentity(transform3D) {
            if self.frame != frame { self.frame = frame }
        } else {
            if bounds.size != frame.size { bounds.size = frame.size }
            center = CGPoint(x: frame.midX, y: frame.midY)
        }
    }
}
