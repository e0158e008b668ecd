import Foundation

/// The page, whole: its style and its scripts stand in it, so that it is one answer and asks for nothing else.
enum PageDocument {
    static let html = Data(
        text(PackageResources.index_html)
            .replacing("/* style.css */", with: text(PackageResources.style_css))
            .replacing("/* scripts */", with: scripts.map(text).joined(separator: "\n"))
            .utf8)

    /// In the order in which they build on each other.
    private static let scripts = [
        PackageResources.scene_js, PackageResources.backdrop_js, PackageResources.device_js,
        PackageResources.mirror_js, PackageResources.input_js, PackageResources.panel_js,
        PackageResources.report_js,
        PackageResources.connection_js,
    ]

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
