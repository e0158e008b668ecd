/// What a request must carry to be served: 128 bits from the system's generator, as hexadecimal digits.
public struct AccessToken: Sendable {
    enum Validity: Sendable { case missing, wrong, right }

    public let text: String

    public init() {
        var generator = SystemRandomNumberGenerator()
        text = (0..<4).map { _ in
            let digits = String(UInt32.random(in: .min ... .max, using: &generator), radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    /// A token made elsewhere; 32 hexadecimal digits or more.
    public init(text: String) { self.text = text }

    /// Takes the same time for every wrong token of the right length.
    func check(_ given: String?) -> Validity {
        guard let given else { return .missing }
        guard given.utf8.count == text.utf8.count else { return .wrong }
        let difference = zip(given.utf8, text.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) }
        return difference == 0 ? .right : .wrong
    }
}
