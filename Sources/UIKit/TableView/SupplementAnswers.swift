import ListEngine

/// What the delegate said about views of headers and footers while the table was loaded.
@MainActor
struct SupplementAnswers {
    /// Whether the delegate gives views; nil while nobody asked.
    var areGiven: [SupplementKind: Bool] = [:]
    /// Views that were made to find out, by section.
    var early: [SupplementKind: [Int: UIView]] = [:]
}
