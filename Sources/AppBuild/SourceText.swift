import Foundation

/// A Swift file, read once for all that is looked for in its text.
struct SourceText {
    let module: String
    let file: URL
    let text: String

    /// Of a module's files, in their order; those that cannot be read are left out.
    static func all(in module: SourceModule) -> [SourceText] { all(module.files, in: module.name.text) }

    static func all(in module: BuiltModule) -> [SourceText] { all(module.files, in: module.name) }

    private static func all(_ files: [URL], in module: String) -> [SourceText] {
        files.compactMap { file in
            FileManager.default.contents(atPath: file.path).map {
                SourceText(module: module, file: file, text: String(decoding: $0, as: UTF8.self))
            }
        }
    }
}
