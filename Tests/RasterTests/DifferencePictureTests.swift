import Testing

@testable import Raster

/// A picture of where two pictures differ.
@Suite struct DifferencePictureTests {
    private func picture(_ rows: [[UInt32]]) -> Bitmap {
        let bitmap = Bitmap(width: rows[0].count, height: rows.count)
        for (y, row) in rows.enumerated() { for (x, word) in row.enumerated() { bitmap.set(x, y, word) } }
        return bitmap
    }

    /// Grey by ITU-R BT.601, then a quarter of it on three quarters of white: of black 765 / 4 = 191 = 0xBF, of white 255; of red
    /// (255 * 0.299 = 76, 841 / 4 = 210 = 0xD2).
    @Test func whatIsAlikeIsPaleAndTheRestRed() {
        let one = picture([[0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_0000], [0xFF00_00FF, 0xFF00_FF00, 0]])
        let other = picture([[0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_0000], [0xFF00_00FE, 0xFF00_FF00, 0]])
        let marked = one.marked(whereDifferentFrom: other)
        #expect(marked.words.prefix(3) == [0xFFBF_BFBF, 0xFFFF_FFFF, 0xFFD2_D2D2])
        #expect(marked[0, 1] == 0xFFFF_0000 && marked[2, 1] == 0xFFFF_FFFF, "nothing at all lies on white")
    }

    @Test func whatOnlyOneHasDiffers() {
        let marked = picture([[0xFF00_0000]]).marked(
            whereDifferentFrom: picture([[0xFF00_0000, 0], [0, 0]]))
        #expect(marked.words == [0xFFBF_BFBF, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000])
    }
}
