import Testing

/// Everyday UIKit, exactly: what apps and libraries rely on where two subsystems meet. One suite a subject, in files
/// beside this one; `swift test --filter Idioms` runs them all. Each expectation says whether it comes from Apple's
/// documentation, from a recording or from arithmetic.
@Suite enum Idioms {}
