import QuartzCore
import Testing

@testable import UIKit

/// What shows behind bars and effects.
@MainActor
struct MaterialTests {
    private func nodes(of view: UIView, in tree: LayerTree) -> LayerNode? {
        func find(_ node: LayerNode) -> LayerNode? {
            node.id == view.layer.id ? node : node.children.lazy.compactMap(find).first
        }
        return find(tree.root)
    }

    /// Apple's sample code `UIImage+ImageEffects` (2013): light, extra light and dark by radius, saturation and tint.
    @Test(arguments: [
        (UIBlurEffect.Style.light, 30 as CGFloat, 1 as CGFloat, 0.3 as CGFloat),
        (.extraLight, 20, 0.97, 0.82),
        (.dark, 20, 0.11, 0.73),
    ])
    func effectsBlurWhatIsBehind(
        _ style: UIBlurEffect.Style, _ radius: CGFloat, _ white: CGFloat, _ alpha: CGFloat
    )
        throws
    {
        let root = UIView()
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        view.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        root.addSubview(view)
        let stage = Stage(showing: root)
        let veil = try #require(nodes(of: view.subviews[0], in: stage.frame()))
        #expect(veil.appearance.backdrop == LayerBackdrop(radius: radius, saturation: 1.8))
        #expect(veil.appearance.backgroundColor == UIColor(white: white, alpha: alpha).cgColor)
        view.effect = nil
        #expect(nodes(of: view.subviews[0], in: stage.frame())?.appearance.backdrop == nil)
    }

    /// Apple's documentation of `UIBarAppearance`: the default background is a blur, an opaque one is none; a
    /// colour lies over the effect, a picture in its place. `isTranslucent`: false makes bars opaque.
    @Test func barsBlurWhereTheirBackgroundIsTheSystems() {
        let table = UITableViewController()
        let navigation = UINavigationController(rootViewController: table)
        let stage = Stage(navigation) { $0.systemRelease = 18 }
        let bar = navigation.navigationBar
        let standard = UINavigationBarAppearance()
        func show(_ change: (UINavigationBarAppearance) -> Void) -> LayerBackdrop? {
            let look = UINavigationBarAppearance(barAppearance: standard)
            change(look)
            (bar.standardAppearance, bar.scrollEdgeAppearance) = (look, look)
            stage.frame()
            return bar.background.layer.backdrop
        }
        #expect(show { $0.configureWithDefaultBackground() } != nil)
        #expect(show { $0.configureWithOpaqueBackground() } == nil)
        #expect(show { $0.configureWithTransparentBackground() } == nil)
        #expect(show { $0.backgroundColor = .systemRed } == nil)
        #expect(show { $0.backgroundColor = .systemRed.withAlphaComponent(0.5) } != nil)
        #expect(show { $0.backgroundEffect = nil } == nil)
        #expect(show { $0.backgroundEffect = UIBlurEffect(style: .light) }?.radius == 30)
        #expect(show { _ in } != nil)
        bar.isTranslucent = false
        stage.frame()
        #expect(bar.background.layer.backdrop == nil)
        #expect(bar.background.backgroundColor?.cgColor.alpha == 1)
    }
}
