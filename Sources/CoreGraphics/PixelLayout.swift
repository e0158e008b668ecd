/// How the components of a pixel lie in memory: what Core Graphics' bitmap contexts know of eight bits a component.
package struct PixelLayout {
    /// Where red, green, blue and alpha stand in a pixel's bytes; gray stands where red does.
    private enum Kind {
        case color(red: Int, green: Int, blue: Int, alpha: Int)
        case gray
        case alpha
    }

    private let kind: Kind
    let alphaInfo: CGImageAlphaInfo
    let bytesPerPixel: Int

    /// Nil for what Core Graphics does not draw into or what is not known here.
    init?(bitsPerComponent: Int, components: Int, bitmapInfo: UInt32) {
        guard bitsPerComponent == 8, bitmapInfo & CGBitmapInfo.floatComponents.rawValue == 0,
            let alphaInfo = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
        else { return nil }
        self.alphaInfo = alphaInfo
        let isLittle =
            bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
        func at(_ place: Int) -> Int { isLittle ? 3 - place : place }
        switch (alphaInfo, components) {
        case (.alphaOnly, _): (kind, bytesPerPixel) = (.alpha, 1)
        case (.none, 1): (kind, bytesPerPixel) = (.gray, 1)
        case (.premultipliedLast, 3), (.noneSkipLast, 3), (.last, 3):
            kind = .color(red: at(0), green: at(1), blue: at(2), alpha: at(3))
            bytesPerPixel = 4
        case (.premultipliedFirst, 3), (.noneSkipFirst, 3), (.first, 3):
            kind = .color(red: at(1), green: at(2), blue: at(3), alpha: at(0))
            bytesPerPixel = 4
        default: return nil
        }
    }

    /// Straight components are read and not drawn into.
    var isDrawable: Bool { alphaInfo != .first && alphaInfo != .last }

    var hasAlpha: Bool {
        switch alphaInfo {
        case .none, .noneSkipFirst, .noneSkipLast: false
        default: true
        }
    }

    /// A row of such pixels as premultiplied BGRA.
    func read(_ from: UnsafePointer<UInt8>, width: Int, to: UnsafeMutablePointer<UInt8>) {
        for x in 0..<width {
            let (p, q) = (from + x * bytesPerPixel, to + x * 4)
            switch kind {
            case .color(let red, let green, let blue, let alpha):
                let cover = hasAlpha ? p[alpha] : 255
                let isStraight = alphaInfo == .first || alphaInfo == .last
                func part(_ value: UInt8) -> UInt8 {
                    isStraight ? UInt8((Int(value) * Int(cover) + 127) / 255) : min(value, cover)
                }
                (q[0], q[1], q[2], q[3]) = (part(p[blue]), part(p[green]), part(p[red]), cover)
            case .gray: (q[0], q[1], q[2], q[3]) = (p[0], p[0], p[0], 255)
            case .alpha: (q[0], q[1], q[2], q[3]) = (0, 0, 0, p[0])
            }
        }
    }

    /// A row of premultiplied BGRA as such pixels. Gray is as bright as the colour looks.
    func write(_ from: UnsafePointer<UInt8>, width: Int, to: UnsafeMutablePointer<UInt8>) {
        for x in 0..<width {
            let (p, q) = (from + x * 4, to + x * bytesPerPixel)
            switch kind {
            case .color(let red, let green, let blue, let alpha):
                (q[red], q[green], q[blue], q[alpha]) = (p[2], p[1], p[0], hasAlpha ? p[3] : 255)
            case .gray:
                q[0] = Self.brightness(ofBGRA: p)
            case .alpha: q[0] = p[3]
            }
        }
    }

    /// How bright an opaque pixel looks.
    package static func brightness(ofBGRA p: UnsafePointer<UInt8>) -> UInt8 {
        let (blue, green, red) = (Int(p[0]) * 114, Int(p[1]) * 587, Int(p[2]) * 299)
        return UInt8((red + green + blue + 500) / 1000)
    }
}
