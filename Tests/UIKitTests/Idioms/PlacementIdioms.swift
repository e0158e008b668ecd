import Testing

@testable import UIKit

extension Idioms {
    /// Where views end up when two mechanisms place them.
    @Suite @MainActor struct Placement {
        /// Apple's documentation of sheets: full screen where the height is compact, a card otherwise.
        @Test func aSheetFollowsRotation() {
            let (base, modal) = (UIViewController(), UIViewController())
            let stage = Stage(base)
            base.present(modal, animated: false)
            stage.frame()
            func place() -> CGRect { modal.view.convert(modal.view.bounds, to: nil) }
            #expect(place() == CGRect(x: 0, y: 59, width: 393, height: 793))
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 0.5)
            #expect(place() == CGRect(x: 0, y: 0, width: 852, height: 393))
            stage.rotate(to: .portrait)
            stage.advance(by: 0.5)
            #expect(place() == CGRect(x: 0, y: 59, width: 393, height: 793))
            stage.rotate(to: .landscapeLeft)
            base.dismiss(animated: true)
            stage.advance(by: 1)
            #expect(base.view.superview === stage.window)
            #expect(modal.view.window == nil)
        }

        final class Pages: NSObject, UIPageViewControllerDataSource {
            let pages = (0..<4).map { _ in UIViewController() }
            var asked = 0
            private func beside(_ page: UIViewController, _ step: Int) -> UIViewController? {
                guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else {
                    return nil
                }
                return pages[index + step]
            }
            func pageViewController(
                _ controller: UIPageViewController, viewControllerBefore page: UIViewController
            ) -> UIViewController? { beside(page, -1) }
            func pageViewController(
                _ controller: UIPageViewController, viewControllerAfter page: UIViewController
            ) -> UIViewController? { beside(page, 1) }
            func presentationCount(for controller: UIPageViewController) -> Int { 4 }
            func presentationIndex(for controller: UIPageViewController) -> Int {
                asked += 1
                return 1
            }
        }

        /// Apple's documentation of `presentationIndex(for:)`: "Called after setViewControllers… . In the case of
        /// gesture-driven navigation, the page control is updated automatically".
        @Test func pagesCountByThemselves() throws {
            let source = Pages()
            let controller = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal)
            controller.dataSource = source
            controller.setViewControllers([source.pages[1]], direction: .forward, animated: false)
            let stage = Stage(controller)
            let control = try #require(
                controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
            #expect(control.currentPage == 1)
            let asked = source.asked
            stage.drag(CGPoint(x: 350, y: 300), step: CGVector(dx: -15, dy: 0), steps: 20)
            stage.advance(by: 2)
            #expect(controller.viewControllers == [source.pages[2]])
            #expect(control.currentPage == 2)
            #expect(source.asked == asked)
            for _ in 0..<2 {
                stage.drag(CGPoint(x: 40, y: 300), step: CGVector(dx: 15, dy: 0), steps: 20)
                stage.advance(by: 2)
            }
            #expect(control.currentPage == 0)
            // Code sets a page: the data source is asked again.
            controller.setViewControllers([source.pages[3]], direction: .forward, animated: false)
            #expect(source.asked == asked + 1)
            #expect(control.currentPage == 1)
        }

        /// Constraints set bounds and centre (Core Animation's documentation: `position` is where the anchor point is): a
        /// view of 100 × 40 at (10, 20) has its centre at (60, 40), which is where another anchor point goes.
        @Test func anAnchorPointMovesAConstrainedView() {
            let (root, view) = (UIView(), UIView())
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
                view.widthAnchor.constraint(equalToConstant: 100),
                view.heightAnchor.constraint(equalToConstant: 40),
            ])
            let stage = Stage(showing: root)
            #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
            view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
            root.setNeedsLayout()
            stage.frame()
            #expect(view.center == CGPoint(x: 60, y: 40))
            #expect(view.frame == CGRect(x: 60, y: 20, width: 100, height: 40))
        }

        final class Zooming: NSObject, UIScrollViewDelegate {
            let picture = UIView()
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
        }

        /// The way of photo viewers: a picture pinned to the content's edges. Arithmetic: 200 × 100 points at a scale of 3
        /// are 600 × 300, whatever is laid out afterwards.
        @Test func aZoomedViewInsideConstraintsKeepsItsSize() {
            let (scroll, delegate) = (UIScrollView(), Zooming())
            let picture = delegate.picture
            picture.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(picture)
            let top = picture.topAnchor.constraint(equalTo: scroll.topAnchor)
            NSLayoutConstraint.activate([
                top, picture.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
                picture.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
                picture.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                picture.widthAnchor.constraint(equalToConstant: 200),
                picture.heightAnchor.constraint(equalToConstant: 100),
            ])
            scroll.delegate = delegate
            scroll.maximumZoomScale = 4
            let stage = Stage(showing: scroll)
            #expect(scroll.contentSize == CGSize(width: 200, height: 100))
            scroll.zoomScale = 3
            scroll.setNeedsLayout()
            stage.frame()
            #expect(scroll.contentSize == CGSize(width: 600, height: 300))
            #expect(picture.frame == CGRect(x: 0, y: 0, width: 600, height: 300))
            #expect(picture.bounds.size == CGSize(width: 200, height: 100))
            // Room above, as viewers give it to centre the picture.
            top.constant = 50
            scroll.layoutIfNeeded()
            #expect(scroll.contentSize == CGSize(width: 600, height: 350))
            #expect(picture.frame == CGRect(x: 0, y: 50, width: 600, height: 300))
        }
    }
}
