import Foundation

/// The page, whole: its style and its scripts stand in it, so that it is one answer and asks for nothing else.
enum PageDocument {
    /// - Parameter nonce: what its own style and script are known by to the browser, which runs no other.
    static func html(nonce: String) -> Data { Data(whole.replacing("NONCE", with: nonce).utf8) }

    private static let whole = text(PackageResources.index_html)
        .replacing("/* style.css */", with: text(PackageResources.style_css))
        .replacing("/* scripts */", with: scripts.map(text).joined(separator: "\n"))

    /// In the order in which they build on each other.
    private static let scripts = [
        PackageResources.scene_js, PackageResources.backdrop_js, PackageResources.device_js,
        PackageResources.mirror_js, PackageResources.input_js, PackageResources.panel_js,
        PackageResources.report_js, PackageResources.start_js, PackageResources.screens_js,
        PackageResources.record_js,
        PackageResources.frames_js, PackageResources.inspector_js, PackageResources.wall_js,
        PackageResources.shortcuts_js, PackageResources.elsewhere_js,
        PackageResources.connection_js,
    ]

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
