/// Something that is sold, as asked for since iOS 15; there is nothing.
public struct Product: Identifiable, Hashable, Sendable {
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = Self(rawValue: "Consumable")
        public static let nonConsumable = Self(rawValue: "Non-Consumable")
        public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
    }
    public struct PurchaseOption: Hashable, Sendable {
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
    }
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }
    public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable { case day, week, month, year }
        public let unit: Unit
        public let value: Int
    }
    public struct SubscriptionInfo: Hashable, Sendable {
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
    }

    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let displayPrice: String
    public let price: Decimal
    public let isFamilyShareable: Bool
    public let subscription: SubscriptionInfo?

    /// Always empty.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws
        -> [Product]
    where Identifiers.Element == String {
        Kept.say("Product.products(for:)", "there is no store; it knows none of the products")
        return []
    }
    @discardableResult
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
}

public enum VerificationResult<SignedType> {
    public struct VerificationError: Error {}
    case unverified(SignedType, VerificationError)
    case verified(SignedType)
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}
extension VerificationResult: Sendable where SignedType: Sendable {}

/// A purchase; there is none.
public struct Transaction: Identifiable, Hashable, Sendable {
    public let id: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let purchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public let originalID: UInt64
    public let isUpgraded: Bool
    public func finish() async {}

    /// A sequence that ends at once.
    public struct Transactions: AsyncSequence, AsyncIteratorProtocol, Sendable {
        public typealias Element = VerificationResult<Transaction>
        public mutating func next() async -> Element? { nil }
        public func makeAsyncIterator() -> Transactions { self }
    }
    public static var all: Transactions { Transactions() }
    public static var currentEntitlements: Transactions { Transactions() }
    public static var unfinished: Transactions { Transactions() }
    public static var updates: Transactions { Transactions() }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}
