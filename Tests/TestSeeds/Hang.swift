import Testing

extension TimeLimitTrait.Duration {
    /// For a test that could wait for ever.
    ///
    /// The clock of a limit runs while a test waits for its turn on the main thread, behind some two thousand others: a shorter limit judges how
    /// busy the machine is. This one is longer than a whole run takes.
    public static var hang: Self { .minutes(30) }
}
