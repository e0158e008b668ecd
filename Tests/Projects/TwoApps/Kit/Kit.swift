public func kitName() -> String { "Kit" }
