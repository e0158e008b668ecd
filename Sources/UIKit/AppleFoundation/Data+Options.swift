extension Data.ReadingOptions {
    /// The names from before iOS 10; `uncached` and `mappedIfSafe` say the same.
    public static var uncachedRead: Self { .uncached }
    public static var dataReadingMapped: Self { .mappedIfSafe }
    public static var mappedRead: Self { .mappedIfSafe }
}

extension Data.WritingOptions {
    /// The name from before iOS 10 of `atomic`.
    public static var atomicWrite: Self { .atomic }
}
