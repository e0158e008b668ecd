import Testing

@testable import UIKit

/// Small things that real source relies on.
@MainActor
struct BreadthTests {
    @Test func colourLiteralsAreColours() {
        let red = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
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
