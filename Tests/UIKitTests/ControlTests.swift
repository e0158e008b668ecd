import QuartzCore
import Testing

@testable import UIKit

@MainActor
struct ControlTests {
    private final class Screen: UIResponder {
        let root = UIView()
        let button = UIButton(type: .system)
        let stage: Stage
        var events: [String] = []
        let inside = CGPoint(x: 150, y: 120)

        override init() {
            stage = Stage(showing: root)
            super.init()
            button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
            root.addSubview(button)
            for (event, name) in [
                (UIControl.Event.touchDown, "down"), (.touchUpInside, "upInside"),
                (.touchUpOutside, "upOutside"),
                (.touchCancel, "cancel"), (.touchDragExit, "exit"), (.primaryActionTriggered, "primary"),
            ] {
                button.addAction(UIAction { [unowned self] _ in self.events.append(name) }, for: event)
            }
            stage.frame()
        }

        func pressed(_ sender: UIButton) { events.append("pressed \(sender.currentTitle ?? "-")") }
    }

    @Test func tapSendsDownUpInsideAndPrimary() {
        let s = Screen()
        s.stage.tap(s.inside)
        #expect(s.events == ["down", "upInside", "primary"])
        #expect(!s.button.isHighlighted)
    }

    /// Documentation of `isTouchInside`: "whether a tracked touch event is currently inside the control's bounds"; so custom controls ask it
    /// in `endTracking`, and their targets when it ends.
    @Test func aControlKnowsWhereItsTouchEnds() {
        final class Knob: UIControl {
            var ends: [Bool] = []
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ends.append(isTouchInside) }
        }
        let (root, knob) = (UIView(), Knob(frame: CGRect(x: 100, y: 100, width: 100, height: 40)))
        root.addSubview(knob)
        let stage = Stage(showing: root)
        var heard: [Bool] = []
        knob.addAction(
            UIAction { heard.append(($0.sender as? UIControl)?.isTouchInside == true) },
            for: [.touchUpInside, .touchUpOutside])
        let inside = CGPoint(x: 150, y: 120)
        stage.tap(inside)
        stage.press(inside, step: CGVector(dx: 0, dy: 50), steps: 5)
        stage.touch(.ended, CGPoint(x: 150, y: 370))
        #expect(knob.ends == [true, false] && heard == [true, false])
        #expect(!knob.isTouchInside)
    }

    @Test func aPictureIsNoLargerThanItsButton() {
        let button = UIButton(type: .custom)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 48)).image { _ in }
        button.setImage(picture, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        #expect(button.imageRect(forContentRect: button.bounds) == button.bounds)
        button.frame.size = CGSize(width: 100, height: 100)
        #expect(
            button.imageRect(forContentRect: button.bounds) == CGRect(x: 18, y: 26, width: 64, height: 48))
        button.contentHorizontalAlignment = .fill
        button.contentVerticalAlignment = .fill
        #expect(button.imageRect(forContentRect: button.bounds) == button.bounds)
    }

    @Test func aTitleForAStateMakesRoomForItself() {
        let root = UIView()
        let button = UIButton(type: .custom)
        button.setTitle("No", for: .normal)
        button.setTitle("A longer title", for: .selected)
        button.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(button)
        button.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        let stage = Stage(showing: root)
        let before = button.frame.width
        button.isSelected = true
        stage.frame()
        #expect(button.frame.width > before + 50)
        #expect(button.frame.width == button.intrinsicContentSize.width)
    }

    @Test func aWindowWithoutAFrameFillsTheScreen() {
        _ = Screen()
        #expect(UIWindow().frame == UIScreen.main.bounds)
    }

    @Test func fingerThatLeavesSendsExitAndUpOutside() {
        let s = Screen()
        s.stage.press(s.inside, step: CGVector(dx: 0, dy: 40), steps: 1)
        #expect(s.button.isHighlighted, "within seventy points counts as inside")
        s.stage.move(s.inside, step: CGVector(dx: 0, dy: 60), steps: 4)
        #expect(!s.button.isHighlighted)
        s.stage.touch(.ended, CGPoint(x: 150, y: 360))
        #expect(s.events == ["down", "exit", "upOutside"])
    }

    @Test func disabledControlSendsNothing() {
        let s = Screen()
        s.button.isEnabled = false
        s.stage.tap(s.inside)
        #expect(s.events.isEmpty)
    }

    @Test func targetsGetTheSenderAndCanBeRemoved() {
        let s = Screen()
        s.button.setTitle("More", for: .normal)
        let action = Selector._of("pressed", Screen.pressed)
        s.button.addTarget(s, action: action, for: .touchUpInside)
        s.button.addTarget(s, action: action, for: .touchUpInside)
        s.stage.tap(s.inside)
        #expect(s.events.count { $0 == "pressed More" } == 1, "the same target twice is one")
        #expect(s.button.actions(forTarget: s, forControlEvent: .touchUpInside) == ["pressed:"])
        s.button.removeTarget(s, action: nil, for: .allEvents)
        s.stage.tap(s.inside)
        #expect(s.events.count { $0 == "pressed More" } == 1)
    }

    @Test func buttonsOwnTapWinsOverATapRecogniserAbove() {
        let s = Screen()
        var taps = 0
        let tap = UITapGestureRecognizer()
        tap.handlers.append { _ in taps += 1 }
        s.root.addGestureRecognizer(tap)
        s.stage.tap(s.inside)
        #expect(taps == 0 && s.events.contains("upInside"))
        s.stage.tap(CGPoint(x: 20, y: 400))
        #expect(taps == 1)
    }

    @Test func dragOnAButtonInAListScrollsAndPressesNothing() {
        let s = Screen()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 393, height: 2000)
        s.root.addSubview(list)
        list.addSubview(s.button)
        s.stage.frame()
        s.stage.drag(s.inside, step: CGVector(dx: 0, dy: -10), steps: 5, hold: 0.2)
        #expect(list.contentOffset.y == 40)
        #expect(s.events.isEmpty)
    }

    @Test func buttonTitlesFollowTheState() {
        let button = UIButton(type: .custom)
        button.setTitle("on", for: .normal)
        button.setTitle("off", for: .disabled)
        #expect(button.titleLabel?.text == "on")
        button.isEnabled = false
        #expect(button.titleLabel?.text == "off")
        button.isEnabled = true
        button.isSelected = true
        #expect(button.titleLabel?.text == "on", "falls back to the normal title")
    }

    /// The size of buttons without configuration, from a public layout library's tests, which compare its arithmetic with
    /// UIButton's on the iOS simulator: without picture and insets of one's own at least 30 wide and a line and 12 points
    /// high; with either just what there is, but a line of the title though it is empty.
    @Test func plainButtonsHaveTheSizeOfPictureAndLine() {
        func size(_ type: UIButton.ButtonType, picture: CGFloat? = nil, inset: CGFloat = 0) -> CGSize {
            let button = UIButton(type: type)
            button.setTitle("", for: .normal)
            button.contentEdgeInsets = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
            if let picture {
                let size = CGSize(width: picture, height: picture)
                button.setImage(UIGraphicsImageRenderer(size: size).image { _ in }, for: .normal)
            }
            return button.intrinsicContentSize
        }
        #expect(size(.custom) == CGSize(width: 30, height: 34))
        #expect(size(.system) == CGSize(width: 30, height: 30))
        #expect(size(.custom, inset: 1) == CGSize(width: 2, height: 24))
        #expect(size(.custom, picture: 10) == CGSize(width: 10, height: 22))
        #expect(size(.custom, picture: 20, inset: 1) == CGSize(width: 22, height: 24))
        #expect(size(.system, picture: 10) == CGSize(width: 10, height: 18))
        #expect(size(.infoLight, picture: 10) == CGSize(width: 10, height: 10))
    }

    /// UIButton.h: info and contact buttons have pictures of their own.
    @Test(arguments: [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close])
    func buttonsOfATypeShowItsPicture(_ type: UIButton.ButtonType) throws {
        let button = UIButton(type: type)
        let picture = try #require(button.image(for: .normal))
        #expect(
            button.imageView?.image != nil && button.intrinsicContentSize.width >= picture.size.width - 0.5)
        // Such a button is given to cells, bars and callouts as it is made (Apple's samples); one with a title has no
        // size before it is laid out.
        #expect(button.frame == CGRect(origin: .zero, size: button.intrinsicContentSize))
        #expect(UIButton(type: .system).frame == .zero)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryView = UIButton(type: type)
        cell.layoutIfNeeded()
        #expect(cell.accessoryView?.frame.width == button.bounds.width && cell.contentView.frame.width < 300)
    }

    @Test func pictureStandsBeforeTheTitleAndAfterItFromRightToLeft() {
        let button = UIButton(type: .custom)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        button.setImage(picture, for: .normal)
        #expect(button.intrinsicContentSize.width == 20, "a picture has no space around")
        button.setTitle("More", for: .normal)
        let title = button.titleLabel?.intrinsicContentSize ?? .zero
        #expect(button.intrinsicContentSize.width == ceil(title.width + 20))
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        button.layoutIfNeeded()
        #expect((button.imageView?.frame.maxX ?? 0) <= (button.titleLabel?.frame.minX ?? 0) + 0.5)
        button.semanticContentAttribute = .forceRightToLeft
        button.layoutIfNeeded()
        #expect((button.titleLabel?.frame.maxX ?? 0) <= (button.imageView?.frame.minX ?? 0) + 0.5)
    }

    @Test func pageControlTurnsTowardsTheTap() {
        let control = UIPageControl()
        control.numberOfPages = 4
        control.currentPage = 9
        #expect(control.currentPage == 3)
        control.currentPage = 1
        let stage = Stage(showing: UIView())
        control.frame = CGRect(x: 100, y: 100, width: 92, height: 26)
        stage.window.rootViewController?.view.addSubview(control)
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        stage.tap(CGPoint(x: 180, y: 113))
        #expect(control.currentPage == 2 && changes == 1)
        stage.tap(CGPoint(x: 110, y: 113))
        #expect(control.currentPage == 1 && changes == 2)
    }

    @Test func spinnerTurnsOnlyWhileItAnimates() {
        let stage = Stage(showing: UIView())
        let spinner = UIActivityIndicatorView(style: .medium)
        stage.window.rootViewController?.view.addSubview(spinner)
        #expect(spinner.isHidden && spinner.intrinsicContentSize == CGSize(width: 20, height: 20))
        spinner.startAnimating()
        stage.advance(by: 0.3)
        #expect(!spinner.isHidden && spinner.subviews[0].transform != .identity)
        spinner.stopAnimating()
        #expect(spinner.isHidden && spinner.subviews[0].transform == .identity)
    }
}
