struct Hidden {}

public func word() -> String { "word" }
