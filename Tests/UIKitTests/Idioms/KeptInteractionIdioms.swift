import Foundation
import Testing

@testable import UIKit

extension Idioms {
    /// Interactions that need a pointer or a panel: source makes and adds them; a phone never asks them (Apple's
    /// documentation of each: "on iPad with a pointing device").
    @Suite @MainActor struct KeptInteractions {
        private final class Teller: NSObject, UIPointerInteractionDelegate, UIFindInteractionDelegate {
            func pointerInteraction(
                _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
            ) -> UIPointerStyle? {
                interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
            }
            func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
            {
                nil
            }
        }

        @Test func theyKnowTheirViewWhileTheyAreAdded() {
            let (view, teller) = (UIView(), Teller())
            let pointer = UIPointerInteraction(delegate: teller)
            let band = UIBandSelectionInteraction { _ in }
            let find = UIFindInteraction(sessionDelegate: teller)
            let all: [any UIInteraction] = [pointer, band, find]
            for interaction in all { view.addInteraction(interaction) }
            #expect(all.allSatisfy { $0.view === view } && view.interactions.count == 3)
            #expect(pointer.isEnabled && band.state == .possible && !find.isFindNavigatorVisible)
            for interaction in all { view.removeInteraction(interaction) }
            #expect(all.allSatisfy { $0.view == nil })
        }

        @Test func stylesOfPointersAreMade() {
            let style = UIPointerStyle(shape: .roundedRect(CGRect(x: 0, y: 0, width: 9, height: 9)))
            style.accessories = [UIPointerAccessory(.verticalBeam(length: 10), position: .top)]
            #expect(style.accessories.count == 1 && UIPointerStyle.hidden().isHidden)
            #expect(UIPointerRegion(rect: .zero, identifier: "a").identifier == AnyHashable("a"))
        }
    }
}
