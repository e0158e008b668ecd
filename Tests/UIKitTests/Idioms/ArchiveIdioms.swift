import Foundation
import Testing

@testable import UIKit

/// A model of an app's, as its preferences keep it.
final class ArchivedTheme: NSObject, NSCoding {
    let tint: UIColor
    let font: UIFont

    init(tint: UIColor, font: UIFont) { (self.tint, self.font) = (tint, font) }

    required init?(coder: NSCoder) {
        guard let tint = coder.decodeObject(forKey: "tint") as? UIColor,
            let font = coder.decodeObject(forKey: "font") as? UIFont
        else { return nil }
        (self.tint, self.font) = (tint, font)
    }

    func encode(with coder: NSCoder) {
        coder.encode(tint, forKey: "tint")
        coder.encode(font, forKey: "font")
    }
}

extension Idioms {
    /// What is archived comes back equal (Apple's documentation of `NSSecureCoding`: `UIColor`, `UIFont`,
    /// `UIFontDescriptor`, `UIBezierPath` and `UIImage` conform).
    @Suite @MainActor struct Archives {
        private func roundTrip<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
            let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
            return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
        }

        @Test func coloursKeepTheirComponents() throws {
            for color in [
                UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), UIColor(white: 0.7, alpha: 0.5), .black,
                .orange, UIColor(hue: 0.3, saturation: 0.9, brightness: 0.8, alpha: 1),
            ] {
                #expect(try roundTrip(color) == color)
            }
        }

        /// UIKit: a system colour goes by its name, so that it follows the appearance afterwards too.
        @Test func systemColoursStayDynamic() throws {
            let back = try roundTrip(UIColor.systemRed)
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            #expect(back == .systemRed && back.hash == UIColor.systemRed.hash && back != .systemBlue)
            #expect(back.resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
            #expect(back.resolvedColor(with: dark) != back.resolvedColor(with: UITraitCollection()))
        }

        @Test func coloursInPreferences() throws {
            let defaults = try #require(UserDefaults(suiteName: "ArchiveIdioms"))
            defer { defaults.removePersistentDomain(forName: "ArchiveIdioms") }
            let data = try NSKeyedArchiver.archivedData(
                withRootObject: UIColor.purple, requiringSecureCoding: false)
            defaults.set(data, forKey: "color")
            let stored = try #require(defaults.data(forKey: "color"))
            #expect(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(stored) as? UIColor == .purple)
            #expect(throws: (any Error).self) {
                try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: Data([1, 2]))
            }
        }

        @Test func severalColours() throws {
            let colors = [UIColor.red, .systemGreen, UIColor(white: 0.5, alpha: 0.25)]
            let data = try NSKeyedArchiver.archivedData(withRootObject: colors, requiringSecureCoding: true)
            #expect(
                try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: UIColor.self, from: data) == colors)
        }

        @Test func objectsOfTheAppsOwnHoldColoursAndFonts() throws {
            let theme = ArchivedTheme(tint: .systemTeal, font: .italicSystemFont(ofSize: 21))
            let data = try NSKeyedArchiver.archivedData(withRootObject: theme, requiringSecureCoding: false)
            let back = try #require(
                try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? ArchivedTheme)
            #expect(back.tint == theme.tint && back.font == theme.font)
        }

        @Test func fontsKeepFaceSizeAndFeatures() throws {
            let wide = UIFont.systemFont(ofSize: 15).fontDescriptor.withMatrix(
                CGAffineTransform(a: 1, b: 0, c: 0.2, d: 1, tx: 0, ty: 0))
            for font in [
                UIFont.systemFont(ofSize: 13.5, weight: .heavy),
                .monospacedSystemFont(ofSize: 11, weight: .bold),
                .monospacedDigitSystemFont(ofSize: 17, weight: .regular), .italicSystemFont(ofSize: 9),
                UIFont(descriptor: wide, size: 0),
            ] {
                let back = try roundTrip(font)
                #expect(back == font && back.pointSize == font.pointSize && back.fontName == font.fontName)
            }
            let body = try roundTrip(UIFont.preferredFont(forTextStyle: .body))
            #expect(body == .preferredFont(forTextStyle: .body))
            #expect(body.fontDescriptor.object(forKey: .textStyle) as? String == "UICTFontTextStyleBody")
            let descriptor = UIFontDescriptor(name: "Helvetica", size: 22)
            #expect(try roundTrip(descriptor) == descriptor)
        }

        @Test func pathsKeepTheirStepsAndLooks() throws {
            let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
            path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 4, y: 0))
            (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (3, .round, .bevel)
            (path.miterLimit, path.usesEvenOddFillRule) = (4, true)
            path.setLineDash([4, 2.5], count: 2, phase: 1)
            let back = try roundTrip(path)
            #expect(back.cgPath == path.cgPath && back.lineWidth == 3 && back.lineCapStyle == .round)
            #expect(back.lineJoinStyle == .bevel && back.miterLimit == 4 && back.usesEvenOddFillRule)
            var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
            back.getLineDash(&lengths, count: &count, phase: &phase)
            #expect(lengths == [4, 2.5] && count == 2 && phase == CGFloat(1))
        }

        @Test func picturesKeepBytesScaleAndMode() throws {
            // One pixel, as PNG.
            let png = try #require(
                Data(
                    base64Encoded:
                        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
                ))
            let image = try #require(UIImage(data: png, scale: 2)).withRenderingMode(.alwaysTemplate)
            let back = try roundTrip(image)
            #expect(back.pngData() == png && back.scale == 2 && back.renderingMode == .alwaysTemplate)
            let star = try #require(UIImage(systemName: "star"))
            let symbol = try roundTrip(star)
            #expect(symbol.isSymbolImage && symbol.size == star.size)
        }

        @Test func geometryByKey() throws {
            let archiver = NSKeyedArchiver(requiringSecureCoding: true)
            archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4.5), forKey: "rect")
            archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
            archiver.encode(CGAffineTransform(rotationAngle: 0.5), forKey: "transform")
            archiver.encode(UIOffset(horizontal: 5, vertical: -6), forKey: "offset")
            archiver.finishEncoding()
            let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
            #expect(unarchiver.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4.5))
            #expect(
                unarchiver.decodeUIEdgeInsets(forKey: "insets")
                    == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            #expect(
                unarchiver.decodeCGAffineTransform(forKey: "transform")
                    == CGAffineTransform(rotationAngle: 0.5))
            #expect(unarchiver.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 5, vertical: -6))
            #expect(unarchiver.decodeCGPoint(forKey: "none") == .zero)
        }
    }
}
