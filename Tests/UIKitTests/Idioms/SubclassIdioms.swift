import Foundation
import Testing
import UIKit

extension Idioms {
    /// Subclasses outside of UIKit have the initialisers that Apple's headers give them: this file imports UIKit as an
    /// app does.
    @Suite @MainActor struct Subclasses {
        private class Plain: UIButton {}
        private final class Own: UIButton {
            var made = 0
            override init(frame: CGRect) {
                super.init(frame: frame)
                made += 1
                titleLabel?.font = .boldSystemFont(ofSize: 33)
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }

        private final class Pages: UIPageViewController {
            override init(
                transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
                options: [OptionsKey: Any]? = nil
            ) {
                super.init(transitionStyle: .scroll, navigationOrientation: navigationOrientation)
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        private final class MarkedItem: UIBarButtonItem {
            override init() {
                super.init()
                tag = 7
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }

        /// UIPageViewController.h and UIBarButtonItem.h mark two initialisers each as designated; all others lead to them.
        @Test func thoseWithAllDesignatedInitialisersHaveTheOthers() {
            #expect(Pages().transitionStyle == .scroll)
            #expect(Pages(nibName: nil, bundle: nil).transitionStyle == .scroll)
            #expect(UIPageViewController().transitionStyle == .pageCurl)
            let title = MarkedItem(title: "A", style: .done, target: nil, action: nil)
            #expect(title.title == "A" && title.style == .done && title.tag == 7)
            #expect(MarkedItem(image: nil, style: .plain, target: nil, action: nil).tag == 7)
            #expect(MarkedItem(barButtonSystemItem: .add, target: nil, action: nil).tag == 7)
            #expect(MarkedItem(customView: UIView()).tag == 7)
        }

        /// UIBarAppearance.h, UIBarButtonItem(Appearance).h: "- (instancetype)copy".
        @Test func looksOfBarsAreCopiedAsWhatTheyAre() {
            let bar = UINavigationBar()
            bar.standardAppearance.backgroundColor = .red
            let kept = bar.standardAppearance.copy()
            bar.standardAppearance.backgroundColor = .blue
            bar.scrollEdgeAppearance = bar.standardAppearance.copy()
            #expect(kept.backgroundColor == .red && bar.scrollEdgeAppearance?.backgroundColor == .blue)
            let button = UIBarButtonItemAppearance()
            button.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
            let sameButton: UIBarButtonItemAppearance = button.copy()
            let item = UITabBarItemAppearance()
            item.selected.iconColor = .red
            let sameItem: UITabBarItemAppearance = item.copy()
            #expect(sameButton.normal.titlePositionAdjustment.horizontal == 3 && sameButton !== button)
            #expect(sameItem.selected.iconColor == .red && sameItem !== item)
        }

        /// UIButton.h: "+buttonWithType:" is inherited; a subclass is made by its `initWithFrame:`.
        @Test func buttonsHaveEveryInitialiser() {
            #expect(Plain().buttonType == .custom)
            #expect(Plain(type: .system).buttonType == .system)
            #expect(Plain(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
            #expect(Plain(primaryAction: UIAction(title: "A") { _ in }).currentTitle == "A")
            #expect(Plain(configuration: .filled()).configuration != nil)
            let own = Own(type: .system)
            #expect(own.made == 1 && own.buttonType == .system)
            #expect(own.titleLabel?.font == .boldSystemFont(ofSize: 33), "the subclass's choice stays")
            #expect(Plain(type: .system).titleLabel?.font == .systemFont(ofSize: 15))
        }

        private final class Spinner: UIActivityIndicatorView {
            override init(frame: CGRect) { super.init(frame: frame) }
            required init(coder: NSCoder) { super.init(coder: coder) }
        }
        private final class Item: UIBarButtonItem {
            override func prepareForInterfaceBuilder() {
                super.prepareForInterfaceBuilder()
                title = "prepared"
            }
        }

        /// UIActivityIndicatorView.h: `initWithCoder:` never gives nil. UINibLoading.h: `prepareForInterfaceBuilder` is every NSObject's.
        @Test func indicatorsAndItemsAreSubclassed() {
            #expect(Spinner(frame: .zero).hidesWhenStopped)
            let item = Item()
            item.prepareForInterfaceBuilder()
            #expect(item.title == "prepared")
        }

        /// UIToolbar.h: pictures of the shadow by the bar's position.
        @Test func toolbarsHaveShadowImages() {
            let (bar, shadow) = (UIToolbar(), UIImage())
            bar.setShadowImage(shadow, forToolbarPosition: .any)
            #expect(bar.shadowImage(forToolbarPosition: .any) === shadow)
            #expect(bar.shadowImage(forToolbarPosition: .bottom) == nil)
        }

        private final class Keys: UIInputView {
            override init(frame: CGRect, inputViewStyle: UIInputView.Style) {
                super.init(frame: frame, inputViewStyle: inputViewStyle)
                tag = 1
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        private final class Glass: UIVisualEffectView {
            override init(effect: UIVisualEffect?) {
                super.init(effect: effect)
                tag = 1
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }

        /// UIInputView.h and UIVisualEffectView.h: two designated initialisers each; UIView's are inherited and lead to the first.
        @Test func viewsWithInitialisersOfTheirOwnAreMadeByThoseOfViews() {
            let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            #expect(Keys().tag == 1 && Keys(frame: frame).tag == 1 && Keys(frame: frame).frame == frame)
            #expect(Keys().inputViewStyle == .default)
            #expect(Glass().tag == 1 && Glass(frame: frame).tag == 1 && Glass(frame: frame).frame == frame)
        }

        private final class Thin: NSLayoutConstraint {
            override var constant: CGFloat {
                get { super.constant / 2 }
                set { super.constant = newValue }
            }
        }

        @Test func constraintsHaveThem() {
            let view = UIView()
            let made = Thin(
                item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 80)
            #expect(made.constant == 40 && made.firstAttribute == .width && made.firstItem === view)
            #expect(Thin().isActive == false)
        }

        private final class Guide: UILayoutGuide {
            let note: String
            init(note: String) {
                self.note = note
                super.init()
            }
            required init?(coder: NSCoder) { fatalError() }
        }

        @Test func guidesHaveThem() {
            let guide = Guide(note: "n")
            let view = UIView()
            view.addLayoutGuide(guide)
            #expect(guide.owningView === view && guide.note == "n")
        }

        private final class SelfPlacedGuide: UILayoutGuide {
            override var owningView: UIView? {
                didSet {
                    guard let view = owningView else { return }
                    NSLayoutConstraint.activate([
                        bottomAnchor.constraint(equalTo: view.bottomAnchor),
                        heightAnchor.constraint(equalToConstant: 30),
                    ])
                }
            }
        }

        /// UILayoutGuide.h: `owningView` is the view that `-addLayoutGuide:` adds the guide to. A published guide constrains itself in its observer
        /// (github.com/steve228uk/MessengerKit, `KeyboardLayoutGuide`; the picture there has the field at the screen's bottom).
        @Test func guidesHearWhereTheyAre() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
            let guide = SelfPlacedGuide()
            view.addLayoutGuide(guide)
            view.layoutIfNeeded()
            #expect(guide.layoutFrame.minY == 170 && guide.layoutFrame.height == 30)
            view.removeLayoutGuide(guide)
            #expect(guide.owningView == nil && view.layoutGuides.isEmpty && view.constraints.isEmpty)
            guide.owningView = view
            #expect(view.layoutGuides == [guide])
        }

        private final class Picture: UIImage, @unchecked Sendable {
            var note = ""
            convenience init(note: String, _ image: CGImage) {
                self.init(cgImage: image)
                self.note = note
            }
        }
        private final class Titled: UIImage, @unchecked Sendable {
            let title: String
            init(title: String, image: CGImage) {
                self.title = title
                super.init(cgImage: image, scale: 2, orientation: .up)
            }
            required convenience init(imageLiteralResourceName name: String) { fatalError() }
            required init?(coder: NSCoder) { fatalError() }
        }

        @Test func imagesHaveThem() throws {
            let plain = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
            let image = try #require(plain.cgImage)
            let made = Picture(note: "a", image)
            #expect(made.note == "a" && made.size.width == CGFloat(image.width))
            #expect(Titled(title: "t", image: image).scale == 2)
            #expect(Picture().size == .zero)
        }

        private final class Shade: UIColor, @unchecked Sendable {
            var note = "x"
        }

        @Test func coloursHaveThem() {
            let shade = Shade(red: 1, green: 0, blue: 0, alpha: 1)
            #expect(shade.note == "x")
            var red: CGFloat = 0
            #expect(shade.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 1)
        }

        private final class Event: UIEvent {
            override var type: EventType { .motion }
        }
        private final class Update: UICollectionViewUpdateItem {
            override var updateAction: Action { .move }
        }

        @Test func eventsAndUpdatesHaveThem() {
            #expect(Event().type == .motion && Event().allTouches?.isEmpty != false)
            #expect(Update().updateAction == .move && Update().indexPathBeforeUpdate == nil)
        }
    }
}
