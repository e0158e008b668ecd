import Foundation
import Testing

@testable import UIKit

extension Idioms {
    /// Apple's documentation of `UIView.tintColor`, `tintAdjustmentMode` and `tintColorDidChange()`.
    @Suite @MainActor struct Tint {
        private final class Probe: UIView {
            var told: [UIColor] = []
            override func tintColorDidChange() {
                super.tintColorDidChange()
                told.append(tintColor)
            }
        }

        /// "If this property's value is nil, the view takes the tint of its superview."
        @Test func viewsThatComeLaterTakeTheTintOver() {
            let parent = UIView()
            parent.tintColor = .systemRed
            let probe = Probe()
            let holder = UIView()
            holder.addSubview(probe)
            #expect(probe.told.isEmpty)
            parent.addSubview(holder)
            #expect(probe.told == [.systemRed] && probe.tintColor == .systemRed)
            holder.tintColor = .systemGreen
            parent.tintColor = .systemPink
            #expect(probe.told == [.systemRed, .systemGreen], "a view between has a tint of its own")
            holder.tintColor = nil
            #expect(probe.told.last == .systemPink)
        }

        /// "A color value that resolves at runtime based on the current tint color of the app or trait hierarchy."
        @Test func theColourOfTheTintIsThatOfTheViewsTraits() {
            let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
            outer.addSubview(inner)
            inner.backgroundColor = .tintColor
            outer.backgroundColor = .tintColor
            let stage = Stage(showing: outer)
            func shown(_ view: UIView) -> UIColor? { view.layer.backgroundColor.map(UIColor.init(cgColor:)) }
            func resolved(_ color: UIColor) -> UIColor { color.resolvedColor(with: inner.traitCollection) }
            #expect(shown(inner) == resolved(.systemBlue))
            inner.tintColor = .red
            #expect(shown(inner) == .red && shown(outer) == resolved(.systemBlue))
            #expect(UIColor.tintColor.resolvedColor(with: inner.traitCollection) == .red)
            #expect(UIColor.tintColor.withAlphaComponent(0.5).cgColor(with: inner.traitCollection).red == 1)
            // A tint made of the tint is made of the one around.
            stage.window.tintColor = .green
            #expect(shown(inner) == .red && shown(outer) == .green)
            inner.tintColor = UIColor.tintColor.withAlphaComponent(0.5)
            #expect(shown(inner) == UIColor.green.withAlphaComponent(0.5))
            inner.tintColor = .tintColor
            #expect(shown(inner) == .green)
            inner.tintColor = nil
            stage.window.tintColor = .systemRed
            #expect(shown(inner) == resolved(.systemRed))
            stage.change { $0.style = .dark }
            #expect(shown(inner) == resolved(.systemRed) && inner.traitCollection.userInterfaceStyle == .dark)
        }

        @Test func titlesOfSystemButtonsFollow() throws {
            let parent = UIView()
            parent.tintColor = .systemOrange
            let button = UIButton(type: .system)
            button.setTitle("Save", for: .normal)
            parent.addSubview(button)
            #expect(button.titleLabel?.textColor == .systemOrange)
            #expect(button.currentTitleColor == .systemOrange)
        }

        @Test func barButtonsTakeTheirBarsTint() throws {
            let controller = UIViewController()
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Edit", style: .plain, target: nil, action: nil)
            let navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.tintColor = .white
            let stage = Stage(navigation)
            func buttons(_ view: UIView) -> [UIButton] {
                view.subviews.flatMap { [$0 as? UIButton].compactMap { $0 } + buttons($0) }
            }
            let edit = try #require(
                buttons(navigation.navigationBar).first { $0.currentTitle == "Edit" })
            #expect(edit.titleLabel?.textColor == .white)
            navigation.pushViewController(UIViewController(), animated: false)
            stage.frame()
            for button in buttons(navigation.navigationBar) {
                #expect(button.titleLabel?.textColor == .white && button.tintColor == .white)
            }
            navigation.navigationBar.tintColor = .systemGreen
            for button in buttons(navigation.navigationBar) {
                #expect(button.titleLabel?.textColor == .systemGreen)
            }
        }

        /// UIView.h: "always returns either normal or dimmed: the first non-automatic value in the superview hierarchy,
        /// starting with the view itself; otherwise normal".
        @Test func adjustmentModesAreInherited() {
            let (top, middle, probe) = (UIView(), UIView(), Probe())
            top.addSubview(middle)
            middle.addSubview(probe)
            #expect(probe.tintAdjustmentMode == .normal)
            top.tintAdjustmentMode = .dimmed
            #expect(probe.tintAdjustmentMode == .dimmed && probe.told.count == 1)
            var (red, green, blue) = (CGFloat(0), CGFloat(1), CGFloat(2))
            probe.tintColor.resolvedColor(with: probe.traitCollection)
                .getRed(&red, green: &green, blue: &blue, alpha: nil)
            #expect(red == green && green == blue, "a dimmed tint has no colour")
            middle.tintAdjustmentMode = .normal
            #expect(probe.tintAdjustmentMode == .normal && probe.told.count == 2)
            #expect(probe.tintColor == .systemBlue)
            middle.tintAdjustmentMode = .automatic
            #expect(probe.tintAdjustmentMode == .dimmed)
        }

        /// Human Interface Guidelines of iOS 7 and UIView.h: what lies behind an alert shows no tint meanwhile.
        @Test func alertsDimWhatIsBehindThem() {
            let controller = UIViewController()
            let stage = Stage(controller)
            let probe = Probe()
            controller.view.addSubview(probe)
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            controller.present(alert, animated: false)
            stage.frame()
            #expect(probe.tintAdjustmentMode == .dimmed)
            #expect(alert.view.tintAdjustmentMode == .normal)
            controller.dismiss(animated: false)
            stage.frame()
            #expect(probe.tintAdjustmentMode == .normal)
        }
    }
}
