import CoreGraphics
import Foundation
import QuartzCore

/// Trees with one of each thing that a layer can be.
enum SampleTree {
    static func color(_ hex: UInt32, alpha: CGFloat = 1) -> CGColor {
        CGColor(
            red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
            blue: CGFloat(hex & 255) / 255, alpha: alpha)
    }

    /// A picture of diagonal colours, opaque or fading to the right.
    static func picture(_ width: Int, _ height: Int, fades: Bool = false) -> CGImage {
        var bytes = Data(capacity: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let alpha = fades ? 255 - x * 255 / width : 255
                for value in [(x * 5 + y) % 256, (y * 3) % 256, (x * 2 + y * 7) % 256] {
                    bytes.append(UInt8(value * alpha / 255))
                }
                bytes.append(UInt8(alpha))
            }
        }
        return CGImage(width: width, height: height, source: .pixels(bytes))
    }

    static let opaque = picture(64, 80)
    static let fading = picture(50, 40, fades: true)
    /// Curves with soft edges, as text has.
    static let drawing: LayerDrawing = {
        var list = DrawingList()
        for i in 0..<6 {
            let path = CGMutablePath()
            path.addEllipse(in: CGRect(x: CGFloat(i) * 17.3, y: 2.4, width: 14, height: 17))
            list.commands.append(.fill(path, .winding, color(0x202020)))
        }
        return LayerDrawing(list: list, bounds: CGRect(x: 0, y: 0, width: 110, height: 22))
    }()

    /// Glyphs of Inter in a line, closer than they are wide where `advance` is small.
    static func text(
        _ glyphs: [CGGlyph], size: CGFloat = 17, advance: CGFloat = 10.3, _ color: CGColor = .black
    ) -> LayerContents {
        let font = CGFont(
            path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", faceIndex: 0, fullName: "Inter",
            unitsPerEm: 2816)
        let run = GlyphRun(
            font: font, size: size, glyphs: glyphs,
            positions: glyphs.indices.map { CGPoint(x: CGFloat($0) * advance, y: 0) })
        let list = DrawingList(commands: [.glyphs(run, origin: CGPoint(x: 2, y: 20), color)])
        return .drawing(LayerDrawing(list: list, bounds: CGRect(x: 0, y: 0, width: 120, height: 28)))
    }

    static func layer(
        _ id: UInt64, _ frame: CGRect, _ contents: LayerContents = .none, scroll: CGPoint = .zero,
        transform: CGAffineTransform = .identity, children: [LayerNode] = [],
        _ change: (inout LayerAppearance) -> Void = { _ in }
    ) -> LayerNode {
        var appearance = LayerAppearance()
        change(&appearance)
        return LayerNode(
            id: LayerID(number: id), name: "layer",
            geometry: LayerGeometry(
                position: CGPoint(x: frame.midX, y: frame.midY), anchorPoint: CGPoint(x: 0.5, y: 0.5),
                bounds: CGRect(origin: scroll, size: frame.size), transform: transform),
            appearance: appearance, contents: contents, mask: nil, children: children)
    }

    static func tree(_ children: [LayerNode], width: CGFloat = 320, height: CGFloat = 480, scale: CGFloat = 2)
        -> LayerTree
    {
        let root = layer(1, CGRect(x: 0, y: 0, width: width, height: height), children: children) {
            $0.backgroundColor = .white
        }
        return LayerTree(root: root, size: CGSize(width: width, height: height), scale: scale, time: 0)
    }

    static let rows: [LayerNode] = (0..<40).map { row in
        let id = UInt64(1000 + row * 10)
        let y = CGFloat(row) * 60.3
        return layer(
            id, CGRect(x: 0, y: y, width: 320, height: 60.3),
            children: [
                layer(
                    id + 1, CGRect(x: 16, y: 8, width: 40.25, height: 44.4), .image(LayerImage(image: opaque))
                ) {
                    $0.cornerRadius = row % 2 == 0 ? 8 : 0
                    $0.masksToBounds = true
                },
                layer(id + 2, CGRect(x: 70.5, y: 19.1, width: 110, height: 22), .drawing(drawing)),
                layer(id + 3, CGRect(x: 16, y: 60, width: 304, height: 0.5)) {
                    $0.backgroundColor = color(0x3C3C43, alpha: 0.29)
                },
            ]
        ) { $0.backgroundColor = row % 3 == 0 ? color(0xF2F2F7) : .white }
    }

    /// A list scrolled to `offset` under a translucent bar.
    static func list(offset: CGFloat, width: CGFloat = 320, height: CGFloat = 480) -> LayerTree {
        let visible = rows.filter {
            $0.geometry.frame.maxY > offset && $0.geometry.frame.minY < offset + height
        }
        let scroller = layer(
            2, CGRect(x: 0, y: 0, width: width, height: height), scroll: CGPoint(x: 0, y: offset),
            children: visible
        ) { $0.masksToBounds = true }
        let bar = layer(3, CGRect(x: 0, y: 0, width: width, height: 44)) {
            $0.backgroundColor = color(0xF9F9F9, alpha: 0.8)
            $0.backdrop = LayerBackdrop(radius: 12, saturation: 1.8)
        }
        return tree([scroller, bar], width: width, height: height)
    }

    /// Borders, shadows, round clips with children, groups of one opacity, turned and scaled layers.
    static var zoo: LayerTree {
        let square = CGRect(x: 0, y: 0, width: 60, height: 60)
        let inside: [LayerNode] = [
            layer(201, CGRect(x: -10, y: -10, width: 50, height: 50)) {
                $0.backgroundColor = color(0xFF3B30)
            },
            layer(202, CGRect(x: 30, y: 20.5, width: 50, height: 60)) {
                $0.backgroundColor = color(0x34C759, alpha: 0.5)
            },
        ]
        func at(_ x: CGFloat, _ y: CGFloat) -> CGRect { square.offsetBy(dx: x, dy: y) }
        func copies(_ base: UInt64) -> [LayerNode] {
            inside.enumerated().map { index, node in
                LayerNode(
                    id: LayerID(number: base + UInt64(index)), name: "inside", geometry: node.geometry,
                    appearance: node.appearance, contents: .none, mask: nil, children: [])
            }
        }
        return tree([
            layer(10, at(10, 10), children: copies(300)) {
                $0.masksToBounds = true
                $0.backgroundColor = color(0xFFCC00)
            },
            layer(11, at(90.25, 10.75), children: copies(310)) {
                $0.masksToBounds = true
                $0.cornerRadius = 14
                $0.backgroundColor = color(0x5AC8FA)
                $0.borderWidth = 2
                $0.borderColor = color(0x007AFF)
            },
            layer(12, at(170, 10), .image(LayerImage(image: fading))) {
                $0.borderWidth = 1
                $0.borderColor = color(0x8E8E93)
            },
            layer(13, at(250, 10), children: copies(320)) { $0.opacity = 0.4 },
            layer(14, at(10, 100)) {
                $0.backgroundColor = .white
                $0.cornerRadius = 10
                $0.shadow = LayerShadow(
                    color: .black, opacity: 0.4, offset: CGSize(width: 0, height: 3), radius: 5, path: nil)
            },
            layer(15, at(90, 100), .drawing(drawing)) { $0.opacity = 0.6 },
            layer(16, at(180, 110), transform: CGAffineTransform(rotationAngle: 0.4), children: copies(330)) {
                $0.backgroundColor = color(0xAF52DE)
            },
            layer(17, at(250.3, 110.6), transform: CGAffineTransform(scaleX: 0.8, y: 1.1)) {
                $0.backgroundColor = color(0xFF9500)
            },
            layer(18, at(20.3, 200.7), .image(LayerImage(image: opaque, gravity: .resizeAspect))) {
                $0.backgroundColor = color(0xE5E5EA)
            },
            layer(19, at(100, 200), .drawing(drawing), children: copies(340)) {
                $0.shadow = LayerShadow(
                    color: .black, opacity: 0.5, offset: CGSize(width: 4, height: 4), radius: 3, path: nil)
            },
            layer(20, CGRect(x: 180.4, y: 200.4, width: 100.3, height: 80.3), children: copies(350)) {
                $0.backgroundColor = color(0xD1D1D6)
                $0.borderWidth = 3
                $0.borderColor = color(0x000000, alpha: 0.5)
            },
        ])
    }
}
