import ListEngine

extension BatchUpdate {
    /// Where everything is after the update. Stops with UIKit's message where the numbers do not fit.
    /// - Parameters:
    ///   - before: how many rows or items each section had.
    ///   - after: how many it has by now.
    @MainActor
    func map(from before: [Int], to after: [Int], _ vocabulary: ListVocabulary) -> BatchMap {
        do {
            return try resolve(before: before, after: after, vocabulary: vocabulary)
        } catch {
            fatalError("\(error)")
        }
    }
}
