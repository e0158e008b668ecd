import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct ButtonConfigurationTests {
    private func picture(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }

    private func laidOut(_ configuration: UIButton.Configuration, width: CGFloat? = nil) -> UIButton {
        let button = UIButton(configuration: configuration)
        var size = button.intrinsicContentSize
        if let width { size.width = width }
        button.frame = CGRect(origin: .zero, size: size)
        button.layoutIfNeeded()
        return button
    }

    /// Arithmetic: insets of 12 at both sides leave nothing of 10 points, so that no title is seen.
    @Test(arguments: [CGFloat(0), 10])
    func insetsMayTakeMoreThanThereIs(_ width: CGFloat) {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Share"
        let configured = laidOut(configuration, width: width)
        #expect(configured.titleLabel?.frame.width == 0)
        let plain = UIButton(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        plain.setTitle("Share", for: .normal)
        plain.contentEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
        plain.layoutIfNeeded()
        #expect(plain.titleLabel?.frame.width == 0)
    }

    /// Recorded (github.com/essentialdevelopercom/essential-feed-case-study @52840a3, iOS 26.1). Sizes of body text: Apple's design guidelines.
    @Test func fontsOfATitleFollowTheTextSize() {
        var device = DeviceConfiguration()
        device.category = .extraExtraExtraLarge
        Stage.setDevice(device)
        defer { Stage.setDevice(DeviceConfiguration()) }
        func shown(_ font: UIFont) -> CGFloat? {
            var configuration = UIButton.Configuration.plain()
            configuration.attributedTitle = AttributedString(
                "Share", attributes: AttributeContainer([.font: font]))
            return laidOut(configuration).titleLabel?.font.pointSize
        }
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
        #expect(body.pointSize == 17)
        #expect(shown(body) == 23)
        #expect(shown(.systemFont(ofSize: 17)) == 17)
    }

    /// Recorded (github.com/ephread/Instructions @0f3efa7: a plain button whose title was given a colour before, iOS 17).
    @Test func aTitleKeepsTheColourOfItsState() {
        let button = UIButton(type: .custom)
        button.setTitleColor(.black, for: .normal)
        button.configuration = .plain()
        button.setTitle("Skip", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.textColor == .black)
        button.configuration?.baseForegroundColor = .red
        button.layoutIfNeeded()
        #expect(button.titleLabel?.textColor == .red)
    }

    @Test func thePictureStandsAboveTheTitle() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Share"
        configuration.image = picture(24)
        configuration.imagePlacement = .top
        configuration.imagePadding = 4
        let button = laidOut(configuration)
        let title = button.titleLabel?.intrinsicContentSize ?? .zero
        #expect(abs(button.intrinsicContentSize.height - (7 + 24 + 4 + title.height + 7)) < 1e-9)
        #expect(abs((button.imageView?.frame.minY ?? 0) - 7) < 0.4)
        #expect(abs((button.titleLabel?.frame.minY ?? 0) - 35) < 0.4)
        #expect(button.configured?.background.configuration.backgroundColor == .systemBlue)
        #expect(button.backgroundColor == nil, "the button's own background is the app's")
    }

    @Test func theSubtitleStandsUnderTheTitleAndBothTurnTowardsThePicture() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "A rather long title"
        configuration.subtitle = "Short"
        configuration.titlePadding = 5
        var button = laidOut(configuration)
        let (title, subtitle) = (try #require(button.titleLabel), try #require(button.subtitleLabel))
        #expect(abs(subtitle.frame.minY - title.frame.maxY - 5) < 0.4)
        #expect(subtitle.textAlignment == .center)
        configuration.image = picture(10)
        configuration.imagePadding = 8
        button = laidOut(configuration)
        #expect(button.titleLabel?.textAlignment == .left)
        #expect(abs((button.titleLabel?.frame.minX ?? 0) - (12 + 10 + 8)) < 0.4)
        configuration.imagePlacement = .trailing
        button = laidOut(configuration)
        #expect(button.titleLabel?.textAlignment == .right)
    }

    @Test func transformersHaveTheLastWordAboutAttributes() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.boldSystemFont(ofSize: 31)
            return outgoing
        }
        let text = try #require(laidOut(configuration).titleLabel?.attributedText)
        #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 31)
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .white)
    }

    @Test func aTitleThatDoesNotFitWrapsAndTheButtonGrows() {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "A title that is longer than the button is wide"
        let oneLine = UIButton(configuration: configuration).intrinsicContentSize.height
        let button = UIButton(configuration: configuration)
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        holder.addSubview(button)
        button.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            button.widthAnchor.constraint(equalToConstant: 150),
            button.topAnchor.constraint(equalTo: holder.topAnchor),
            button.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
        ])
        holder.layoutIfNeeded()
        holder.layoutIfNeeded()
        #expect(button.frame.height > oneLine * 1.5, "\(button.frame)")
        configuration.titleLineBreakMode = .byTruncatingTail
        button.configuration = configuration
        holder.layoutIfNeeded()
        holder.layoutIfNeeded()
        #expect(abs(button.frame.height - oneLine) < 0.01, "\(button.frame)")
    }

    /// A button that once had too little room is as wide as its title wants when there is room again.
    @Test func aTitleThatHadToWrapStandsOnOneLineAgainWhereThereIsRoom() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "With a star"
        configuration.image = picture(20)
        configuration.imagePadding = 4
        let button = laidOut(configuration)
        let wanted = button.intrinsicContentSize
        button.frame.size.width = 80
        button.layoutIfNeeded()
        #expect(button.intrinsicContentSize.height > wanted.height)
        #expect(button.intrinsicContentSize.width == wanted.width)
        button.frame.size = wanted
        button.layoutIfNeeded()
        #expect(button.intrinsicContentSize == wanted)
    }

    /// UIKit: the title of a configuration has the text style body for the reader's text size (Apple's documentation of
    /// UIButton.Configuration: buttons support Dynamic Type). 17 and 53 points are body's sizes (design guidelines).
    @Test func theTitleFollowsTheReadersTextSizeInAndOutOfStacks() {
        let stage = Stage()
        let inside = UIButton(configuration: .filled())
        let alone = UIButton(configuration: .plain())
        for button in [inside, alone] { button.configuration?.title = "Ok" }
        let stack = UIStackView(arrangedSubviews: [inside])
        let controller = UIViewController()
        controller.view.addSubview(stack)
        controller.view.addSubview(alone)
        stage.show(controller)
        func sizes() -> [CGFloat] {
            [inside, alone].compactMap {
                $0.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
            }.map(\.pointSize)
        }
        #expect(sizes() == [17, 17])
        stage.change { $0.category = .accessibilityExtraExtraExtraLarge }
        #expect(sizes() == [53, 53])
        // Made before the window, as apps make them, for a device that is already set so.
        let late = UIButton(configuration: .filled())
        late.configuration?.title = "Ok"
        #expect(late.intrinsicContentSize == inside.intrinsicContentSize)
    }

    @Test func theSpinnerTakesThePicturesPlace() {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Load"
        configuration.image = picture(20)
        configuration.showsActivityIndicator = true
        let button = laidOut(configuration)
        #expect(button.imageView?.image == nil && button.configured?.spinner != nil)
        configuration.showsActivityIndicator = false
        button.configuration = configuration
        #expect(button.imageView?.image != nil && button.configured?.spinner == nil)
    }

    @Test func theHandlerRunsOnceForEachChangeOfState() {
        let button = UIButton(configuration: .filled())
        var states: [Bool] = []
        button.configurationUpdateHandler = { button in
            states.append(button.isHighlighted)
            button.configuration?.title = button.isHighlighted ? "down" : "up"
        }
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(states == [false] && button.titleLabel?.text == "up")
        button.isHighlighted = true
        button.layoutIfNeeded()
        #expect(states == [false, true] && button.titleLabel?.text == "down")
    }

    @Test func cornersAndColoursOfTheBackgroundFollow() {
        var configuration = UIButton.Configuration.filled()
        configuration.cornerStyle = .capsule
        configuration.background.strokeWidth = 2
        let capsule = laidOut(configuration)
        var background = capsule.configured?.background.configuration
        #expect(background?.cornerRadius == capsule.bounds.height / 2)
        #expect(background?.strokeWidth == 2)
        configuration.background.backgroundColor = .systemPink
        configuration.cornerStyle = .fixed
        configuration.background.cornerRadius = 3
        background = laidOut(configuration).configured?.background.configuration
        #expect(background?.backgroundColor == .systemPink && background?.cornerRadius == 3)
    }

    @Test func withoutAConfigurationTheOldLookComesBack() {
        let button = UIButton(type: .system)
        button.setTitle("Old", for: .normal)
        let size = button.intrinsicContentSize
        button.configuration = .filled()
        #expect(button.intrinsicContentSize != size && button.titleLabel?.text == "Old")
        button.configuration = nil
        #expect(button.intrinsicContentSize == size && button.configured == nil)
        #expect(button.titleLabel?.textColor == button.tintColor)
    }

    @Test func aSubclassPlacesItsTitleAndPictureItself() {
        final class Stacked: UIButton {
            override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: 10, y: 0, width: 20, height: 20)
            }
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: 0, y: 20, width: contentRect.width, height: 20)
            }
        }
        let button = Stacked(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        button.setTitle("Tab", for: .normal)
        button.setImage(picture(12), for: .normal)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 10, y: 0, width: 20, height: 20))
        #expect(button.titleLabel?.frame == CGRect(x: 0, y: 20, width: 40, height: 20))
    }

    @Test(arguments: [false, true])
    func baselinesAreThoseOfTheTitle(isConfigured: Bool) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let stage = Stage(showing: root)
        let button = UIButton(type: .system)
        button.setTitle("See All", for: .normal)
        if isConfigured {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "See All"
            configuration.contentInsets.top = 20
            configuration.image = picture(10)
            configuration.imagePlacement = .top
            button.configuration = configuration
        }
        let (headline, caption) = (UILabel(), UILabel())
        headline.text = "Fruit"
        caption.text = "Fruit"
        headline.font = .systemFont(ofSize: 34)
        let first = UIStackView(arrangedSubviews: [headline, button])
        first.alignment = .firstBaseline
        first.translatesAutoresizingMaskIntoConstraints = false
        caption.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(first)
        root.addSubview(caption)
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            caption.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            caption.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
        ])
        stage.frame()
        func baseline(_ label: UILabel) -> CGFloat {
            label.convert(CGPoint(x: 0, y: label.firstBaselineOffset ?? .nan), to: root).y
        }
        let title = baseline(button.titleLabel!)
        #expect(abs(baseline(headline) - title) < 0.67)
        #expect(abs(baseline(caption) - title) < 0.67)
    }
}
