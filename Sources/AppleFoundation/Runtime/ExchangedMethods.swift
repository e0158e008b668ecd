/// What lowering writes for the call of a method within itself that would be another one's, had methods been exchanged, where source does not say
/// which one's: tells so, and does nothing.
public func _lostOriginal(_ method: String) { sayLost(method) }

/// The same of a method that gives something. There is nothing to give but nil: stops where that is no answer.
public func _lostOriginal<Answer>(_ method: String) -> Answer {
    guard let none = Any?.none as? Answer else {
        fatalError(lost(method))
    }
    sayLost(method)
    return none
}

private func sayLost(_ method: String) { Diagnostics.sayOnceFromAnywhere(lost(method)) }

private func lost(_ method: String) -> String {
    "\(method) calls itself, which is the original once methods are exchanged; they are not exchanged here. "
        + "Name both methods with #selector in one call, or override the original in a subclass."
}
