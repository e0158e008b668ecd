extension NSRegularExpression {
    /// `enumerateMatches(in:options:range:using:)` with a block that does not escape, as on Apple's systems; calls by its name are lowered
    /// to this.
    public func _enumerateMatches(
        in string: String, options: MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) {
            enumerateMatches(in: string, options: options, range: range, using: $0)
        }
    }
}
