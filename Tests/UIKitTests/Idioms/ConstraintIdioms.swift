import Testing

@testable import UIKit

extension Idioms {
    /// Constraints in places where UIKit is more patient than its documentation.
    @Suite @MainActor struct Constraints {
        /// UIKit: since iOS 13 an active constraint may become optional and required again (release notes of developers;
        /// earlier releases threw an exception).
        @Test func anActiveConstraintMayBecomeOptionalAndRequiredAgain() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            let narrow = inner.widthAnchor.constraint(equalToConstant: 100)
            let wide = inner.widthAnchor.constraint(equalToConstant: 200)
            wide.priority = .defaultHigh
            NSLayoutConstraint.activate([
                narrow, wide, inner.heightAnchor.constraint(equalToConstant: 10),
                inner.topAnchor.constraint(equalTo: view.topAnchor),
                inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            ])
            view.layoutIfNeeded()
            #expect(inner.frame.width == 100)
            narrow.priority = .defaultLow
            view.layoutIfNeeded()
            #expect(inner.frame.width == 200)
            narrow.priority = .required
            view.layoutIfNeeded()
            #expect(inner.frame.width == 100)
        }

        /// By the arithmetic of its constraints: 20 + 60 + 20 wide, 5 + 40 + 5 high.
        /// "Mysteries of Auto Layout, Part 1" (WWDC 2015): constraints are updated before views are laid out, also where a screen is pushed.
        @Test func aPushedScreenMakesItsConstraintsFirst() {
            final class Late: UIViewController {
                let box = UIView()
                var log: [String] = []
                override func viewDidLoad() {
                    super.viewDidLoad()
                    box.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(box)
                    view.setNeedsUpdateConstraints()
                }
                override func updateViewConstraints() {
                    if log.isEmpty {
                        NSLayoutConstraint.activate([
                            box.widthAnchor.constraint(equalToConstant: 70),
                            box.heightAnchor.constraint(equalToConstant: 50),
                            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                            box.topAnchor.constraint(equalTo: view.topAnchor),
                        ])
                    }
                    log.append("constraints")
                    super.updateViewConstraints()
                }
                override func viewDidLayoutSubviews() { log.append("layout \(box.bounds.width)") }
            }
            let navigation = UINavigationController(rootViewController: UIViewController())
            let stage = Stage(navigation)
            let late = Late()
            navigation.pushViewController(late, animated: false)
            stage.advance(by: 0.5)
            #expect(late.log.prefix(2) == ["constraints", "layout 70.0"], "\(late.log)")
        }

        /// A view that gave up its mask where nothing is constrained keeps its frame; with constraints around it stands where these leave it.
        @Test func whatNothingConstrainsKeepsItsFrame() {
            let (root, plain) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), UIView())
            plain.frame = CGRect(x: 10, y: 100, width: 200, height: 90)
            plain.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(plain)
            root.layoutIfNeeded()
            #expect(plain.frame == CGRect(x: 10, y: 100, width: 200, height: 90))
            plain.widthAnchor.constraint(equalToConstant: 50).isActive = true
            root.layoutIfNeeded()
            #expect(plain.frame.width == 50)
        }

        /// The same where constraints place the superview: PullToRefresh (Yalantis) gives its view a height by its frame alone and adds it to a list,
        /// and it works in lists that a storyboard's constraints place.
        @Test(arguments: [false, true])
        func whatNothingConstrainsKeepsItsFrameInWhatConstraintsPlace(isList: Bool) {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let (outer, plain) = (isList ? UITableView() : UIView(), UIView())
            plain.translatesAutoresizingMaskIntoConstraints = false
            plain.frame.size.height = 40
            outer.addSubview(plain)
            plain.frame = CGRect(x: 0, y: -40, width: 200, height: plain.frame.height)
            outer.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(outer)
            NSLayoutConstraint.activate([
                outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
                outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                outer.widthAnchor.constraint(equalToConstant: 200),
                outer.heightAnchor.constraint(equalToConstant: 100),
            ])
            root.layoutIfNeeded()
            #expect(outer.frame == CGRect(x: 10, y: 50, width: 200, height: 100))
            #expect(plain.frame == CGRect(x: 0, y: -40, width: 200, height: 40))
        }

        /// Auto Layout Guide, Working with Scroll Views: "Any constraints between the height, width, or centers attach to the scroll view's frame".
        @Test func centresOfAScrollViewAreThoseOfItsFrame() {
            let (scroll, spinner) = (
                UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), UIView()
            )
            scroll.contentSize = CGSize(width: 600, height: 400)
            spinner.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(spinner)
            NSLayoutConstraint.activate([
                spinner.widthAnchor.constraint(equalToConstant: 20),
                spinner.heightAnchor.constraint(equalToConstant: 20),
                spinner.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
                spinner.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
            ])
            scroll.layoutIfNeeded()
            #expect(spinner.center == CGPoint(x: 150, y: 50))
            #expect(scroll.contentSize == CGSize(width: 600, height: 400))
        }

        @Test func aViewWithoutSuperviewHasTheSizeOfItsConstraints() {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.widthAnchor.constraint(equalToConstant: 60),
                inner.heightAnchor.constraint(equalToConstant: 40),
                inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
                inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                view.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 5),
                view.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 20),
            ])
            view.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
            #expect(inner.frame == CGRect(x: 20, y: 5, width: 60, height: 40))
        }

        /// Only the width is spoken of: the height stays the frame's.
        @Test func anAxisThatNoConstraintSpeaksOfStays() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
            view.translatesAutoresizingMaskIntoConstraints = false
            view.widthAnchor.constraint(equalToConstant: 120).isActive = true
            view.layoutIfNeeded()
            #expect(view.frame.size == CGSize(width: 120, height: 80))
        }

        /// The least that the constraints allow: nothing asks for more.
        @Test func aViewBoundByItsCentreIsAsSmallAsItMayBe() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                inner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
                inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),
            ])
            view.layoutIfNeeded()
            #expect(inner.frame == CGRect(x: 100, y: 170, width: 100, height: 60))
        }

        /// The same with a label inside that keeps a distance from all sides.
        @Test func aBoxAroundALabelIsNoLargerThanItNeeds() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            let label = UILabel()
            label.text = "text"
            label.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(label)
            NSLayoutConstraint.activate([
                box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                box.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
                box.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
                box.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 10),
                box.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 10),
                label.centerXAnchor.constraint(equalTo: box.centerXAnchor),
                label.centerYAnchor.constraint(equalTo: box.centerYAnchor),
                label.leadingAnchor.constraint(greaterThanOrEqualTo: box.leadingAnchor, constant: 8),
                label.topAnchor.constraint(greaterThanOrEqualTo: box.topAnchor, constant: 8),
            ])
            view.layoutIfNeeded()
            #expect(box.frame.size == CGSize(width: 120, height: 80))
        }

        /// Tests of a library, run on iOS: nothing of another height is a height of its own, with a multiplier of 1.
        @Test func nothingOfADimensionIsAConstant() {
            let (view, other) = (UIView(), UIView())
            let none = view.heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: 0)
            #expect(
                none.secondItem == nil && none.secondAnchor == nil && none.multiplier == 1
                    && none.constant == 0)
            let half = view.heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: 0.5, constant: 3)
            #expect(half.secondItem === other && half.multiplier == 0.5 && half.constant == 3)
        }

        /// Tests of libraries, run on iOS, compare a constraint's anchors with those of its views.
        @Test func anchorsOfOneAttributeAreEqual() {
            let (view, other) = (UIView(), UIView())
            #expect(view.topAnchor == view.topAnchor && view.topAnchor.hash == view.topAnchor.hash)
            #expect(view.topAnchor != view.bottomAnchor && view.topAnchor != other.topAnchor)
            let constraint = view.topAnchor.constraint(equalTo: other.bottomAnchor)
            #expect(constraint.firstAnchor.isEqual(view.topAnchor))
            #expect(constraint.secondAnchor?.isEqual(other.bottomAnchor) == true)
            #expect(!constraint.firstAnchor.isEqual(view.leftAnchor) && !constraint.firstAnchor.isEqual(view))
            let distance = view.topAnchor.anchorWithOffset(to: other.topAnchor)
            #expect(distance == view.topAnchor.anchorWithOffset(to: other.topAnchor))
            #expect(distance != other.topAnchor.anchorWithOffset(to: view.topAnchor))
        }
    }
}
