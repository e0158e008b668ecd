import Foundation
import Raster
import Testing

/// A picture of the documentation that a test makes again. What counts is its pixels: encoders may change.
func expectPicture(_ made: Data, recordedAs file: URL) throws {
    let now = try Bitmap(decoding: made, origin: "what was made")
    let recorded = (try? Data(contentsOf: file)).flatMap { try? Bitmap(decoding: $0, origin: file.path) }
    let isSame = recorded.map { $0.difference(from: now) == nil } ?? false
    if !isSame, ProcessInfo.processInfo.environment["SHOJI_RECORD"] != nil {
        return try made.write(to: file)
    }
    #expect(isSame, "\(file.lastPathComponent) shows something else; SHOJI_RECORD=1 writes it anew")
}
