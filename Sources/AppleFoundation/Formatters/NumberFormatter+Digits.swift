/// Digits after the point as Apple's Foundation writes them. The one on Linux does not heed the largest number of digits where there is a
/// smallest one above 0, and does not let one follow the other (`NSNumberFormatter` of its documentation).
/// The host puts these methods in the place of those of the same names.
extension NumberFormatter {
    @_silgen_name("$s10Foundation15NumberFormatterC6string4fromSSSgAA8NSNumberC_tF")
    func _plainString(from number: NSNumber) -> String?
    @_silgen_name("$s10Foundation15NumberFormatterC21maximumFractionDigitsSivs")
    func _setPlainMaximumFractionDigits(_ digits: Int)
    @_silgen_name("$s10Foundation15NumberFormatterC21minimumFractionDigitsSivs")
    func _setPlainMinimumFractionDigits(_ digits: Int)

    /// Stands in the place of `string(from:)`.
    @_silgen_name("shoji_number_string")
    public func _digitString(from number: NSNumber) -> String? {
        let second = secondGroup(for: number)
        guard second != secondaryGroupingSize else { return fractionString(from: number) }
        let kept = secondaryGroupingSize
        secondaryGroupingSize = second
        defer { secondaryGroupingSize = kept }
        return fractionString(from: number)
    }

    /// Digits of the second group and of those before it, by the patterns of the locale ("12,34,567" in India), which Apple's styles take over.
    private func secondGroup(for number: NSNumber) -> Int {
        let takesPattern = [.decimal, .currency, .percent, .currencyAccounting].contains(numberStyle)
        guard takesPattern, secondaryGroupingSize == 0, groupingSize == 3, usesGroupingSeparator,
            abs(number.doubleValue) * (multiplier?.doubleValue ?? (numberStyle == .percent ? 100 : 1))
                >= 99_999, let locale
        else { return secondaryGroupingSize }
        let groups = 1_234_567.formatted(IntegerFormatStyle<Int>(locale: locale)).split { !$0.isNumber }
        return groups.count > 2 && groups[groups.count - 2].count == 2 ? 2 : 0
    }

    private func fractionString(from number: NSNumber) -> String? {
        let kept = minimumFractionDigits
        let most = maximumFractionDigits
        guard kept > 0, !usesSignificantDigits, let exact = Decimal(string: number.stringValue) else {
            return _plainString(from: number)
        }
        // Where the style alone says less digits than the app allows, the app counts.
        let least = min(kept, most)
        let factor = multiplier?.decimalValue ?? (numberStyle == .percent ? 100 : 1)
        let rounded = FractionDigits.rounded(exact * factor, to: most, roundingMode)
        let shown =
            rounded == exact * factor
            ? number : NSNumber(value: NSDecimalNumber(decimal: rounded / factor).doubleValue)
        let needed = max(least, FractionDigits.count(rounded))
        guard needed != kept else { return _plainString(from: shown) }
        _setPlainMinimumFractionDigits(needed)
        defer { _setPlainMinimumFractionDigits(kept) }
        return _plainString(from: shown)
    }

    @_silgen_name("$s10Foundation15NumberFormatterC6number4fromAA8NSNumberCSgSS_tF")
    func _plainNumber(from string: String) -> NSNumber?

    /// Stands in the place of `number(from:)`: all of the text has to be a number (`NSNumberFormatter`: a string that is one).
    @_silgen_name("shoji_number_parse")
    public func _wholeNumber(from string: String) -> NSNumber? {
        guard let number = _plainNumber(from: string) else { return nil }
        if numberStyle == .spellOut || numberStyle == .ordinal { return number }
        let signs: [String?] = [
            decimalSeparator, groupingSeparator, currencyDecimalSeparator, currencyGroupingSeparator,
            plusSign,
            minusSign, percentSymbol, perMillSymbol, exponentSymbol, currencySymbol, currencyCode,
            internationalCurrencySymbol, positivePrefix, positiveSuffix, negativePrefix, negativeSuffix,
            notANumberSymbol, positiveInfinitySymbol, negativeInfinitySymbol, zeroSymbol, "()eE",
        ]
        let known = Set(signs.compactMap { $0 }.joined())
        return string.allSatisfy { $0.isNumber || $0.isWhitespace || known.contains($0) } ? number : nil
    }

    /// Stands in the place of the setter of `maximumFractionDigits`: a larger minimum follows.
    @_silgen_name("shoji_number_maximum")
    public func _setMaximumFractionDigits(_ digits: Int) {
        _setPlainMaximumFractionDigits(digits)
        if minimumFractionDigits > digits { _setPlainMinimumFractionDigits(digits) }
    }

    /// Stands in the place of the setter of `minimumFractionDigits`: a smaller maximum follows.
    @_silgen_name("shoji_number_minimum")
    public func _setMinimumFractionDigits(_ digits: Int) {
        _setPlainMinimumFractionDigits(digits)
        if maximumFractionDigits < digits { _setPlainMaximumFractionDigits(digits) }
    }
}

/// Arithmetic of digits after the point.
enum FractionDigits {
    /// How many a number has.
    static func count(_ number: Decimal) -> Int {
        var (number, digits) = (number, 0)
        while number != whole(number, .down), digits < 30 {
            number *= 10
            digits += 1
        }
        return digits
    }

    static func rounded(_ number: Decimal, to digits: Int, _ mode: NumberFormatter.RoundingMode) -> Decimal {
        var (value, result) = (number, Decimal())
        let isNegative = number < 0
        let plain: NSDecimalNumber.RoundingMode =
            switch mode {
            case .ceiling: .up
            case .floor: .down
            case .down: isNegative ? .up : .down
            case .up: isNegative ? .down : .up
            case .halfEven: .bankers
            case .halfUp, .halfDown: .plain
            }
        NSDecimalRound(&result, &value, digits, plain)
        guard mode == .halfDown else { return result }
        // What lies in the middle goes towards zero.
        let step = Decimal(sign: .plus, exponent: -digits, significand: 1)
        let isMiddle = abs(result - number) == step / 2
        return isMiddle && abs(result) > abs(number) ? result + (isNegative ? step : -step) : result
    }

    private static func whole(_ number: Decimal, _ mode: NSDecimalNumber.RoundingMode) -> Decimal {
        var (value, result) = (number, Decimal())
        NSDecimalRound(&result, &value, 0, mode)
        return result
    }
}
