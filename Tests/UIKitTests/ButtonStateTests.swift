import Testing

@testable import UIKit

/// What buttons look like that are selected, pressed or disabled.
@MainActor @Suite(.serialized) struct ButtonStateTests {
    private func laidOut(_ button: UIButton) -> UIButton {
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        button.layoutIfNeeded()
        return button
    }

    private func picture(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }

    /// Published pictures of both types in every state (iOS 13.3 simulator): of a system button with a title the tint is around the
    /// title, which is white; of one with a picture alone it is around the picture.
    @Test func aSelectedSystemButtonStandsOnItsTint() throws {
        for isPicture in [false, true] {
            let button = UIButton(type: .system)
            if isPicture { button.setImage(picture(20), for: .normal) }
            if !isPicture { button.setTitle("Follow", for: .normal) }
            button.tintColor = .systemRed
            #expect(button.selectionMark == nil)
            let size = button.intrinsicContentSize
            button.isSelected = true
            let mark = try #require(laidOut(button).selectionMark)
            #expect(!mark.isHidden && mark.backgroundColor == .systemRed && mark.layer.cornerRadius > 0)
            let content = try #require(isPicture ? button.imageView?.frame : button.titleLabel?.frame)
            // A frame is kept as bounds and a centre, whose last digits differ.
            #expect(mark.frame.insetBy(dx: -0.001, dy: -0.001).contains(content), "\(mark.frame) \(content)")
            #expect(mark.frame.width > content.width + 1)
            let order = button.subviews.firstIndex(of: mark) ?? .max
            #expect(order < (button.subviews.firstIndex { $0 is UILabel || $0 is UIImageView } ?? 0))
            if isPicture {
                // A picture that takes the tint would not be seen on it.
                #expect(button.imageView?.image?.renderingMode == .alwaysOriginal)
            } else {
                #expect(button.titleLabel?.textColor == .white)
            }
            #expect(button.intrinsicContentSize == size)
            button.isSelected = false
            #expect(mark.isHidden && button.titleLabel?.textColor == .systemRed)
            if isPicture { #expect(button.imageView?.image?.renderingMode == .alwaysTemplate) }
        }
    }

    /// A colour of the state is the app's (documentation of `setTitleColor(_:for:)`).
    @Test func aTitleColourOfTheSelectedStateIsHeeded() {
        let button = UIButton(type: .system)
        button.setTitle("Follow", for: .normal)
        button.setTitleColor(.black, for: .selected)
        button.isSelected = true
        #expect(button.titleLabel?.textColor == .black)
    }

    /// Public answers to "remove the blue box behind a selected button": the type custom has none, nor has a button with a background
    /// picture of its own; the same pictures as above show none behind a custom button.
    @Test func otherSelectedButtonsHaveNoTintBehindThem() {
        let custom = UIButton(type: .custom)
        custom.setTitle("Follow", for: .normal)
        let pictured = UIButton(type: .system)
        pictured.setTitle("Follow", for: .normal)
        pictured.setBackgroundImage(picture(30), for: .normal)
        let configured = UIButton(configuration: .filled())
        for button in [custom, pictured, configured] {
            button.isSelected = true
            #expect(laidOut(button).selectionMark?.isHidden != false)
        }
        #expect(custom.titleLabel?.textColor == .white, "as custom buttons are")
        // It comes with the old look, and goes with it.
        let changed = UIButton(type: .system)
        changed.setTitle("Follow", for: .normal)
        changed.isSelected = true
        changed.configuration = .plain()
        #expect(changed.selectionMark?.isHidden == true)
        changed.configuration = nil
        #expect(changed.selectionMark?.isHidden == false)
    }

    // MARK: Pressed and disabled

    /// The same pictures: a custom button's title stays while it is pressed or disabled; a system button's is paler, and grey.
    @Test func aCustomButtonsTitleStays() {
        for (type, color) in [(UIButton.ButtonType.custom, UIColor.systemPink), (.system, .tertiaryLabel)] {
            let button = UIButton(type: type)
            button.setTitle("Next", for: .normal)
            button.setTitleColor(.systemPink, for: .normal)
            button.isHighlighted = true
            #expect((button.titleLabel?.alpha == 1) == (type == .custom))
            button.isHighlighted = false
            button.isEnabled = false
            #expect(button.titleLabel?.textColor == color && button.titleLabel?.alpha == 1)
        }
    }

    /// The same pictures, and documentation of `adjustsImageWhenHighlighted` and `adjustsImageWhenDisabled`: pictures are changed where the app has
    /// none for the state, unless these say otherwise.
    @Test func aCustomButtonsPicturesAreAdjusted() {
        let (image, ground) = (picture(20), picture(40))
        let button = UIButton(type: .custom)
        button.setImage(image, for: .normal)
        button.setBackgroundImage(ground, for: .normal)
        let parts = { [button.imageView, button.background] }
        button.isHighlighted = true
        for (part, whole) in zip(parts(), [image, ground]) {
            #expect(part?.image !== whole && part?.image?.size == whole.size && part?.alpha == 1)
        }
        button.adjustsImageWhenHighlighted = false
        #expect(button.imageView?.image === image && button.background?.image === ground)
        button.isHighlighted = false
        button.isEnabled = false
        for part in parts() { #expect((part?.alpha ?? 1) < 1) }
        button.adjustsImageWhenDisabled = false
        for part in parts() { #expect(part?.alpha == 1) }
        button.adjustsImageWhenDisabled = true
        let own = picture(20)
        button.setImage(own, for: .disabled)
        #expect(button.imageView?.image === own && button.imageView?.alpha == 1)
    }

    /// The same pictures: a disabled system button's picture is grey.
    @Test func aSystemButtonsPictureIsGreyWhileItIsDisabled() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.isEnabled = false
        #expect(button.imageView?.image?.values.tint == .tertiaryLabel && button.imageView?.alpha == 1)
        button.isEnabled = true
        #expect(button.imageView?.image?.values.tint == nil)
    }

    // MARK: Configurations

    private func light(_ color: UIColor?) -> CGColor? {
        color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor
    }

    private func background(_ button: UIButton) -> CGColor? {
        light(laidOut(button).configured?.background.configuration.backgroundColor)
    }

    private func selected(_ configuration: UIButton.Configuration) -> UIButton {
        var configuration = configuration
        configuration.title = "Follow"
        let button = UIButton(configuration: configuration)
        button.isSelected = true
        return button
    }

    /// Documentation of `automaticallyUpdateForSelection`: true of plain, gray and tinted configurations, whose style then follows the
    /// selected state. What it follows to is told by the steps of Apple's four styles: none, gray, a shade of the tint, the tint.
    @Test func configurationsFollowTheSelectedState() {
        typealias Look = UIButton.Configuration
        let following = [Look.plain(), .gray(), .tinted(), .borderless(), .bordered(), .borderedTinted()]
        let staying = [Look.filled(), .borderedProminent(), .glass(), .prominentGlass(), .clearGlass()]
        for look in following { #expect(look.automaticallyUpdateForSelection) }
        for look in staying { #expect(!look.automaticallyUpdateForSelection) }
        func normal(_ look: Look) -> UIButton {
            let button = selected(look)
            button.isSelected = false
            return button
        }
        let tinted = background(normal(.tinted()))
        #expect(background(selected(.plain())) == tinted && background(selected(.gray())) == tinted)
        #expect(background(selected(.tinted())) == background(normal(.filled())))
        #expect(selected(.tinted()).titleLabel?.textColor == .white)
        #expect(selected(.plain()).titleLabel?.textColor == normal(.plain()).titleLabel?.textColor)
        #expect(background(normal(.plain())) == light(.clear))
        for look in staying {
            #expect(background(selected(look)) == background(normal(look)))
        }
    }

    /// What the app says stays: that the look does not follow, a colour of the background ("preserves custom values set on the
    /// configuration", documentation of `updated(for:)`), a base colour that is clear.
    @Test func theAppHasTheLastWordAboutTheSelectedLook() {
        var still = UIButton.Configuration.plain()
        still.automaticallyUpdateForSelection = false
        #expect(background(selected(still)) == light(.clear))
        var own = UIButton.Configuration.gray()
        own.background.backgroundColor = .systemYellow
        #expect(background(selected(own)) == light(.systemYellow))
        var clear = UIButton.Configuration.plain()
        clear.baseBackgroundColor = .clear
        #expect(background(selected(clear)) == light(.clear))
        let handled = selected(.tinted())
        handled.configurationUpdateHandler = {
            $0.configuration?.background.backgroundColor = $0.isSelected ? .systemGreen : .systemGray
        }
        #expect(background(handled) == light(.systemGreen))
        handled.isSelected = false
        #expect(background(handled) == light(.systemGray))
    }

    /// Documentation of `changesSelectionAsPrimaryAction`: without a menu a tap switches the selected state.
    @Test func aToggleLooksSelectedAfterATap() {
        let button = UIButton(configuration: .gray())
        button.setTitle("Follow", for: .normal)
        button.changesSelectionAsPrimaryAction = true
        let before = background(button)
        let root = UIView()
        root.addSubview(button)
        let stage = Stage(showing: root)
        button.frame = CGRect(x: 40, y: 200, width: 120, height: 40)
        stage.frame()
        stage.tap(CGPoint(x: 100, y: 220))
        #expect(button.isSelected && background(button) != before)
    }

    /// With glass it is the glass that has the tint of a selected item, as under a prominent one; before iOS 26 it is the button.
    @Test(arguments: [18, 26]) func aSelectedBarButtonStandsOnItsTint(release: Int) throws {
        let screen = UIViewController()
        let item = UIBarButtonItem(
            image: UIImage(systemName: "flag"), style: .plain, target: nil, action: nil)
        screen.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: screen)
        let stage = Stage(navigation) { $0.systemRelease = release }
        item.isSelected = true
        stage.frame()
        let unit = try #require(navigation.navigationBar.itemViews.first?.view)
        let button = try #require(
            unit as? UIButton
                ?? unit.subviews.flatMap { [$0] + $0.subviews }.compactMap { $0 as? UIButton }.first)
        #expect(button.isSelected)
        #expect((button.selectionMark?.isHidden == false) == (release < 26))
        if let glass = unit as? BarPlatterView {
            #expect((glass.effect as? UIGlassEffect)?.tintColor == navigation.navigationBar.tintColor)
            #expect(button.tintColor == .white)
        }
    }
}
