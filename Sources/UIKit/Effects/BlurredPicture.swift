/// Pictures of what a window shows, blurred. They are taken once, at a quarter of the size: what moves behind them later
/// stays as it was, and one costs about as much as a sixteenth of the screen.
@MainActor
enum BlurredPicture {
    /// Pixels a point.
    private static let scale: CGFloat = 0.25

    /// - Parameters:
    ///   - view: one of the window's subviews; it and what lies above is left out.
    ///   - radius: the standard deviation of the blur, in points.
    /// - Returns: nil where nobody makes pixels.
    static func below(_ view: UIView, in window: UIWindow, radius: CGFloat) -> UIImage? {
        guard let maker = PixelHost.maker, !window.bounds.isEmpty else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = true
        // As many whole pixels as cover the window, so that none at an edge is half empty.
        func whole(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.up) / scale }
        let size = CGSize(width: whole(window.bounds.width), height: whole(window.bounds.height))
        let sharp = UIGraphicsImageRenderer(size: size, format: format).image { context in
            context.cgContext.scaleBy(
                x: size.width / window.bounds.width, y: size.height / window.bounds.height)
            (window.backgroundColor ?? .black).setFill()
            UIRectFill(window.bounds)
            for below in window.subviews {
                if below === view { break }
                guard !below.isHidden else { continue }
                let cg = context.cgContext
                cg.saveGState()
                cg.translateBy(x: below.frame.minX, y: below.frame.minY)
                below.layer.render(in: cg)
                cg.restoreGState()
            }
        }
        guard let image = sharp.cgImage, var pixels = maker.pixels(of: image) else { return nil }
        let (width, height) = (image.width, image.height)
        guard pixels.count == width * height * 4 else { return nil }
        pixels.withUnsafeMutableBytes {
            BoxBlur.blur(
                $0.bindMemory(to: UInt8.self), width: width, height: height, sigma: radius * scale)
        }
        return UIImage(
            cgImage: CGImage(width: width, height: height, source: .pixels(pixels)), scale: scale,
            orientation: .up)
    }
}

/// A blur of pixels with four components of a byte each: three means of neighbours in each direction come close to a bell
/// curve. Beyond the edges the last pixel goes on.
enum BoxBlur {
    /// How many pixels to either side a mean takes, so that three of them spread as widely as `sigma`.
    static func reach(sigma: Double) -> Int {
        let width = (4 * sigma * sigma + 1).squareRoot()
        return max(Int(((width - 1) / 2).rounded()), 0)
    }

    static func blur(_ pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, sigma: Double) {
        let reach = reach(sigma: sigma)
        guard reach > 0, width > 0, height > 0 else { return }
        var line = [UInt8](repeating: 0, count: max(width, height) * 4)
        for _ in 0..<3 {
            for y in 0..<height { mean(pixels, from: y * width * 4, step: 4, count: width, reach, &line) }
            for x in 0..<width { mean(pixels, from: x * 4, step: width * 4, count: height, reach, &line) }
        }
    }

    private static func mean(
        _ pixels: UnsafeMutableBufferPointer<UInt8>, from start: Int, step: Int, count: Int, _ reach: Int,
        _ line: inout [UInt8]
    ) {
        let share = 2 * reach + 1
        for component in 0..<4 {
            func value(_ index: Int) -> Int {
                Int(pixels[start + min(max(index, 0), count - 1) * step + component])
            }
            var sum = (-reach...reach).reduce(0) { $0 + value($1) }
            for index in 0..<count {
                line[index * 4 + component] = UInt8((sum + reach) / share)
                sum += value(index + reach + 1) - value(index - reach)
            }
        }
        for index in 0..<count {
            for component in 0..<4 { pixels[start + index * step + component] = line[index * 4 + component] }
        }
    }
}

/// Shows, blurred, what lies below one of the window's subviews, with a colour over it. Where nobody makes pixels there is the
/// colour alone.
@MainActor
final class BlurredBackdropView: UIView {
    private let picture = UIImageView()
    private let veil = UIView()
    private let radius: CGFloat
    private var taken: (window: CGSize, style: UIUserInterfaceStyle)?
    /// The subview of the window below which the picture is taken; nil: there is none.
    weak var upperBound: UIView? { didSet { setNeedsLayout() } }

    init(radius: CGFloat, veil color: UIColor) {
        self.radius = radius
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        veil.backgroundColor = color
        clipsToBounds = true
        addSubview(picture)
        addSubview(veil)
    }

    required init?(coder: NSCoder) {
        radius = 0
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        veil.frame = bounds
        guard let window, let upperBound else {
            veil.isHidden = true
            return
        }
        let now = (window.bounds.size, window.traitCollection.userInterfaceStyle)
        if taken.map({ $0 != now }) ?? true {
            taken = now
            picture.image = BlurredPicture.below(upperBound, in: window, radius: radius)
        }
        veil.isHidden = picture.image == nil
        picture.frame = convert(window.bounds, from: nil)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
