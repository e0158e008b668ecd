import Foundation

/// The long random tests, which `make soak` runs.
public enum Soak {
    private static var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// `SHOJI_SOAK` is set.
    public static var isWanted: Bool { environment["SHOJI_SOAK"] != nil }

    /// The seeds to run with: `SHOJI_SEEDS=1000-1199` says others than the usual ones.
    public static func seeds(_ usual: Range<Int>) -> Range<Int> {
        let ends = environment["SHOJI_SEEDS"]?.split(separator: "-").compactMap { Int($0) } ?? []
        guard ends.count == 2, ends[0] <= ends[1] else { return usual }
        return ends[0]..<ends[1] + 1
    }
}
