import Testing

@testable import UIKit

/// Where symbols, buttons and bars' controls meet layout and text. Each test says where its expectation comes from.
@MainActor @Suite(.serialized) struct ControlJointTests {
    /// WWDC 2019, session 206: symbols stand on the baseline of the text beside them. In a stack of equal baselines the middle of the
    /// symbol is the middle of a capital letter: .7046 of 17 points are 12 high.
    @Test func symbolsStandOnTheBaseline() {
        let label = UILabel()
        label.text = "Text"
        label.font = .systemFont(ofSize: 17)
        let picture = UIImageView(image: UIImage(systemName: "chevron.right"))
        let row = UIStackView(arrangedSubviews: [label, picture])
        row.alignment = .firstBaseline
        row.translatesAutoresizingMaskIntoConstraints = false
        let host = UIView()
        host.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: host.topAnchor, constant: 100),
            row.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        ])
        let stage = Stage(showing: host)
        stage.advance(by: 0.1)
        let baseline = label.frame.minY + (label.firstBaselineOffset ?? 0)
        #expect(abs(picture.frame.midY - (baseline - 0.7046 * 17 / 2)) < 0.5)
    }

    /// WWDC 2019, session 206: symbols with a text style scale with the reader's text size, while the screen is shown, too.
    @Test func symbolsOfATextStyleFollowTheTextSize() {
        let plain = UIImageView(image: UIImage(systemName: "star"))
        let styled = UIImageView(
            image: UIImage(
                systemName: "star", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body)))
        let host = UIView()
        host.addSubview(plain)
        host.addSubview(styled)
        let stage = Stage(showing: host)
        let before = (plain.intrinsicContentSize, styled.intrinsicContentSize)
        stage.change { $0.category = .accessibilityExtraLarge }
        #expect(plain.intrinsicContentSize == before.0)
        #expect(styled.intrinsicContentSize.height > before.1.height * 1.5)
    }

    /// A button whose title's font follows the text size asks for another size.
    @Test func aButtonGrowsWithItsTitle() {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        let stage = Stage(showing: UIView())
        stage.window.rootViewController?.view.addSubview(button)
        let before = button.intrinsicContentSize
        stage.change { $0.category = .accessibilityExtraLarge }
        #expect(button.intrinsicContentSize.height > before.height * 1.3)
    }

    /// The documentation of `firstBaseline`: the stack aligns its views by their first baselines, whatever the text size was before.
    @Test func titlesStayOnTheBaselineWithAnotherTextSize() throws {
        let label = UILabel()
        label.text = "Title"
        label.font = .preferredFont(forTextStyle: .title3)
        label.adjustsFontForContentSizeCategory = true
        let button = UIButton(type: .system)
        button.setTitle("See All", for: .normal)
        let title = try #require(button.titleLabel)
        title.font = .preferredFont(forTextStyle: .subheadline)
        title.adjustsFontForContentSizeCategory = true
        let row = UIStackView(arrangedSubviews: [label, button])
        row.alignment = .firstBaseline
        row.translatesAutoresizingMaskIntoConstraints = false
        let host = UIView()
        host.addSubview(row)
        row.topAnchor.constraint(equalTo: host.topAnchor, constant: 100).isActive = true
        row.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
        let stage = Stage(showing: host)
        for category: UIContentSizeCategory in [.accessibilityExtraLarge, .small, .extraExtraLarge, .large] {
            stage.change { $0.category = category }
            let first = label.frame.minY + (label.firstBaselineOffset ?? 0)
            let other = button.frame.minY + title.frame.minY + (title.firstBaselineOffset ?? 0)
            // Either frame is rounded to pixels, thirds of a point.
            #expect(abs(first - other) < 0.7, "\(category.rawValue)")
        }
    }

    /// WWDC 2021, session 10064: titles of configured buttons have as many lines as they need; `init(frame:primaryAction:)` of any control:
    /// its own change is its primary action.
    @Test func aConfiguredButtonWrapsWhereItIsFitted() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "A title that does not stand on one line of so narrow a button"
        let button = UIButton(configuration: configuration)
        let stage = Stage(showing: UIView())
        let line = button.sizeThatFits(CGSize(width: 10_000, height: 10_000))
        let narrow = button.sizeThatFits(CGSize(width: 200, height: 10_000))
        #expect(narrow.width <= 200 && narrow.height > line.height + 15)
        let host = UIView()
        button.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: host.topAnchor),
            button.bottomAnchor.constraint(equalTo: host.bottomAnchor),
            button.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: host.trailingAnchor),
        ])
        let fitted = host.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(fitted.height == narrow.height)
        _ = stage
    }

    @Test func aRefreshControlPerformsItsPrimaryAction() {
        let table = UITableView(frame: .zero)
        var count = 0
        table.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
        let stage = Stage(showing: table)
        stage.advance(by: 0.1)
        stage.drag(CGPoint(x: 200, y: 300), step: CGVector(dx: 0, dy: 20), steps: 20)
        #expect(count == 1)
    }

    /// iOS: a search bar's bookmark and the button that clears the text share one place; while there is text it is the latter's.
    @Test func theBookmarkGivesWayToTheClearButton() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        bar.showsBookmarkButton = true
        #expect(!bar.sideButton.isHidden)
        bar.text = "tea"
        #expect(bar.sideButton.isHidden)
        bar.text = ""
        #expect(!bar.sideButton.isHidden)
        bar.searchTextField.insertText("t")
        #expect(bar.sideButton.isHidden)
    }
}
