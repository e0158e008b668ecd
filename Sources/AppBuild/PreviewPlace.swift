import Foundation

/// Where a source may declare a preview; the class that lowering makes of it tells whether it does.
public struct PreviewPlace: Codable, Equatable, Sendable {
    public let module: String
    /// Absolute
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

    /// For one without a name of its own: `FILE-LINE`, of several at the place `FILE-LINE-NUMBER` from the second.
    /// - Parameter number: from 1.
    public func name(of number: Int = 1) -> String {
        let name = "\(((file as NSString).lastPathComponent as NSString).deletingPathExtension)-\(line)"
        return number == 1 ? name : "\(name)-\(number)"
    }

    /// All in Swift files, in their order.
    static func all(in texts: [SourceText]) -> [PreviewPlace] {
        texts.sorted { $0.file.path < $1.file.path }.flatMap { source -> [PreviewPlace] in
            let (file, text) = (source.file, source.text)
            guard text.contains("#Preview") || text.contains("PreviewProvider") else { return [] }
            return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
                index, line -> [PreviewPlace] in
                func place(_ column: Int) -> PreviewPlace {
                    PreviewPlace(module: source.module, file: file.path, line: index + 1, column: column)
                }
                if line.contains("PreviewProvider") { return [place(1)] }
                return line.ranges(of: "#Preview").map { place(line[..<$0.lowerBound].utf8.count + 1) }
            }
        }
    }
}
