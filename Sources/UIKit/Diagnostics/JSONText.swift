/// A JSON value whose objects keep the order in which they were written: the same text in every run.
enum JSONText {
    case number(CGFloat)
    case text(String)
    case bool(Bool)
    /// Numbers stand on one line.
    case list([JSONText])
    case object([(key: String, value: JSONText)])

    static func numbers(_ values: CGFloat...) -> JSONText { .list(values.map { .number($0) }) }
    static func rect(_ rect: CGRect) -> JSONText { numbers(rect.minX, rect.minY, rect.width, rect.height) }

    var rendered: String {
        var out = ""
        write(into: &out, indent: "")
        return out + "\n"
    }

    private func write(into out: inout String, indent: String) {
        switch self {
        case .number(let value): out += Self.short(value)
        case .text(let text): Self.write(text, into: &out)
        case .bool(let value): out += value ? "true" : "false"
        case .list(let values):
            let isFlat = values.allSatisfy { if case .object = $0 { false } else { true } }
            Self.write(values.map { (nil, $0) }, "[", "]", isFlat: isFlat, into: &out, indent: indent)
        case .object(let members):
            Self.write(
                members.map { ($0.key, $0.value) }, "{", "}", isFlat: members.isEmpty, into: &out,
                indent: indent)
        }
    }

    private static func write(
        _ members: [(String?, JSONText)], _ open: String, _ close: String, isFlat: Bool,
        into out: inout String,
        indent: String
    ) {
        out += open
        let inner = indent + " "
        for (index, (key, value)) in members.enumerated() {
            if index > 0 { out += isFlat ? ", " : "," }
            if !isFlat { out += "\n" + inner }
            if let key {
                write(key, into: &out)
                out += ": "
            }
            value.write(into: &out, indent: inner)
        }
        if !isFlat { out += "\n" + indent }
        out += close
    }

    private static func write(_ text: String, into out: inout String) {
        out += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\t": out += "\\t"
            case "\r": out += "\\r"
            case _ where scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029:
                let digits = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: out.unicodeScalars.append(scalar)
            }
        }
        out += "\""
    }

    /// Rounded to 1/1000, without needless zeros; what is no number is 0.
    static func short(_ value: CGFloat) -> String {
        guard value.isFinite else { return "0" }
        let thousandths = (value * 1000).rounded()
        guard thousandths.magnitude < 9e15 else { return "\(Double(value))" }
        let whole = Int64(thousandths)
        let (units, rest) = whole.magnitude.quotientAndRemainder(dividingBy: 1000)
        var text = (whole < 0 ? "-" : "") + "\(units)"
        guard rest > 0 else { return text }
        var digits = "\(rest)"
        digits = String(repeating: "0", count: 3 - digits.count) + digits
        while digits.hasSuffix("0") { digits.removeLast() }
        text += "." + digits
        return text
    }
}
