import CoreGraphics
import Foundation
import Raster
import UIKit

/// Gives `UIImage.pngData()` and `jpegData(compressionQuality:)` the pixels that only a rasteriser has.
@MainActor
enum ImageFiles {
    static func install() {
        let renderer = Renderer()
        ImageEncoding.encode = { image, orientation, format in
            guard let bitmap = renderer.bitmap(of: image, orientation: orientation) else { return nil }
            switch format {
            case .png: return bitmap.png()
            case .jpeg(let quality): return bitmap.jpeg(quality: quality)
            }
        }
    }
}
