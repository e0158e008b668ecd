import Foundation

/// Words from the package's own bundle.
public enum Words {
    public static let title = NSLocalizedString("title", bundle: .module, comment: "")

    public static func told(of name: String) -> String {
        let url = Bundle.module.url(forResource: "told", withExtension: "txt")
        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "-"
        return text.replacingOccurrences(of: "NAME", with: name)
    }
}
