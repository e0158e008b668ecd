import CoreGraphics
import Foundation
import Raster
import Synchronization
import UIKit

/// Gives `UIImage.pngData()`, bitmap contexts and PDF renderers the pixels and pages that only a rasteriser makes.
@MainActor
enum ImageFiles {
    /// - Parameter folder: of the executable; drawings that were made into pictures are kept in it. Nil where there is none: then PDF and
    ///   SVG files are no pictures.
    static func install(in folder: URL?) {
        let rasteriser = Rasteriser()
        PixelHost.use(rasteriser)
        ImageEncoding.pdf = { rasteriser.pdf($0, info: $1) }
        if let folder {
            let drawings = Mutex(DrawingFiles(folder: folder.appendingPathComponent(".drawings")))
            ImageEncoding.rasterise = { path, scale in drawings.withLock { $0.picture(path, scale: scale) } }
        }
        // What has become a file is rarely asked for again.
        let renderer = Mutex(Renderer(budget: PixelBudget(bytes: 8 << 20)))
        ImageEncoding.encode = { image, orientation, format in
            renderer.withLock {
                guard let bitmap = $0.bitmap(of: image, orientation: orientation) else { return nil }
                switch format {
                case .png: return bitmap.png()
                case .jpeg(let quality): return bitmap.jpeg(quality: quality)
                }
            }
        }
    }
}

/// Called when the runtime is loaded: tests of a package have no host that would do it.
@_cdecl("shoji_runtime_loaded")
public func runtimeLoaded() {
    MainActor.assumeIsolated {
        ImageFiles.install(in: nil)
        PackageTests.begin()
    }
}
