extension RawRepresentable where RawValue: BinaryInteger {
    /// The case of a number. DIFFERS: An enumeration of Objective-C holds every number; here one without a case is taken for 0's, or else
    /// the first.
    package static func known(_ rawValue: RawValue, of cases: [Self]) -> Self {
        cases.first { $0.rawValue == rawValue } ?? cases.first { $0.rawValue == 0 } ?? cases[0]
    }
}
