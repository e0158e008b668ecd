/// What a navigation bar showed before its items changed, over what it shows now.
///
/// UIKit: large titles and search bars go and come with their screens; title and buttons stay where they are.
/// DIFFERS: title and buttons dissolve; UIKit's titles move sideways, too, and glass changes its shape.
@MainActor
final class BarDissolve {
    private let bar: UINavigationBar
    /// Of title and buttons, and of what is below them.
    private let row: UIView?
    private let foot: UIView?

    /// Takes the pictures. The change of the bar follows.
    /// - Parameters:
    ///   - hasSearch: whether the search bar is one of those that go.
    ///   - isShown: whether the bar is to be seen; a bar that was hidden shows nothing that could go.
    init(of bar: UINavigationBar, hasSearch: Bool, isShown: Bool = true) {
        self.bar = bar
        let top = min(bar.rowExtent, bar.bounds.height)
        let low = hasSearch ? bar.bounds.height : bar.largeClip.isHidden ? top : bar.largeClip.frame.maxY
        // The background is one with the part behind the status bar.
        let edge = min(bar.background.frame.minY, 0)
        let places = [
            CGRect(x: 0, y: edge, width: bar.bounds.width, height: top - edge),
            CGRect(x: 0, y: top, width: bar.bounds.width, height: max(low - top, 0)),
        ]
        let pictures = places.map { place -> UIView? in
            guard isShown, place.height > 0, let superview = bar.superview,
                let picture = bar.snapshot(of: place, afterUpdates: false)
            else { return nil }
            picture.clipsToBounds = true
            picture.isUserInteractionEnabled = false
            picture.frame = place.offsetBy(dx: bar.frame.minX, dy: bar.frame.minY)
            superview.insertSubview(picture, aboveSubview: bar)
            return picture
        }
        (row, foot) = (pictures[0], pictures[1])
    }

    /// In an animation of `duration` seconds: what was goes, what is comes.
    /// - Parameters:
    ///   - leaving: points by which what is below the title goes; 0: it dissolves, too.
    ///   - coming: points off its place from which the other comes.
    func run(duration: Double, leaving: CGFloat = 0, coming: CGFloat = 0) {
        row?.alpha = 0
        if leaving == 0 { foot?.alpha = 0 } else { foot?.frame.origin.x += leaving }
        for content in bar.contentViews {
            let isFoot = content === bar.largeClip || content === bar.shownSearchBar
            let comes: CABasicAnimation
            if isFoot, coming != 0 {
                comes = CABasicAnimation(keyPath: "transform.translation.x")
                comes.fromValue = coming
            } else if isFoot, content === bar.shownSearchBar {
                continue
            } else {
                comes = CABasicAnimation(keyPath: "opacity")
                comes.fromValue = 0
            }
            comes.duration = duration
            content.layer.add(comes, forKey: "comes")
        }
    }

    /// The pictures go.
    func end() {
        row?.removeFromSuperview()
        foot?.removeFromSuperview()
    }
}
