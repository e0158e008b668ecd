import Foundation

/// Both apps compile it, each with its own conditions and beside its own resources.
enum Book {
    static let title = "Shared"

    static var edition: String {
        #if TRIAL
            "trial"
        #else
            "full"
        #endif
    }

    static func about() -> String {
        let url = Bundle.main.url(forResource: "about", withExtension: "txt")
        return url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "-"
    }
}
