import Foundation
import Testing

@testable import UIKit

/// A view with a property of its own, as Apple's Archives and Serializations guide has it.
final class ArchivedBadge: UIView {
    var count = 0
    private(set) var wasDecoded = false

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        count = coder.decodeInteger(forKey: "count")
        wasDecoded = true
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(count, forKey: "count")
    }
}

/// A card that copies itself with the constraint that it moves, as libraries of transitions do.
final class ArchivedCard: UIView {
    var gap: NSLayoutConstraint?

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        gap = coder.decodeObject(forKey: "gap") as? NSLayoutConstraint
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(gap, forKey: "gap")
    }
}

extension Idioms {
    /// A view copied by way of an archive, which is how apps copy views: `UIView` conforms to `NSCoding`, and what it
    /// has comes back (Apple's documentation of `UIView.init(coder:)` and `NSCoding`). That the layer's own
    /// properties, targets and delegates do not is what apps that copy views find (public answers to "duplicate a
    /// UIView").
    @Suite @MainActor struct ViewArchives {
        private func copy<View: UIView>(_ view: View) throws -> View {
            let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
            return try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? View)
        }

        @Test func aViewKeepsPlaceAndLook() throws {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
            (view.backgroundColor, view.alpha, view.tag) = (.systemTeal, 0.5, 7)
            (view.contentMode, view.autoresizingMask) = (.bottomLeft, [.flexibleWidth, .flexibleTopMargin])
            (view.isHidden, view.clipsToBounds, view.isUserInteractionEnabled) = (true, true, false)
            view.tintColor = .orange
            view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            view.accessibilityIdentifier = "box"
            view.setContentHuggingPriority(.required, for: .vertical)
            view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            view.layer.cornerRadius = 9
            let back = try copy(view)
            #expect(back !== view && back.frame == view.frame && back.bounds == view.bounds)
            #expect(back.backgroundColor == .systemTeal && back.alpha == 0.5 && back.tag == 7)
            #expect(back.contentMode == .bottomLeft)
            #expect(back.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
            #expect(back.isHidden && back.clipsToBounds && !back.isUserInteractionEnabled)
            #expect(back.tintColor == .orange && back.accessibilityIdentifier == "box")
            #expect(back.contentHuggingPriority(for: .vertical) == .required)
            #expect(back.contentHuggingPriority(for: .horizontal) == .defaultLow)
            #expect(back.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            #expect(back.layer.cornerRadius == CGFloat(0))
        }

        @Test func withoutATintOfItsOwnACopyTakesItsSuperviews() throws {
            let back = try copy(UIView())
            let parent = UIView()
            parent.tintColor = .purple
            parent.addSubview(back)
            #expect(back.tintColor == .purple)
        }

        @Test func subviewsComeInOrderWithTheirConstraints() throws {
            let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
            let label = UILabel()
            (label.text, label.numberOfLines, label.font) = ("Title", 0, .boldSystemFont(ofSize: 20))
            (label.textColor, label.textAlignment) = (.systemRed, .center)
            let dot = UIView()
            for view in [label, dot] {
                view.translatesAutoresizingMaskIntoConstraints = false
                card.addSubview(view)
            }
            let gap = dot.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8)
            gap.identifier = "the gap"
            let soft = label.widthAnchor.constraint(equalToConstant: 500)
            soft.priority = .defaultLow
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
                label.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
                label.heightAnchor.constraint(equalTo: card.heightAnchor, multiplier: 0.5), gap, soft,
                dot.widthAnchor.constraint(equalToConstant: 10),
                dot.heightAnchor.constraint(equalToConstant: 10),
                dot.centerYAnchor.constraint(equalTo: label.centerYAnchor),
                dot.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
            ])
            let back = try copy(card)
            back.layoutIfNeeded()
            let title = try #require(back.subviews.first as? UILabel)
            #expect(back.subviews.count == 2 && title.text == "Title" && title.numberOfLines == 0)
            #expect(title.font == .boldSystemFont(ofSize: 20) && title.textColor == .systemRed)
            #expect(title.textAlignment == .center && !title.translatesAutoresizingMaskIntoConstraints)
            // Leading 12; trailing 20, the dot's 10 and the gap of 8 from the right; top margin 8; half as high.
            #expect(title.frame == CGRect(x: 12, y: 8, width: 150, height: 60))
            #expect(back.subviews[1].frame == CGRect(x: 170, y: 33, width: 10, height: 10))
            #expect(back.constraints.contains { $0.identifier == "the gap" && $0.constant == CGFloat(8) })
            #expect(title.constraints.contains { $0.priority == .defaultLow && $0.constant == CGFloat(500) })
        }

        /// An archive has an object once, however many refer to it (Apple's Archives and Serializations guide).
        @Test func aConstraintOfAnOutletIsTheCopysOwn() throws {
            let card = ArchivedCard(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let dot = UIView()
            dot.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(dot)
            let gap = dot.topAnchor.constraint(equalTo: card.topAnchor, constant: 12)
            card.gap = gap
            NSLayoutConstraint.activate([
                dot.leadingAnchor.constraint(equalTo: card.leadingAnchor), gap,
                dot.widthAnchor.constraint(equalToConstant: 10),
                dot.heightAnchor.constraint(equalToConstant: 10),
            ])
            let back = try copy(card)
            let outlet = try #require(back.gap)
            #expect(outlet !== gap && outlet.isActive && outlet.constant == CGFloat(12))
            #expect(outlet.firstItem === back.subviews.first && outlet.secondItem === back)
            outlet.constant = 30
            back.layoutIfNeeded()
            #expect(back.subviews.first?.frame == CGRect(x: 0, y: 30, width: 10, height: 10))
        }

        @Test func aConstraintAloneKeepsItsNumbers() throws {
            let height = UIView().heightAnchor.constraint(equalToConstant: 7)
            (height.identifier, height.priority) = ("height", .defaultLow)
            let data = try NSKeyedArchiver.archivedData(withRootObject: height, requiringSecureCoding: false)
            let back = try #require(
                try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? NSLayoutConstraint)
            #expect(back !== height && back.constant == CGFloat(7) && !back.isActive)
            #expect(back.identifier == "height" && back.priority == .defaultLow)
        }

        @Test func aSubclassKeepsWhatItAdds() throws {
            let badge = ArchivedBadge(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            badge.count = 12
            let row = UIStackView(arrangedSubviews: [badge, UIView()])
            (row.axis, row.spacing, row.distribution) = (.vertical, 6, .equalSpacing)
            let back = try copy(row)
            #expect(
                back.axis == .vertical && back.spacing == CGFloat(6) && back.distribution == .equalSpacing)
            #expect(back.arrangedSubviews == back.subviews && back.arrangedSubviews.count == 2)
            let copied = try #require(back.arrangedSubviews.first as? ArchivedBadge)
            #expect(copied.count == 12 && copied.wasDecoded)
        }

        @Test func buttonsKeepWhatEachStateShows() throws {
            let badge = ArchivedBadge()
            let button = UIButton(type: .custom)
            button.addTarget(badge, action: Selector(("tapped")), for: .touchUpInside)
            button.setTitle("Buy", for: .normal)
            button.setTitle("Sold", for: .disabled)
            button.setTitleColor(.magenta, for: .normal)
            button.setImage(UIImage(systemName: "cart"), for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 30)
            button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
            button.isSelected = true
            button.sizeToFit()
            let back = try copy(button)
            #expect(back.buttonType == .custom && back.isSelected && back.titleLabel?.font.pointSize == 30)
            #expect(back.title(for: .normal) == "Buy" && back.title(for: .disabled) == "Sold")
            #expect(
                back.titleColor(for: .normal) == .magenta && back.image(for: .normal)?.isSymbolImage == true)
            #expect(back.contentEdgeInsets == button.contentEdgeInsets && back.allTargets.isEmpty)
            #expect(back.sizeThatFits(.zero) == button.sizeThatFits(.zero))
            #expect(try copy(UIButton(type: .system)).buttonType == .system)
        }

        @Test func controlsKeepTheirValues() throws {
            let toggle = UISwitch()
            (toggle.isOn, toggle.onTintColor) = (true, .brown)
            let slider = UISlider()
            (slider.minimumValue, slider.maximumValue, slider.value) = (10, 90, 40)
            let segments = UISegmentedControl(items: ["A", "B", "C"])
            segments.selectedSegmentIndex = 2
            let field = UITextField()
            (field.text, field.placeholder, field.borderStyle) = ("typed", "hint", .roundedRect)
            (field.isSecureTextEntry, field.keyboardType) = (true, .emailAddress)
            let pages = UIPageControl()
            (pages.numberOfPages, pages.currentPage) = (5, 3)
            let box = UIView()
            for view in [toggle, slider, segments, field, pages] { box.addSubview(view) }
            let views = try copy(box).subviews
            let backToggle = try #require(views[0] as? UISwitch)
            #expect(backToggle.isOn && backToggle.onTintColor == .brown)
            #expect(backToggle.subviews.count == toggle.subviews.count)
            let backSlider = try #require(views[1] as? UISlider)
            #expect(backSlider.minimumValue == 10 && backSlider.maximumValue == 90 && backSlider.value == 40)
            let backSegments = try #require(views[2] as? UISegmentedControl)
            #expect(backSegments.numberOfSegments == 3 && backSegments.titleForSegment(at: 1) == "B")
            #expect(backSegments.selectedSegmentIndex == 2)
            let backField = try #require(views[3] as? UITextField)
            #expect(backField.text == "typed" && backField.placeholder == "hint")
            #expect(backField.borderStyle == .roundedRect && backField.isSecureTextEntry)
            #expect(backField.keyboardType == .emailAddress)
            let backPages = try #require(views[4] as? UIPageControl)
            #expect(backPages.numberOfPages == 5 && backPages.currentPage == 3)
        }

        @Test func attributedTextKeepsItsRuns() throws {
            let style = NSMutableParagraphStyle()
            (style.lineSpacing, style.alignment, style.lineBreakMode) = (4, .right, .byTruncatingMiddle)
            let text = NSMutableAttributedString(
                string: "one two", attributes: [.paragraphStyle: style, .kern: CGFloat(1.5)])
            text.addAttribute(
                .foregroundColor, value: UIColor.systemBlue, range: NSRange(location: 4, length: 3))
            let label = UILabel()
            label.attributedText = text
            let back = try #require(try copy(label).attributedText)
            #expect(back.string == "one two")
            let first = back.attributes(at: 0, effectiveRange: nil)
            #expect((first[.kern] as? NSNumber)?.doubleValue == 1.5)
            #expect((first[.paragraphStyle] as? NSParagraphStyle) == style)
            let second = back.attributes(at: 5, effectiveRange: nil)
            #expect(second[.foregroundColor] as? UIColor == .systemBlue)
        }

        @Test func cellsKeepWhatTheAppPutIntoThem() throws {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "book")
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Author"
            cell.accessoryType = .disclosureIndicator
            let own = UIView(frame: CGRect(x: 5, y: 5, width: 8, height: 8))
            own.tag = 3
            cell.contentView.addSubview(own)
            cell.contentView.backgroundColor = .yellow
            let back = try copy(cell)
            #expect(back.reuseIdentifier == "book" && back.accessoryType == .disclosureIndicator)
            #expect(back.textLabel?.text == "Title" && back.detailTextLabel?.text == "Author")
            #expect(back.contentView.backgroundColor == .yellow)
            #expect(back.contentView.viewWithTag(3)?.frame == own.frame)
            #expect(back.contentView.subviews.count == cell.contentView.subviews.count)
        }
    }
}
