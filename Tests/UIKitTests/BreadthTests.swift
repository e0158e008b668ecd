import Testing

@testable import UIKit

/// Small things that real source relies on.
@MainActor
struct BreadthTests {
    @Test func colourLiteralsAreColours() {
        let red = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let layer = CALayer()
        layer.borderColor = #colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 0.25)
        #expect(layer.borderColor == CGColor(red: 0, green: 0.5, blue: 1, alpha: 0.25))
    }

    /// As tests of a published library say, which pass on Apple's systems.
    @Test func pathsWithTheSamePartsAreEqual() {
        let square = CGRect(x: 0, y: 0, width: 100, height: 100)
        let path = UIBezierPath(rect: square)
        #expect(path == UIBezierPath(rect: square) && path.hash == UIBezierPath(rect: square).hash)
        #expect(path != UIBezierPath(ovalIn: square))
        let wide = UIBezierPath(rect: square)
        wide.lineWidth = 2
        #expect(path != wide)
    }

    /// As tests of a published library say, which pass on Apple's systems: a view that never had one
    /// has no list, one that lost them an empty one.
    @Test func recognisersThatWentLeaveAnEmptyList() {
        let view = UIView()
        #expect(view.gestureRecognizers == nil)
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [tap])
        view.removeGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [])
        view.gestureRecognizers = nil
        #expect(view.gestureRecognizers == nil)
    }

    /// Enumerations that come from Objective-C hold any number in Swift; `init(rawValue:)` fails for none. Forms and web views have their arrows
    /// from numbers that the header does not name.
    @Test func enumerationsTakeEveryNumber() throws {
        #expect(UITableView.Style(rawValue: 2) == .insetGrouped)
        #expect(UITableView.Style(rawValue: 9) != nil && UIKeyboardType(rawValue: -3) != nil)
        #expect(NSLayoutConstraint.Relation(rawValue: -1) == .lessThanOrEqual)
        let arrows = try [101, 102, 103, 104, 105, 106].map { number in
            let item = try #require(UIBarButtonItem.SystemItem(rawValue: number))
            #expect(item.rawValue == number)
            return UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil).image
        }
        let names = ["left", "right", "up", "down", "left", "right"]
        #expect(arrows == names.map { UIImage(systemName: "chevron.\($0)") })
    }

    /// UIButton.h: `+systemButtonWithImage:target:action:` gives an `instancetype`.
    @Test func systemButtonsAreOfTheClassThatIsAsked() {
        final class Star: UIButton {}
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        let button: Star = .systemButton(with: image, target: nil, action: nil)
        #expect(button.buttonType == .system && button.image(for: .normal) === image)
        #expect(button.allTargets.isEmpty)
    }

    /// Documentation of `rangeOfMisspelledWord(in:range:startingAt:wrap:language:)`: without a misspelled word "the range is {NSNotFound, 0}".
    @Test func everyWordIsRight() {
        let checker = UITextChecker()
        let range = checker.rangeOfMisspelledWord(
            in: "swift", range: NSRange(location: 0, length: 5), startingAt: 0, wrap: false, language: "en")
        #expect(range == NSRange(location: NSNotFound, length: 0))
        UITextChecker.learnWord("shoji")
        #expect(UITextChecker.hasLearnedWord("shoji"))
        UITextChecker.unlearnWord("shoji")
        #expect(!UITextChecker.hasLearnedWord("shoji"))
    }

    /// Documentation of `UIView.Invalidating`: "invalidates an aspect of the containing view when you modify the property's value".
    @Test func changedPropertiesInvalidateWhatTheySay() {
        final class Gauge: UIView {
            @Invalidating(.display, .layout) var width: CGFloat = 10
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let gauge = Gauge()
        let stage = Stage(showing: gauge)
        stage.frame()
        let before = gauge.layouts
        gauge.width = 10
        stage.frame()
        #expect(gauge.layouts == before)
        gauge.width = 30
        stage.frame()
        #expect(gauge.width == 30 && gauge.layouts > before)
    }

    /// UIViewController.h, UITableViewCell.h and UICollectionReusableView.h have these `readonly`: an override may give a `String`.
    @Test func propertiesThatAreReadAloneAreOverriddenAsWhatTheyAlwaysAre() {
        final class Screen: UIViewController {
            override var nibName: String { "Screen" }
            override var nibBundle: Bundle { .main }
        }
        final class Row: UITableViewCell { override var reuseIdentifier: String { "row" } }
        final class Item: UICollectionViewCell { override var reuseIdentifier: String { "item" } }
        final class Header: UITableViewHeaderFooterView { override var reuseIdentifier: String { "header" } }
        let screen: UIViewController = Screen()
        #expect(screen.nibName == "Screen" && screen.nibBundle === Bundle.main)
        #expect((Row() as UITableViewCell).reuseIdentifier == "row")
        #expect((Item() as UICollectionReusableView).reuseIdentifier == "item")
        #expect(Header(reuseIdentifier: "other").reuseIdentifier == "header")
        #expect(UITableViewCell(style: .default, reuseIdentifier: "plain").reuseIdentifier == "plain")
    }

    @Test func indexPathsAreNSIndexPathsToo() {
        let path = IndexPath(row: 4, section: 2)
        #expect((path as NSIndexPath).row == 4 && (path as NSIndexPath).section == 2)
        #expect(NSIndexPath(item: 3, section: 1) as IndexPath == IndexPath(item: 3, section: 1))
    }

    @Test func geometryTravelsInValuesAndTexts() {
        let turn = CGAffineTransform(rotationAngle: 1)
        #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxY == CGFloat(6))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSStringFromCGRect(CGRect(x: 1, y: 2, width: 3.5, height: 4)) == "{{1, 2}, {3.5, 4}}")
        #expect(CGRectFromString("{{1, 2}, {3.5, 4}}") == CGRect(x: 1, y: 2, width: 3.5, height: 4))
    }

    @Test func bitmapContextGrowsUpwards() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 20, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        )
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 2))
        let image = try #require(context.makeImage())
        #expect(image.width == 20 && image.height == 10)
        #expect(context.convertToDeviceSpace(CGPoint.zero) == CGPoint(x: 0, y: 10))
    }

    @Test func registrationsHearOfTheTraitsTheyNamed() {
        let view = UIView()
        let stage = Stage(showing: view)
        var heard: [UIUserInterfaceStyle] = []
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, old) in
            heard.append(old.userInterfaceStyle)
        }
        stage.change { $0.category = .extraLarge }
        #expect(heard.isEmpty)
        stage.change { $0.style = .dark }
        #expect(heard == [.light])
    }

    @Test func pathPartsKeepTheirShareOfTheLength() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
        let half = path.trimmed(from: 0.25, to: 0.75)
        #expect(half.boundingBox == CGRect(x: 50, y: 0, width: 50, height: 50))
    }
}

@MainActor
struct ImageAnimationTests {
    @Test func picturesFollowOneAnotherAndEndAfterTheirPasses() {
        func picture(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        }
        let view = UIImageView(image: picture(.black))
        view.animationImages = [picture(.red), picture(.green)]
        (view.animationDuration, view.animationRepeatCount) = (1, 1)
        let stage = Stage(showing: view)
        view.startAnimating()
        stage.advance(by: 0.25)
        #expect(view.animationFrame == 0 && view.isAnimating)
        stage.advance(by: 0.5)
        #expect(view.animationFrame == 1)
        stage.advance(by: 0.5)
        #expect(!view.isAnimating && view.animationFrame == nil)
    }
}
