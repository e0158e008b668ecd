import Testing

@testable import UIKit

@MainActor
struct ViewTests {
    @Test func frameFollowsCenterBoundsAndTransform() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
        #expect(view.center == CGPoint(x: 60, y: 40))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: -40, y: 0, width: 200, height: 80))
        #expect(view.bounds.size == CGSize(width: 100, height: 40))
        view.transform = .identity
        view.bounds.size = CGSize(width: 50, height: 20)
        #expect(view.frame == CGRect(x: 35, y: 30, width: 50, height: 20))
    }

    @Test func convertsPointsThroughBoundsOrigins() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let scroller = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
        scroller.bounds.origin = CGPoint(x: 0, y: 200)
        let inner = UIView(frame: CGRect(x: 5, y: 210, width: 10, height: 10))
        outer.addSubview(scroller)
        scroller.addSubview(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 56, y: 72))
        #expect(inner.convert(CGPoint(x: 56, y: 72), from: outer) == CGPoint(x: 1, y: 2))
    }

    @Test func coordinateSpacesMeetOnTheScreen() {
        let root = UIView()
        let stage = Stage(showing: root)
        defer { withExtendedLifetime(stage) {} }
        let view = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
        root.addSubview(view)
        let screen = UIScreen.main.coordinateSpace
        #expect(view.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 31, y: 42))
        #expect(screen.convert(CGPoint(x: 31, y: 42), to: view) == CGPoint(x: 1, y: 2))
        #expect(view.convert(screen.bounds, from: screen).origin == CGPoint(x: -30, y: -40))
    }

    /// UIScreen.h: the fixed space "is always in portrait orientation"; its origin is the device's top left corner.
    /// Held with the home button on the right, the device's top lies at the left.
    @Test func theFixedSpaceOfTheScreenStaysWithTheDevice() {
        let root = UIView()
        let stage = Stage(showing: root)
        let screen = UIScreen.main
        #expect(screen.fixedCoordinateSpace.bounds == screen.bounds)
        stage.rotate(to: .landscapeRight)
        let fixed = screen.fixedCoordinateSpace
        let (width, height) = (screen.bounds.width, screen.bounds.height)
        #expect(width > height && fixed.bounds == CGRect(x: 0, y: 0, width: height, height: width))
        #expect(root.convert(CGPoint(x: 0, y: height), to: fixed) == .zero)
        #expect(root.convert(CGPoint(x: 10, y: 20), to: fixed) == CGPoint(x: height - 20, y: 10))
        #expect(
            fixed.convert(CGRect(x: 0, y: 0, width: 5, height: 7), to: root)
                == CGRect(x: 0, y: height - 5, width: 7, height: 5))
        stage.rotate(to: .landscapeLeft)
        #expect(root.convert(CGPoint(x: width, y: 0), to: screen.fixedCoordinateSpace) == .zero)
    }

    @Test func hitTestFindsTheTopmostEnabledView() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let low = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let high = UIView(frame: CGRect(x: 30, y: 30, width: 60, height: 60))
        root.addSubview(low)
        root.addSubview(high)
        #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === high)
        high.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === low)
        low.isHidden = true
        #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 100, y: 40), with: nil) == nil)
    }

    /// Arithmetic of the recorded rule (`Tests/Facts/safe-areas.json`), for a child whose own frame the rotation does not touch: the edges move.
    @Test func safeAreaFollowsTheEdgesOfASuperviewThatChangesItsSize() {
        let root = UIView()
        let stage = Stage(showing: root)
        let child = UIView(frame: CGRect(x: 0, y: 64, width: 375, height: 603))
        let grandchild = UIView(frame: child.bounds)
        child.addSubview(grandchild)
        root.addSubview(child)
        stage.frame()
        for view in [child, grandchild] { #expect(view.safeAreaInsets == .zero) }
        // 852 x 393 with 59 at the sides and 21 below: the child starts at the left edge and ends far below the bottom.
        stage.rotate(to: .landscapeLeft)
        for view in [child, grandchild] {
            #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 0))
        }
        stage.rotate(to: .portrait)
        for view in [child, grandchild] { #expect(view.safeAreaInsets == .zero) }
    }

    @Test func autoresizingDistributesTheChange() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let child = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 50))
        child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 260, height: 140)
        #expect(child.frame == CGRect(x: 20, y: 50, width: 160, height: 50))
    }

    @Test func hierarchyCallbacksComeInUIKitsOrder() {
        final class Watcher: UIView {
            var log: [String] = []
            override func willMove(toSuperview newSuperview: UIView?) {
                log.append(newSuperview == nil ? "willLeave" : "willEnter")
            }
            override func didMoveToSuperview() { log.append("didMove") }
            override func willMove(toWindow newWindow: UIWindow?) { log.append("willWindow") }
            override func didMoveToWindow() { log.append("didWindow") }
        }
        let root = UIView()
        let stage = Stage(showing: root)
        defer { withExtendedLifetime(stage) {} }
        let watcher = Watcher()
        root.addSubview(watcher)
        #expect(watcher.log == ["willEnter", "willWindow", "didWindow", "didMove"])
        watcher.log = []
        watcher.removeFromSuperview()
        #expect(watcher.log == ["willLeave", "willWindow", "didWindow", "didMove"])
    }

    @Test func drawingIsRecordedOnceUntilAskedAgain() {
        final class Line: UIView {
            var draws = 0
            override func draw(_ rect: CGRect) {
                draws += 1
                UIColor.red.setFill()
                UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: rect.width, height: 1))
            }
        }
        let line = Line(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
        let root = UIView()
        let stage = Stage(showing: root)
        root.addSubview(line)
        stage.frame()
        stage.frame()
        #expect(line.draws == 1)
        line.frame.origin.x = 20
        stage.frame()
        #expect(line.draws == 1)
        line.frame.size.width = 80
        stage.frame()
        #expect(line.draws == 2)
    }

    /// `CAShapeLayer.h`: "The shape is composited between the layer's contents and its first sublayer"; a view draws its layer's
    /// contents, whatever layer that is, and apps give the shape its path there.
    @Test func aViewDrawsBelowItsShape() throws {
        final class Badge: UIView {
            var draws = 0
            override class var layerClass: AnyClass { CAShapeLayer.self }
            override func draw(_ rect: CGRect) {
                draws += 1
                (layer as? CAShapeLayer)?.path = CGPath(ellipseIn: rect, transform: nil)
                UIColor.red.setFill()
                UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            }
        }
        let root = UIView()
        let badge = Badge(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
        let stage = Stage(showing: root)
        root.addSubview(badge)
        stage.frame()
        #expect(badge.draws == 1)
        stage.frame()
        #expect(badge.draws == 1)
        let shown = try #require(node(of: badge, in: stage.frame().root))
        var colors: [CGColor] = []
        if case .drawing(let drawing) = shown.contents {
            for command in drawing.list.commands {
                switch command {
                case .fillRect(_, let color), .fill(_, _, let color): colors.append(color)
                default: break
                }
            }
        }
        #expect(colors == [UIColor.red.cgColor, .black])
    }

    @Test func aFrameWithoutChangesSharesTheWholeTree() {
        let root = UIView()
        let stage = Stage(showing: root)
        root.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        root.addSubview(UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10)))
        let first = stage.frame()
        let second = stage.frame()
        #expect(first.root === second.root)
        let (moved, kept) = (root.subviews[0], root.subviews[1])
        moved.frame.origin.x = 5
        let third = stage.frame()
        #expect(third.root !== second.root)
        #expect(node(of: moved, in: third.root) !== node(of: moved, in: second.root))
        let untouched = node(of: kept, in: second.root)
        #expect(untouched != nil && node(of: kept, in: third.root) === untouched)
    }

    private func node(of view: UIView, in tree: LayerNode) -> LayerNode? {
        if tree.id == view.layer.id { return tree }
        return tree.children.lazy.compactMap { node(of: view, in: $0) }.first
    }

    @Test func dynamicColoursFollowTheAppearance() {
        let root = UIView()
        root.backgroundColor = .systemBackground
        let stage = Stage(showing: root)
        #expect(root.layer.backgroundColor == UIColor.white.cgColor)
        stage.change { $0.style = .dark }
        #expect(root.layer.backgroundColor == UIColor.black.cgColor)
        root.overrideUserInterfaceStyle = .light
        #expect(root.layer.backgroundColor == UIColor.white.cgColor)
    }

    @Test func animationShowsValuesBetweenAndEndsAtTheModel() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let root = UIView()
        let stage = Stage(showing: root)
        root.addSubview(view)
        stage.frame()
        var ended = false
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { ended = $0 })
        #expect(view.alpha == 0)
        stage.advance(by: 0.5)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.001)
        #expect(!ended)
        stage.advance(by: 0.6)
        #expect(ended)
        #expect(view.layer.presentation()?.opacity == 0)
    }
}
