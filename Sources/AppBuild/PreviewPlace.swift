import Foundation

/// Where a source may declare a preview; the class that lowering makes of it tells whether it does.
public struct PreviewPlace: Codable, Equatable, Sendable {
    public let file: String
    public let line: Int
    /// In bytes, from 1; 1 for a `PreviewProvider`
    public let column: Int

    /// As lowering names it.
    public var className: String {
        let name = (file as NSString).lastPathComponent
        let identifier = String(name.map { $0.isLetter && $0.isASCII || $0.isNumber ? $0 : "_" })
        return "_Preview_\(identifier)_\(line)_\(column)"
    }

    /// For one without a name of its own: `FILE-LINE`.
    public var name: String {
        "\(((file as NSString).lastPathComponent as NSString).deletingPathExtension)-\(line)"
    }

    /// All in Swift files, in their order.
    static func all(in texts: [SourceText]) -> [PreviewPlace] {
        texts.sorted { $0.file.path < $1.file.path }.flatMap { source -> [PreviewPlace] in
            let (file, text) = (source.file, source.text)
            guard text.contains("#Preview") || text.contains("PreviewProvider") else { return [] }
            return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
                index, line -> [PreviewPlace] in
                if line.contains(": PreviewProvider") {
                    return [PreviewPlace(file: file.path, line: index + 1, column: 1)]
                }
                return line.ranges(of: "#Preview").map {
                    let column = line[..<$0.lowerBound].utf8.count + 1
                    return PreviewPlace(file: file.path, line: index + 1, column: column)
                }
            }
        }
    }
}
