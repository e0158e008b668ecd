import Testing

@testable import UIKit

/// What apps move in bars. Documentation of the members named; offsets by arithmetic.
@MainActor @Suite(.serialized) struct BarPositionTests {
    private func made(
        _ release: Int = 18, _ change: (UINavigationBarAppearance, UINavigationBar) -> Void
    ) -> (stage: Stage, bar: UINavigationBar) {
        let screen = UIViewController()
        screen.title = "Books"
        let navigation = UINavigationController(rootViewController: screen)
        let stage = Stage(navigation) { ($0.systemRelease, $0.scale) = (release, 2) }
        let appearance = UINavigationBarAppearance()
        change(appearance, navigation.navigationBar)
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.scrollEdgeAppearance = appearance
        stage.frame()
        return (stage, navigation.navigationBar)
    }

    /// `titlePositionAdjustment`: "The offset of the title"; published answers move the title to the leading side with an offset beyond all
    /// bounds, which ends at the bar's margin.
    @Test(arguments: [18, 26]) func aTitleStandsOffItsPlace(release: Int) {
        let plain = made(release) { _, _ in }
        let place = plain.bar.titleLabel.frame
        let moved = made(release) { look, _ in
            look.titlePositionAdjustment = UIOffset(horizontal: 30, vertical: -4)
        }
        #expect(moved.bar.titleLabel.frame == place.offsetBy(dx: 30, dy: -4))
        let far = made(release) { look, _ in
            look.titlePositionAdjustment.horizontal = -.greatestFiniteMagnitude
        }
        #expect(
            far.bar.titleLabel.frame == CGRect(x: 16, y: place.minY, width: place.width, height: place.height)
        )
        let low = made(release) { _, bar in bar.setTitleVerticalPositionAdjustment(6, for: .default) }
        #expect(low.bar.titleLabel.frame == place.offsetBy(dx: 0, dy: 6))
    }

    /// The app's own title view stays.
    @Test func aTitleViewIsNotMoved() {
        func place(_ offset: CGFloat) -> CGRect? {
            let own = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
            let (stage, bar) = made { look, _ in look.titlePositionAdjustment.horizontal = offset }
            bar.topItem?.titleView = own
            stage.frame()
            return own.superview.map { own.convert(own.bounds, to: $0) }
        }
        #expect(place(0) != nil && place(0) == place(40))
    }

    /// `UIBarButtonItemStateAppearance.titlePositionAdjustment`; an item's own offset wins.
    @Test func titlesOfBarButtonsStandOffTheirPlace() throws {
        func title(_ offset: UIOffset, own: UIOffset = .zero) throws -> CGPoint {
            let (stage, bar) = made { look, _ in look.buttonAppearance.normal.titlePositionAdjustment = offset
            }
            let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
            item.setTitlePositionAdjustment(own, for: .default)
            bar.topItem?.rightBarButtonItem = item
            stage.frame()
            let button = try #require(bar.itemViews.first?.view as? UIButton)
            button.layoutIfNeeded()
            return try #require(button.titleLabel).frame.origin
        }
        let place = try title(.zero)
        let moved = try title(UIOffset(horizontal: 3, vertical: 5))
        #expect(moved == CGPoint(x: place.x + 3, y: place.y + 5))
        let own = try title(UIOffset(horizontal: 3, vertical: 5), own: UIOffset(horizontal: 0, vertical: -2))
        #expect(own == CGPoint(x: place.x, y: place.y - 2))
    }

    /// `setPositionAdjustment(_:for:)`: "the position offset of the icon"; `searchTextPositionAdjustment`: "the offset of the text within the
    /// search text field". The text ends where it did.
    @Test func partsOfASearchFieldStandOffTheirPlaces() {
        Stage.setDevice(DeviceConfiguration())
        func field(_ change: (UISearchBar) -> Void) -> (bar: UISearchBar, field: UISearchTextField) {
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
            bar.text = "Tea"
            bar.showsSearchResultsButton = true
            change(bar)
            bar.layoutIfNeeded()
            bar.searchTextField.layoutIfNeeded()
            return (bar, bar.searchTextField)
        }
        let plain = field { _ in }
        let text = plain.field.canvas.frame
        let moved = field { $0.searchTextPositionAdjustment = UIOffset(horizontal: 8, vertical: 1) }
        #expect(
            moved.field.canvas.frame
                == CGRect(x: text.minX + 8, y: text.minY + 1, width: text.width - 8, height: text.height))
        let offset = UIOffset(horizontal: -6, vertical: 3)
        let glass = field { $0.setPositionAdjustment(offset, for: .search) }.field.leftView
        #expect(glass?.frame == plain.field.leftView?.frame.offsetBy(dx: -6, dy: 3))
        let clear = field { $0.setPositionAdjustment(offset, for: .clear) }.field.clearButton
        #expect(clear?.frame == plain.field.clearButton?.frame.offsetBy(dx: -6, dy: 3))
        let side = field { $0.setPositionAdjustment(offset, for: .resultsList) }.bar.sideButton
        #expect(side.frame == plain.bar.sideButton.frame.offsetBy(dx: -6, dy: 3))
    }

    /// UIKit's headers: appearances are copied (`NSCopying`), and the looks of items in them are `copy` too: the copy has all that was
    /// set, and what is set on it later is not the original's.
    @Test func aCopyOfAnAppearanceHasAllOfItAndIsItsOwn() throws {
        let tabs = UITabBarAppearance()
        tabs.stackedLayoutAppearance.normal.iconColor = .red
        tabs.stackedLayoutAppearance.selected.badgeTextAttributes = [.kern: 2]
        (tabs.stackedItemPositioning, tabs.stackedItemWidth, tabs.stackedItemSpacing) = (.centered, 70, 9)
        tabs.selectionIndicatorImage = UIImage(systemName: "star")
        let other = tabs.copy()
        #expect(other.stackedLayoutAppearance.normal.iconColor == .red)
        #expect(other.stackedLayoutAppearance.selected.badgeTextAttributes[.kern] as? Int == 2)
        #expect(other.stackedItemPositioning == .centered)
        #expect(other.stackedItemWidth == CGFloat(70))
        #expect(other.stackedItemSpacing == CGFloat(9))
        #expect(other.selectionIndicatorImage === tabs.selectionIndicatorImage)
        other.stackedLayoutAppearance.normal.iconColor = .blue
        #expect(tabs.stackedLayoutAppearance.normal.iconColor == .red)

        let bar = UINavigationBarAppearance()
        bar.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        bar.setBackIndicatorImage(
            UIImage(systemName: "star"), transitionMaskImage: UIImage(systemName: "circle"))
        let edge = UINavigationBarAppearance(barAppearance: bar)
        #expect(edge.buttonAppearance.normal.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
        #expect(edge.backIndicatorImage === bar.backIndicatorImage)
        #expect(edge.backIndicatorTransitionMaskImage === bar.backIndicatorTransitionMaskImage)
        edge.buttonAppearance.normal.titlePositionAdjustment = .zero
        #expect(bar.buttonAppearance.normal.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    }
}
