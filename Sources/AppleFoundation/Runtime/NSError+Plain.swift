extension NSError {
    /// An error without a domain: Foundation on Linux lacks `NSError()`, which source writes for some error.
    public convenience init(_ nothing: Void = ()) { self.init(domain: "", code: 0) }
}
