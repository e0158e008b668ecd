import Testing

@testable import UIKit

/// What a change of constraints lays out. The rule is Apple's ("Mysteries of Auto Layout, Part 2", WWDC 2015): the engine
/// works new values out, and where a view gets another one, its superview is laid out.
@MainActor
struct SolvingTests {
    private final class CountingView: UIView {
        var layouts = 0
        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
    }

    /// As apps do that make their constraints where the size is known.
    private final class RepeatingController: UIViewController {
        let label = UILabel()
        var layouts = 0

        override func viewDidLoad() {
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
        }

        override func viewDidLayoutSubviews() {
            layouts += 1
            label.font = .systemFont(ofSize: view.bounds.width / 10)
            NSLayoutConstraint.activate([
                label.widthAnchor.constraint(equalToConstant: view.bounds.width - 20),
                label.heightAnchor.constraint(equalToConstant: 50),
            ])
        }
    }

    @Test func theSameConstraintsOnceMoreAreNoLayout() {
        let controller = RepeatingController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        FramePipeline.current.settle()
        #expect(controller.label.bounds.size == CGSize(width: 280, height: 50))
        // Once for the view's own size, once more since the label got a size.
        #expect(controller.layouts == 2)
        #expect(!window.hasPendingLayout)
    }

    @Test func aChangeIsLaidOutWhereAViewMoves() {
        let (outer, inner, leaf) = (CountingView(), CountingView(), UIView())
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        outer.addSubview(inner)
        inner.addSubview(leaf)
        for view in [inner, leaf] { view.translatesAutoresizingMaskIntoConstraints = false }
        let left = leaf.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 10)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
            inner.widthAnchor.constraint(equalToConstant: 100),
            inner.heightAnchor.constraint(equalToConstant: 100),
            left, leaf.topAnchor.constraint(equalTo: inner.topAnchor),
            leaf.widthAnchor.constraint(equalToConstant: 5), leaf.heightAnchor.constraint(equalToConstant: 5),
        ])
        outer.layoutIfNeeded()
        let before = (outer.layouts, inner.layouts)
        left.constant = 30
        outer.layoutIfNeeded()
        #expect(leaf.frame == CGRect(x: 30, y: 0, width: 5, height: 5))
        #expect(outer.layouts == before.0)
        #expect(inner.layouts == before.1 + 1)
    }

    /// Outside of any hierarchy a view is as large as its own constraints make it.
    @Test func aViewAloneFollowsItsOwnConstraints() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        let width = view.widthAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([width, view.heightAnchor.constraint(equalToConstant: 30)])
        view.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 40, height: 30))
        width.constant = 70
        view.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 70, height: 30))
    }

    /// The view that is asked stands inside of the one whose constraints hold it.
    @Test func aViewThatIsAskedGetsTheSizeOfConstraintsAroundIt() {
        let (outer, inner, leaf) = (UIView(), UIView(), UIView())
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        outer.addSubview(inner)
        inner.addSubview(leaf)
        for view in [inner, leaf] { view.translatesAutoresizingMaskIntoConstraints = false }
        let width = inner.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
            width, inner.heightAnchor.constraint(equalToConstant: 100),
            leaf.rightAnchor.constraint(equalTo: inner.rightAnchor),
            leaf.topAnchor.constraint(equalTo: inner.topAnchor),
            leaf.widthAnchor.constraint(equalToConstant: 5), leaf.heightAnchor.constraint(equalToConstant: 5),
        ])
        outer.layoutIfNeeded()
        width.constant = 60
        inner.layoutIfNeeded()
        #expect(inner.bounds.width == 60)
        #expect(leaf.frame.minX == 55)
    }
}
