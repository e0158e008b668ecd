extension Data.ReadingOptions {
    /// Older names of `uncached` and `mappedIfSafe`, which Foundation has on Apple's systems.
    public static var uncachedRead: Self { .uncached }
    public static var dataReadingMapped: Self { .mappedIfSafe }
    public static var mappedRead: Self { .mappedIfSafe }
}

extension Data.WritingOptions {
    /// An older name of `atomic`.
    public static var atomicWrite: Self { .atomic }
}
