import QuartzCore
import Testing

@testable import UIKit

/// Layouts of an app's own layers. Expectations: Apple's documentation of `CALayer.setNeedsLayout()` ("the system typically calls this
/// method automatically when the layer's bounds change or when sublayers are added or removed"), `layoutIfNeeded()` and
/// `layoutSublayers()`.
@MainActor
struct LayerLayoutTests {
    @MainActor private struct Screen {
        let root = UIView()
        let stage: Stage

        init() { stage = Stage(showing: root) }
    }

    @Test func aLayersLayoutComesWithTheFrameAfterItsSizeChanged() {
        let screen = Screen()
        let (root, stage) = (screen.root, screen.stage)
        let layer = HalvingLayer()
        root.layer.addSublayer(layer)
        layer.bounds.size = CGSize(width: 100, height: 40)
        #expect(layer.layouts == 0)
        stage.frame()
        #expect(layer.layouts == 1)
        #expect(layer.half.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
        stage.frame()
        #expect(layer.layouts == 1)
        layer.position.x += 10
        stage.frame()
        #expect(layer.layouts == 1)
        layer.bounds.size.width = 60
        stage.frame()
        #expect(layer.layouts == 2)
        #expect(layer.half.frame.width == 30)
    }

    @Test func sublayersThatComeAndGoAskForALayout() {
        let screen = Screen()
        let (root, stage) = (screen.root, screen.stage)
        let layer = HalvingLayer()
        root.layer.addSublayer(layer)
        stage.frame()
        let before = layer.layouts
        let other = CALayer()
        layer.addSublayer(other)
        stage.frame()
        #expect(layer.layouts == before + 1)
        other.removeFromSuperlayer()
        stage.frame()
        #expect(layer.layouts == before + 2)
    }

    @Test func aLayerDeepBelowThatWasChangedOutsideOfTheTreeIsLaidOutWhenItComes() {
        let screen = Screen()
        let (root, stage) = (screen.root, screen.stage)
        let outer = CALayer()
        let layer = HalvingLayer()
        outer.addSublayer(layer)
        layer.bounds.size = CGSize(width: 80, height: 20)
        stage.frame()
        #expect(layer.layouts == 0)
        root.layer.addSublayer(outer)
        stage.frame()
        #expect(layer.half.frame.width == 40)
    }

    @Test func aDelegateThatIsNoViewLaysOut() {
        let screen = Screen()
        let (root, stage) = (screen.root, screen.stage)
        let layer = CALayer()
        let delegate = LayingDelegate()
        layer.delegate = delegate
        root.layer.addSublayer(layer)
        layer.bounds.size = CGSize(width: 10, height: 10)
        stage.frame()
        #expect(delegate.layouts == 1)
    }

    @Test func layoutIfNeededLaysOutAtOnce() {
        let outer = HalvingLayer()
        let inner = HalvingLayer()
        outer.half.addSublayer(inner)
        outer.bounds.size = CGSize(width: 100, height: 10)
        inner.bounds.size = CGSize(width: 30, height: 10)
        inner.layoutIfNeeded()
        #expect(inner.half.frame.width == 15)
        #expect(outer.half.frame.width == 50, "the superlayers that wait come first")
        #expect(!outer.needsLayout())
    }

    @Test func aViewsLayerAsksForItsView() {
        let screen = Screen()
        let (root, stage) = (screen.root, screen.stage)
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.addSubview(view)
        stage.frame()
        let before = view.layouts
        view.layer.setNeedsLayout()
        #expect(view.layer.needsLayout())
        view.layer.layoutIfNeeded()
        #expect(view.layouts == before + 1)
        #expect(!view.layer.needsLayout())
    }

    @Test func layersOfAViewAreLaidOutWithIt() {
        let screen = Screen()
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let layer = HalvingLayer()
        view.layer.addSublayer(layer)
        view.onLayout = { layer.frame = $0.bounds }
        screen.root.addSubview(view)
        view.layoutIfNeeded()
        #expect(layer.half.frame.width == 25)
    }
}

/// Its sublayer fills the left half.
private final class HalvingLayer: CALayer {
    let half = CALayer()
    private(set) var layouts = 0

    override init() {
        super.init()
        addSublayer(half)
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }

    override func layoutSublayers() {
        super.layoutSublayers()
        layouts += 1
        half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
    }
}

private final class LayingDelegate: CALayerDelegate {
    var layouts = 0
    func layoutSublayers(of layer: CALayer) { layouts += 1 }
}

private final class CountingView: UIView {
    private(set) var layouts = 0
    var onLayout: (CountingView) -> Void = { _ in }
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        onLayout(self)
    }
}
