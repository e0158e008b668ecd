/// What a section is made for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// The room for a section or a custom group, points.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    /// Without `contentInsets`.
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
        container = LayoutContainer(size, insets)
        traitCollection = traits
    }
}

@MainActor
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) {
        contentSize = size
        contentInsets = insets
    }

    var effectiveContentSize: CGSize {
        CGSize(
            width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
            height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
    }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

/// An element in sight; what is changed here shows until the next scrolling.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    var alpha: CGFloat { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
    var transform3D: CATransform3D { get set }
    /// Of the element's kind; empty for cells.
    var name: String { get }
    var indexPath: IndexPath { get }
    var frame: CGRect { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
}

/// Attributes as a section's handler sees them.
@MainActor
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var bounds: CGRect { attributes.bounds }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var name: String { attributes.key.kind.name }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
