/// The pixels of a layer and of what lies in it, and where they go.
public struct LayerBitmap: Sendable {
    public let bitmap: Bitmap
    /// From the layer's first pixel to the first of the bitmap.
    public let x: Int
    public let y: Int

    func moved(x: Int, y: Int) -> LayerBitmap {
        LayerBitmap(bitmap: bitmap, x: self.x + x, y: self.y + y)
    }
}
