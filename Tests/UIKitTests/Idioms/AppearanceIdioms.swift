import Foundation
import Testing

@testable import UIKit

extension Idioms {
    /// Apple's documentation of `UIAppearance`. Each test has classes of its own: what stands for a class stays.
    @Suite @MainActor struct Appearance {
        /// Documentation: "the outermost appearance wins; specificity (depth of the chain) is the tie-breaker", read
        /// from the window down.
        @Test func theOutermostContainerWins() {
            final class Badge: UIView {}
            final class Inner: UIView {}
            final class Outer: UIView {}
            Badge.appearance().backgroundColor = .gray
            Badge.appearance(whenContainedInInstancesOf: [Inner.self]).backgroundColor = .red
            Badge.appearance(whenContainedInInstancesOf: [Outer.self]).backgroundColor = .green
            Badge.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).tintColor = .blue
            Badge.appearance(whenContainedInInstancesOf: [Outer.self]).tintColor = .yellow
            let (root, outer, inner) = (UIView(), Outer(), Inner())
            let (free, inInner, inBoth) = (Badge(), Badge(), Badge())
            let lone = Inner()
            root.addSubview(free)
            root.addSubview(lone)
            lone.addSubview(inInner)
            root.addSubview(outer)
            outer.addSubview(inner)
            inner.addSubview(inBoth)
            let stage = Stage(showing: root)
            #expect(free.backgroundColor == .gray)
            #expect(inInner.backgroundColor == .red)
            #expect(inBoth.backgroundColor == .green, "Outer is nearer to the window than Inner")
            #expect(inBoth.tintColor == .blue, "the longer chain breaks the tie")
            _ = stage
        }

        /// A class's own appearance counts before that of the class above it.
        @Test func theNearestClassWins() {
            class Plain: UILabel {}
            final class Special: Plain {}
            Special.appearance().textColor = .red
            Plain.appearance().textColor = .blue
            Plain.appearance().font = .boldSystemFont(ofSize: 31)
            let (plain, special) = (Plain(), Special())
            let root = UIView()
            root.addSubview(plain)
            root.addSubview(special)
            let stage = Stage(showing: root)
            #expect(plain.textColor == .blue && special.textColor == .red)
            #expect(special.font == .boldSystemFont(ofSize: 31))
            _ = stage
        }

        @Test func anotherPlaceGivesAnotherLook() {
            final class Mark: UIView {}
            final class Left: UIView {}
            final class Right: UIView {}
            Mark.appearance(whenContainedInInstancesOf: [Left.self]).backgroundColor = .red
            Mark.appearance(whenContainedInInstancesOf: [Right.self]).backgroundColor = .blue
            let (root, left, right, mark) = (UIView(), Left(), Right(), Mark())
            root.addSubview(left)
            root.addSubview(right)
            left.addSubview(mark)
            let stage = Stage(showing: root)
            #expect(mark.backgroundColor == .red)
            mark.removeFromSuperview()
            right.addSubview(mark)
            #expect(mark.backgroundColor == .blue)
            mark.backgroundColor = .green
            mark.removeFromSuperview()
            left.addSubview(mark)
            #expect(mark.backgroundColor == .green, "what the app sets itself stays")
            _ = stage
        }

        /// Members that Apple marks, of every kind: values, states, attributes.
        @Test func markedMembersAreTakenOver() {
            final class Button: UIButton {}
            final class Toggle: UISwitch {}
            final class Segments: UISegmentedControl {}
            final class Table: UITableView {}
            final class Slider: UISlider {}
            Button.appearance().setTitleColor(.orange, for: .highlighted)
            Button.appearance().contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            Toggle.appearance().onTintColor = .purple
            Segments.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
            Segments.appearance().selectedSegmentTintColor = .yellow
            Table.appearance().separatorColor = .red
            Table.appearance().sectionHeaderTopPadding = 3
            Table.appearance().contentInsetAdjustmentBehavior = .never
            Slider.appearance().minimumTrackTintColor = .brown
            let root = UIView()
            let (button, toggle, segments) = (Button(), Toggle(), Segments(items: ["a", "b"]))
            let (table, slider) = (Table(), Slider())
            button.setTitleColor(.black, for: .normal)
            for view in [button, toggle, segments, table, slider] { root.addSubview(view) }
            let stage = Stage(showing: root)
            #expect(button.titleColor(for: .highlighted) == .orange)
            #expect(button.titleColor(for: .normal) == .black)
            #expect(button.contentEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            #expect(toggle.onTintColor == .purple)
            let text = segments.titleTextAttributes(for: .selected)
            #expect(text?[.foregroundColor] as? UIColor == .red)
            #expect(segments.selectedSegmentTintColor == .yellow)
            #expect(table.separatorColor == .red && table.sectionHeaderTopPadding == 3)
            #expect(table.contentInsetAdjustmentBehavior == .never)
            #expect(slider.minimumTrackTintColor == .brown)
            _ = stage
        }

        /// Items of bars: titles, tints, and the back title that is moved out of sight.
        @Test func itemsOfBarsFollow() throws {
            final class Bar: UINavigationBar {}
            let items = UIBarButtonItem.appearance(whenContainedInInstancesOf: [Bar.self])
            items.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
            items.tintColor = .green
            items.setBackButtonTitlePositionAdjustment(
                UIOffset(horizontal: -1000, vertical: 0), for: .default)
            let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
            let (first, second) = (UIViewController(), UIViewController())
            first.title = "First"
            second.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Go", style: .plain, target: nil, action: nil)
            let other = UIBarButtonItem(title: "Other", style: .plain, target: nil, action: nil)
            navigation.setViewControllers([first, second], animated: false)
            // Back buttons show titles.
            let stage = Stage(navigation) { $0.systemRelease = 18 }
            stage.frame()
            let shown = try #require(second.navigationItem.rightBarButtonItem)
            #expect(shown.tintColor == .green)
            #expect(shown.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
            #expect(other.tintColor == nil)
            func labels(_ view: UIView) -> [UILabel] {
                view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels($0) }
            }
            let back = try #require(labels(navigation.navigationBar).first { $0.text == "First" })
            #expect(back.convert(back.bounds, to: nil).maxX < 0, "moved out of sight")
            // A title that is shortened stays where it was put.
            second.title = "Now"
            first.title = "A title that is too long for the room that is left"
            stage.frame()
            let short = try #require(labels(navigation.navigationBar).first { $0.text == "Back" })
            #expect(short.convert(short.bounds, to: nil).maxX < 0, "out of sight as before")
        }

        /// `UICollectionView.init(frame:)` stops; its appearance is another matter.
        @Test func collectionViewsHaveAnAppearance() {
            final class Shelf: UICollectionView {}
            UICollectionView.appearance(whenContainedInInstancesOf: [Shelf.self]).tintColor = .red
            Shelf.appearance().backgroundColor = .cyan
            let shelf = Shelf(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            let stage = Stage(showing: shelf)
            #expect(shelf.backgroundColor == .cyan)
            _ = stage
        }

        /// Documentation of `appearance(for:)`: "for the specified trait collection".
        @Test func traitsLimitAnAppearance() {
            final class Box: UIView {}
            Box.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).backgroundColor = .white
            Box.appearance(for: UITraitCollection(userInterfaceStyle: .light)).backgroundColor = .black
            let box = Box()
            let stage = Stage(showing: box)
            #expect(box.backgroundColor == .black)
            _ = stage
        }
    }
}
