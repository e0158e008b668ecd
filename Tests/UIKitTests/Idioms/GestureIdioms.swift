import Testing

@testable import UIKit

extension Idioms {
    /// Who is asked about gestures, and which views take touches.
    @Suite @MainActor struct Gestures {
        private func scrollView<T: UIScrollView>(_ view: T) -> T {
            view.contentSize = CGSize(width: 393, height: 4000)
            return view
        }

        /// Apple's documentation of `UIScrollView.panGestureRecognizer` and UIKit's message: the recogniser's delegate is the
        /// scroll view. A subclass answers for it.
        @Test func subclassesAnswerForTheirPan() {
            let scroll = scrollView(ShareScrollView(frame: .zero))
            let stage = Stage(showing: scroll)
            #expect(scroll.panGestureRecognizer.delegate === scroll)
            let other = UIPanGestureRecognizer()
            scroll.addGestureRecognizer(other)
            stage.press(CGPoint(x: 200, y: 400), step: CGVector(dx: 0, dy: -10), steps: 10)
            #expect(scroll.asked.contains { $0.0 === scroll.panGestureRecognizer && $0.1 === other })
            #expect(scroll.contentOffset.y > 0 && other.state == .changed, "both are recognised")
            stage.touch(.ended, CGPoint(x: 200, y: 300))
            scroll.shares = false
            stage.press(CGPoint(x: 200, y: 400), step: CGVector(dx: 0, dy: -10), steps: 10)
            #expect(
                [scroll.isTracking && scroll.isDragging, other.state == .changed].filter { $0 }.count == 1)
            stage.touch(.ended, CGPoint(x: 200, y: 300))
        }

        /// Apple's documentation of `gestureRecognizerShouldBegin(_:)`; a view that is the delegate, too, is asked once.
        @Test func aScrollViewThatForbidsItsPanDoesNotScroll() {
            let scroll = scrollView(ShareScrollView(frame: .zero))
            let stage = Stage(showing: scroll)
            scroll.mayBegin = false
            let start = scroll.contentOffset
            stage.drag(CGPoint(x: 200, y: 400), step: CGVector(dx: 0, dy: -10), steps: 10)
            #expect(scroll.contentOffset == start)
            #expect(scroll.begins == 1)
        }

        /// In Objective-C a delegate needs no more than the methods that are called: one that only hears of scrolling is
        /// connected to a table, a collection view or a text view.
        @Test(arguments: ["table", "collection", "text", "scroll"])
        func aNibConnectsDelegatesThatOnlyHearOfScrolling(_ kind: String) {
            let ear = ScrollEar()
            let view: UIScrollView =
                switch kind {
                case "table": UITableView(frame: .zero)
                case "collection":
                    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                case "text": UITextView(frame: .zero)
                default: UIScrollView(frame: .zero)
                }
            var answer = view._connectOutlet("delegate", ear)
            if answer == .unknown { answer = KitOutlets.connect(view, "delegate", ear) }
            answer = KitOutlets.acceptingAnyDelegate(answer, view, "delegate", ear)
            #expect(answer == .connected)
            let stage = Stage(showing: view)
            ear.scrolls = 0
            view.contentSize = CGSize(width: 393, height: 4000)
            view.contentOffset.y = 30
            #expect(ear.scrolls > 0)
            _ = stage
        }

        /// Apple's documentation of `UIView.AnimationOptions.allowUserInteraction`: allows the user to interact with views
        /// while they are being animated; without it, views that animate take no touches, nor what is in them.
        @Test func viewsThatAnimateTakeNoTouchesUnlessAllowed() {
            let root = UIView()
            let box = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            box.addSubview(button)
            root.addSubview(box)
            let stage = Stage(showing: root)
            let ear = TapEar(button)
            let point = CGPoint(x: 100, y: 200)
            UIView.animate(withDuration: 0.5) { box.alpha = 0.5 }
            stage.tap(point)
            #expect(ear.taps == 0 && root.hitTest(point, with: nil) === root)
            stage.advance(by: 0.6)
            stage.tap(point)
            #expect(ear.taps == 1)
            UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) { box.alpha = 1 }
            stage.tap(point)
            #expect(ear.taps == 2)
            UIView.animate(withDuration: 5) { root.subviews[0].center.x += 1 }
            box.layer.removeAllAnimations()
            stage.tap(point)
            #expect(ear.taps == 3, "animations that were taken away keep nobody")
            // Apple's documentation: a property animator's views take touches by default.
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0.5 }
            animator.startAnimation()
            stage.tap(point)
            #expect(ear.taps == 4)
            animator.stopAnimation(true)
            let closed = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 1 }
            closed.isUserInteractionEnabled = false
            closed.startAnimation()
            stage.tap(point)
            #expect(ear.taps == 4)
        }

        /// Texts and identifiers are looked for on the whole screen: what lies in a window above comes first.
        @Test func scenariosFindViewsInEveryWindow() throws {
            let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
            label.text = "below"
            let root = UIView()
            root.addSubview(label)
            let stage = Stage(showing: root)
            let above = UIWindow(frame: UIScreen.main.bounds)
            above.windowLevel = .alert
            let notice = UILabel(frame: CGRect(x: 0, y: 300, width: 100, height: 20))
            notice.text = "notice"
            notice.accessibilityIdentifier = "notice"
            above.addSubview(notice)
            above.isHidden = false
            stage.frame()
            #expect(stage.window.isKeyWindow)
            #expect(try #require(ViewDump.find(text: "notice")).windowFrame.minY == 300)
            #expect(ViewDump.find(identifier: "notice") != nil)
            #expect(ViewDump.find(text: "below") != nil)
            #expect(ViewDump.identifiers == ["notice"])
            #expect(ViewDump.texts == ["below", "notice"])
            above.isHidden = true
            #expect(ViewDump.find(text: "notice") == nil)
        }

        /// Rows that say the same are taken from the top of what is seen, as a reader finds them, in whichever order their views lie: by the
        /// places of this test, rows of 100 points below a bar that covers 50.
        @Test func scenariosFindTheFirstOfSeveralInAList() throws {
            let list = UIScrollView()
            list.contentSize = CGSize(width: 390, height: 2000)
            for row in [3, 0, 2, 1] {
                let more = UIButton(frame: CGRect(x: 200, y: CGFloat(row) * 100 + 20, width: 100, height: 60))
                more.setTitle("More", for: .normal)
                more.accessibilityIdentifier = "more"
                let beside = UIButton(frame: CGRect(x: 20, y: more.frame.minY, width: 100, height: 60))
                beside.accessibilityIdentifier = "more"
                list.addSubview(more)
                list.addSubview(beside)
            }
            let controller = UIViewController()
            controller.view = list
            let stage = Stage(controller)
            list.contentInsetAdjustmentBehavior = .never
            let screenTop = list.safeAreaInsets.top
            controller.additionalSafeAreaInsets.top = -screenTop
            stage.frame()
            func place(_ found: ViewDump?) -> CGPoint? {
                found?.view.superview === list ? found?.view.frame.origin : nil
            }
            #expect(place(ViewDump.find(identifier: "more")) == CGPoint(x: 20, y: 20))
            // The title lies in its button's middle, on whole pixels.
            #expect(abs(try #require(ViewDump.find(text: "More")).windowFrame.midY - 50) < 0.5)
            controller.additionalSafeAreaInsets.top = 50 - screenTop
            list.contentOffset.y = 30
            stage.frame()
            // The middle of the first row's buttons is at 20 of the screen.
            #expect(place(ViewDump.find(identifier: "more")) == CGPoint(x: 20, y: 120))
            list.semanticContentAttribute = .forceRightToLeft
            #expect(place(ViewDump.find(identifier: "more")) == CGPoint(x: 200, y: 120))
        }
    }
}

private final class ShareScrollView: UIScrollView, UIGestureRecognizerDelegate {
    var shares = true
    var mayBegin = true
    var begins = 0
    var asked: [(UIGestureRecognizer, UIGestureRecognizer)] = []
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        asked.append((gestureRecognizer, otherGestureRecognizer))
        return shares
    }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        begins += 1
        return mayBegin
    }
}

private final class ScrollEar: NSObject, UIScrollViewDelegate {
    var scrolls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

@MainActor
private final class TapEar {
    var taps = 0
    init(_ button: UIButton) {
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    }
}
