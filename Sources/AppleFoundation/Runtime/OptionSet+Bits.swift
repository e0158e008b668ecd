extension OptionSet where RawValue: FixedWidthInteger {
    /// The option of one bit, counted from 0.
    @inline(__always)
    @inlinable package init(bit: Int) { self.init(rawValue: 1 << bit) }
}
