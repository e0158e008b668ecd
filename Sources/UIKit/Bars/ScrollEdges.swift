/// Which scroll view a container's bars follow, and when it stands at their edge: one rule for navigation bars,
/// toolbars and tab bars.
extension UIViewController {
    /// UIKit: the one that the app gave; a container's is that of the child it shows; else the view itself, or its
    /// first subview that is not hidden.
    func scrollView(atBarsOn edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let given = contentScrollView(for: edge) { return given }
        if let childBelowBars { return childBelowBars.scrollView(atBarsOn: edge) }
        return viewIfLoaded?.scrollViewInFront
    }

    /// The containers around look again which scroll view their bars follow.
    func contentScrollViewMayHaveChanged() {
        var container = parentReference
        while let current = container {
            current.contentScrollViewChanges()
            container = current.parentReference
        }
    }
}

extension UIViewController {
    /// Whether the view ends above the bar at the bottom, given whether that is opaque.
    func endsAbove(opaque isOpaque: Bool) -> Bool {
        !edgesForExtendedLayout.contains(.bottom) || isOpaque && !extendedLayoutIncludesOpaqueBars
    }
}

/// The scroll views that an app gave to a controller, by edge.
struct GivenScrollViews {
    private var byEdge: [UInt: UIScrollView] = [:]

    subscript(edge: NSDirectionalRectEdge) -> UIScrollView? {
        get { Self.parts(of: edge).lazy.compactMap { byEdge[$0] }.first }
        set { for part in Self.parts(of: edge) { byEdge[part] = newValue } }
    }

    private static func parts(of edge: NSDirectionalRectEdge) -> [UInt] {
        [NSDirectionalRectEdge.top, .leading, .bottom, .trailing].filter(edge.contains).map(\.rawValue)
    }
}

extension UIView {
    fileprivate var scrollViewInFront: UIScrollView? {
        self as? UIScrollView ?? subviewList.first { !$0.isHidden } as? UIScrollView
    }
}

extension UIScrollView {
    /// Half a point, so that what rounding leaves counts as the edge.
    private static let edgeTolerance: CGFloat = 0.5

    /// Whether nothing of the content is above the top inset.
    var isAtTopEdge: Bool { contentOffset.y <= -adjustedContentInset.top + Self.edgeTolerance }
    /// Whether nothing of the content is below the bottom inset.
    var isAtBottomEdge: Bool {
        contentOffset.y + bounds.height - adjustedContentInset.bottom
            >= contentSize.height - Self.edgeTolerance
    }

    func addFollower(_ controller: UIViewController) {
        guard !followers.contains(where: { $0.controller === controller }) else { return }
        followers.append(ScrollFollower(controller: controller))
    }

    func removeFollower(_ controller: UIViewController) {
        followers.removeAll { $0.controller === controller || $0.controller == nil }
    }

    func tellFollowersOfOffset() { for follower in followers { follower.controller?.contentDidScroll(self) } }
    func tellFollowersOfEdges() {
        for follower in followers { follower.controller?.contentEdgesDidChange(self) }
    }
}

/// A container whose bars follow a scroll view.
struct ScrollFollower {
    weak var controller: UIViewController?
}

/// Which of a bar's appearances is in force, and whether it is shown without its background.
struct EffectiveAppearance<Appearance: UIBarAppearance> {
    let appearance: Appearance
    let isClear: Bool

    /// UIKit: at the edge of the content, where the app has not said how the bar looks there, the standard look
    /// without its background (documentation of `scrollEdgeAppearance`).
    /// - Parameter isAtScrollEdge: of a bar that heeds the edge in the release in force.
    init(standard: Appearance, scrollEdge: Appearance?, isAtScrollEdge: Bool) {
        appearance = isAtScrollEdge ? scrollEdge ?? standard : standard
        isClear = isAtScrollEdge && scrollEdge == nil
    }

    /// Since iOS 15 every bar in a container heeds the edge of the content; before, those with a large title alone.
    @MainActor
    static var isForEveryBar: Bool { UIScreen.main.configuration.systemRelease >= 15 }
}
