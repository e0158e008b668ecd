import QuartzCore
import Raster

/// Layer nodes built by hand.
func layer(
    _ number: UInt64, _ frame: CGRect, background: CGColor? = nil, contents: LayerContents = .none,
    origin: CGPoint = .zero, transform: CGAffineTransform = .identity, mask: LayerNode? = nil,
    children: [LayerNode] = [], _ look: (inout LayerAppearance) -> Void = { _ in }
) -> LayerNode {
    var appearance = LayerAppearance()
    appearance.backgroundColor = background
    look(&appearance)
    return LayerNode(
        id: LayerID(number: number), name: "Layer",
        geometry: LayerGeometry(
            position: CGPoint(x: frame.midX, y: frame.midY), anchorPoint: CGPoint(x: 0.5, y: 0.5),
            bounds: CGRect(origin: origin, size: frame.size), transform: transform),
        appearance: appearance, contents: contents, mask: mask, children: children)
}

func tree(_ width: CGFloat, _ height: CGFloat, _ children: [LayerNode], scale: CGFloat = 1) -> LayerTree {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    return LayerTree(
        root: layer(1, frame, background: .white, children: children), size: frame.size, scale: scale, time: 0
    )
}

func drawing(_ bounds: CGRect, _ commands: [DrawingCommand]) -> LayerContents {
    .drawing(LayerDrawing(list: DrawingList(commands: commands), bounds: bounds))
}

func rect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: w, height: h)
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

let white32: UInt32 = 0xFFFF_FFFF
let black32: UInt32 = 0xFF00_0000
let red32: UInt32 = 0xFFFF_0000
let green32: UInt32 = 0xFF00_FF00
let blue32: UInt32 = 0xFF00_00FF

/// A picture of four colours, 2 x 2 pixels, each `side` pixels wide.
func quarters(side: Int) -> CGImage {
    let size = side * 2
    var bytes = Data(count: size * size * 4)
    for y in 0..<size {
        for x in 0..<size {
            let color: [UInt8] =
                switch (x < side, y < side) {
                case (true, true): [0, 0, 255, 255]
                case (false, true): [0, 255, 0, 255]
                case (true, false): [255, 0, 0, 255]
                case (false, false): [0, 0, 0, 255]
                }
            for c in 0..<4 { bytes[(y * size + x) * 4 + c] = color[c] }
        }
    }
    return CGImage(width: size, height: size, source: .pixels(bytes), origin: "quarters")
}

extension Bitmap {
    /// The pixels of a row as hexadecimal colours, for messages.
    func row(_ y: Int, _ columns: Range<Int>) -> [UInt32] { columns.map { self[$0, y] } }

    /// How many pixels are exactly `color`.
    func count(of color: UInt32) -> Int {
        var count = 0
        for y in 0..<height { for x in 0..<width where self[x, y] == color { count += 1 } }
        return count
    }

    /// The box around pixels that are not `color`.
    func box(otherThan color: UInt32) -> PixelRect {
        var box = PixelRect.empty
        for y in 0..<height {
            for x in 0..<width where self[x, y] != color { box = box.union(PixelRect(x, y, x + 1, y + 1)) }
        }
        return box
    }
}
