import QuartzCore

/// Shows committed trees as pixels. Keeps the frame and what it made of layers, so that the next tree costs
/// only what is different; the frame's bytes are the same as if it had been painted anew.
public final class Renderer {
    let surfaces: LayerSurfaces
    private var frame: Bitmap?
    /// What is known of the frame's pixels.
    private var ground: CanvasGround?
    private var scene: Scene?
    /// Keeps the layers alive that cached pixels belong to.
    private var tree: LayerTree?
    private let backdrop = CGColor.black

    /// What the last `render` painted anew, in pixels; the whole frame when nothing could be kept.
    public private(set) var repainted: [PixelRect] = []
    /// The regions that the last `render` moved instead of painting them.
    public private(set) var moved: [PixelRect] = []

    /// - Parameter budget: all that it keeps but its frame counts there.
    public init(budget: PixelBudget = PixelBudget()) { surfaces = LayerSurfaces(budget: budget) }

    /// Pictures that could not be read since the renderer was made, each once, in the order met.
    public var problems: [ImageDecodingError] { surfaces.images.problems }

    /// The tree's pixels at `scale`, by default the tree's own. The bitmap is the renderer's frame: it changes
    /// with the next call. A size or scale other than before starts a new frame.
    @discardableResult
    public func render(_ tree: LayerTree, scale: CGFloat? = nil) -> Bitmap {
        let scale = scale ?? tree.scale
        let (width, height) = (
            max(1, (tree.size.width * scale).pixel), max(1, (tree.size.height * scale).pixel)
        )
        let screen = PixelRect(0, 0, width, height)
        if let frame, let last = self.tree, last.root === tree.root, let scene, scene.scale == scale,
            frame.width == width, frame.height == height
        {
            (repainted, moved) = ([], [])
            return frame
        }
        let next = Scene(root: tree.root, scale: scale, clip: screen, surfaces: surfaces)
        defer {
            scene = next
            self.tree = tree
            surfaces.sweep(keeping: next)
        }
        let painter = ScenePainter(scene: next, surfaces: surfaces)
        guard let frame, let scene, scene.scale == scale, frame.width == width, frame.height == height else {
            let frame = unpaintedFrame(width: width, height: height)
            let ground = CanvasGround(clip: screen)
            (self.frame, self.ground) = (frame, ground)
            let canvas = Canvas(frame, ground: ground)
            painter.repaint(into: canvas, area: screen, backdrop: backdrop)
            canvas.finish()
            (repainted, moved) = ([screen], [])
            return frame
        }
        let difference = SceneDifference(from: scene, to: next)
        let canvas = Canvas(frame, ground: ground)
        for scroll in difference.scrolls { canvas.scroll(scroll.region, dx: scroll.dx, dy: scroll.dy) }
        repainted = difference.damage.rects.map { $0.intersection(screen) }.filter { !$0.isEmpty }
        moved = difference.scrolls.map(\.region)
        for area in repainted { painter.repaint(into: canvas, area: area, backdrop: backdrop) }
        canvas.finish()
        return frame
    }

    /// A bitmap for a whole new frame, which is painted all over. A device that turned takes the memory of the frame
    /// before, unless somebody still holds that.
    private func unpaintedFrame(width: Int, height: Int) -> Bitmap {
        if isKnownUniquelyReferenced(&frame),
            let turned = frame.flatMap({ Bitmap(inMemoryOf: $0, width: width, height: height) })
        {
            return turned
        }
        return Bitmap(unpaintedWidth: width, height: height)
    }

    /// Lets the pictures of what moved go: it has come to rest.
    public func rest() { surfaces.forgetGroups() }

    /// A picture's pixels turned upright; nil when it cannot be read, which is noted in `problems`.
    public func bitmap(of image: CGImage, orientation: ImageOrientation = .up) -> Bitmap? {
        surfaces.images.turned(image, orientation)
    }
}

extension LayerTree {
    /// The tree's pixels, painted anew, and the pictures that could not be read.
    public func rendered(scale: CGFloat? = nil) -> (bitmap: Bitmap, problems: [ImageDecodingError]) {
        let renderer = Renderer()
        return (renderer.render(self, scale: scale), renderer.problems)
    }
}
