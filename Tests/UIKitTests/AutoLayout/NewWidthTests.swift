import Testing

@testable import UIKit

/// What a new solution reads again, and what views leave when they go. All numbers are sums of what the constraints say.
@MainActor
struct NewWidthTests {
    private let outer = box(0, 0, 300, 200)

    private func pinned(_ view: UIView, in parent: UIView) -> [NSLayoutConstraint] {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        let constraints = [
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
            view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -10),
        ]
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    @Test func aConstantAndASizeThatChangeTogetherAreBothRead() {
        let inner = UIView()
        let constraints = pinned(inner, in: outer)
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 280, height: 180))
        outer.frame.size.width = 400
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 380, height: 180))
        constraints[0].constant = 50
        outer.frame.size.width = 500
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 50, y: 10, width: 440, height: 180))
        outer.frame.size.width = 300
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 50, y: 10, width: 240, height: 180))
    }

    @Test func aNaturalSizeThatChangesWithTheSizeIsRead() {
        let content = ContentView(40, 20)
        content.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(content)
        NSLayoutConstraint.activate([
            content.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            content.topAnchor.constraint(equalTo: outer.topAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 260, y: 0, width: 40, height: 20))
        outer.frame.size.width = 350
        content.natural = CGSize(width: 60, height: 30)
        outer.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 290, y: 0, width: 60, height: 30))
    }

    @Test func marginsAndPicturesInsetsMoveWhatIsTiedToThem() {
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: outer.layoutMarginsGuide.leftAnchor),
            inner.rightAnchor.constraint(equalTo: outer.layoutMarginsGuide.rightAnchor),
            inner.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: outer.layoutMarginsGuide.bottomAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 2, y: 1, width: 294, height: 196))
        outer.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        outer.frame.size.width = 400
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 20, y: 10, width: 340, height: 160))
    }

    /// An alignment rectangle of an app's own class, which nobody tells of.
    @Test func alignmentRectanglesOfTheAppAreReadEachTime() {
        final class Inset: UIView {
            var inset: CGFloat = 5
            override var alignmentRectInsets: UIEdgeInsets {
                UIEdgeInsets(top: 0, left: inset, bottom: 0, right: 0)
            }
        }
        let view = Inset()
        view.translatesAutoresizingMaskIntoConstraints = false
        let beside = UIView()
        beside.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        outer.addSubview(beside)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            view.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
            view.topAnchor.constraint(equalTo: outer.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 20),
            beside.leadingAnchor.constraint(equalTo: view.trailingAnchor),
            beside.topAnchor.constraint(equalTo: outer.topAnchor),
            beside.widthAnchor.constraint(equalToConstant: 10),
            beside.heightAnchor.constraint(equalToConstant: 10),
        ])
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: -5, y: 0, width: 155, height: 20))
        #expect(beside.frame.minX == 150)
        view.inset = 7
        outer.frame.size.width = 400
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: -7, y: 0, width: 207, height: 20))
        #expect(beside.frame.minX == 200)
    }

    @Test func aFittingSizeFollowsConstantsAndContents() {
        let view = UIView()
        let content = ContentView(40, 20)
        let constraints = pinned(content, in: view)
        #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 40))
        constraints[0].constant = 30
        #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 80, height: 40))
        content.natural = CGSize(width: 50, height: 25)
        #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 90, height: 45))
    }

    @Test func aViewThatGoesIsNoLongerHeldByWhatSpeaksOfIt() {
        let inner = UIView()
        var parent: UIView? = UIView()
        parent?.addSubview(inner)
        #expect(inner.superview === parent)
        parent = nil
        #expect(inner.superview == nil)
        #expect(inner.next == nil)

        var gone: UIView? = UIView()
        let anchor = gone!.leadingAnchor
        let constraint = inner.leadingAnchor.constraint(equalTo: anchor)
        let kept = { [weak gone] in gone }
        #expect(constraint.secondItem === gone)
        gone = nil
        #expect(kept() == nil, "neither an anchor nor a constraint keeps a view")
        #expect(constraint.secondItem == nil)
        #expect(constraint.firstItem === inner)

        var guide: UILayoutGuide? = UILayoutGuide()
        let toGuide = inner.topAnchor.constraint(equalTo: guide!.topAnchor)
        #expect(toGuide.secondItem === guide)
        guide = nil
        #expect(toGuide.secondItem == nil)
    }

    /// A superview's `deinit` may still take its subviews out.
    @Test func aSuperviewThatGoesMayTakeItsSubviewsOut() {
        final class Holder: UIView {
            let child = UIView()
            deinit { MainActor.assumeIsolated { child.removeFromSuperview() } }
        }
        var holder: Holder? = Holder()
        let child = holder!.child
        holder!.addSubview(child)
        holder = nil
        #expect(child.superview == nil)
    }

    @Test func aHolderThatGoesLeavesItsConstraintsInactive() {
        var parent: UIView? = UIView()
        let inner = UIView()
        let constraints = pinned(inner, in: parent!)
        #expect(constraints.map(\.isActive) == [true, true, true, true])
        parent = nil
        #expect(constraints.map(\.isActive) == [false, false, false, false])
    }
}
