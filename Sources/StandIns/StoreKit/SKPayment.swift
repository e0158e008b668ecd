@_exported import UIKit

public let SKErrorDomain = "SKErrorDomain"

/// Why nothing is bought.
public struct SKError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { SKErrorDomain }
    public static var errorDomain: String { SKErrorDomain }
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = SKError
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
        case storeProductNotAvailable, cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed
        case cloudServiceRevoked
    }
    public static var unknown: Code { .unknown }
    public static var paymentCancelled: Code { .paymentCancelled }
    public static var paymentInvalid: Code { .paymentInvalid }
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}

/// Something that is sold; there is nothing.
open class SKProduct: NSObject, @unchecked Sendable {
    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
    open var productIdentifier: String { "" }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { .current }
    open var isDownloadable: Bool { false }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    open var introductoryPrice: SKProductDiscount? { nil }
    open var subscriptionGroupIdentifier: String? { nil }
}

open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .day }
}

open class SKProductDiscount: NSObject, @unchecked Sendable {
    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { .current }
    open var numberOfPeriods: Int { 0 }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
}

open class SKRequest: NSObject, @unchecked Sendable {
    open weak var delegate: (any SKRequestDelegate)?
    public override init() {}
    open func start() { SystemAnswer.later { self.delegate?.requestDidFinish(self) } }
    open func cancel() {}
}

public protocol SKRequestDelegate: NSObjectProtocol {
    // @optional
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Asks the store what it sells: every identifier is unknown there.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let identifiers: Set<String>
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
    open override func start() {
        Kept.say("SKProductsRequest.start()", "there is no store; it knows none of the products")
        SystemAnswer.later {
            let response = SKProductsResponse(self.identifiers.sorted())
            (self.delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
            self.delegate?.requestDidFinish(self)
        }
    }
}

open class SKProductsResponse: NSObject, @unchecked Sendable {
    open var products: [SKProduct] { [] }
    private let invalid: [String]
    open var invalidProductIdentifiers: [String] { invalid }
    init(_ invalid: [String]) { self.invalid = invalid }
    /// Of no products. Tests of apps have subclasses that say more.
    public override init() { invalid = [] }
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    public init(receiptProperties properties: [String: Any]? = nil) {}
}

open class SKPayment: NSObject, @unchecked Sendable {
    fileprivate var identifier = ""
    open var productIdentifier: String { identifier }
    open var quantity: Int { 1 }
    open var applicationUsername: String? { nil }
    /// For nothing.
    public override init() {}
    public init(product: SKProduct) { identifier = product.productIdentifier }
}

open class SKMutablePayment: SKPayment, @unchecked Sendable {
    private var number = 1
    private var user: String?
    open override var productIdentifier: String {
        get { identifier }
        set { identifier = newValue }
    }
    open override var quantity: Int {
        get { number }
        set { number = newValue }
    }
    open override var applicationUsername: String? {
        get { user }
        set { user = newValue }
    }
}

public enum SKPaymentTransactionState: Int, Sendable {
    case purchasing, purchased, failed, restored, deferred
}

open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    private let given: SKPayment
    open var payment: SKPayment { given }
    open var transactionState: SKPaymentTransactionState { .failed }
    open var error: (any Error)? { SKError(.paymentNotAllowed) }
    open var original: SKPaymentTransaction? { nil }
    open var transactionIdentifier: String? { nil }
    open var transactionDate: Date? { nil }
    open var downloads: [SKDownload] { [] }
    init(_ payment: SKPayment) { given = payment }
    /// For nothing. Tests of apps have subclasses that say more.
    public override init() { given = SKPayment() }
}

public enum SKDownloadState: Int, Sendable {
    case waiting, active, paused, finished, failed, cancelled
}

/// What the App Store hosts of a purchase; there is nothing.
open class SKDownload: NSObject, @unchecked Sendable {
    open var state: SKDownloadState { .waiting }
    open var contentIdentifier: String { "" }
    open var contentURL: URL? { nil }
    open var contentVersion: String { "" }
    open var expectedContentLength: Int64 { 0 }
    open var error: (any Error)? { nil }
    open var progress: Float { 0 }
    open var timeRemaining: TimeInterval { 0 }
    open var transaction: SKPaymentTransaction { SKPaymentTransaction() }
}

public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    // @optional
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
    func paymentQueue(
        _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
    func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
    func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool
}
extension SKPaymentTransactionObserver {
    public func paymentQueue(
        _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
    ) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
    ) {}
    public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
}

/// Purchases on their way. Nobody can pay here: each fails, and there is none to restore.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    @MainActor @SessionLocal private static var shared = SKPaymentQueue()
    // Of the process: for threads beside the main one, which belong to no session, the one that it used last.
    nonisolated(unsafe) private static var last: SKPaymentQueue?

    open class func `default`() -> SKPaymentQueue {
        if let queue = MainQueue.value({ shared }) { last = queue }
        if last == nil { last = SKPaymentQueue() }
        return last!
    }
    open class func canMakePayments() -> Bool { false }

    private var observers: [WeakReference<AnyObject>] = []
    public private(set) var transactions: [SKPaymentTransaction] = []
    open var transactionObservers: [any SKPaymentTransactionObserver] {
        observers.compactMap { $0.object as? any SKPaymentTransactionObserver }
    }

    open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(WeakReference(observer)) }
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }
    open func add(_ payment: SKPayment) {
        Kept.say("SKPaymentQueue.add(_:)", "there is no store; the payment fails")
        let transaction = SKPaymentTransaction(payment)
        transactions.append(transaction)
        SystemAnswer.later {
            self.transactionObservers.forEach { $0.paymentQueue(self, updatedTransactions: [transaction]) }
        }
    }
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        transactions.removeAll { $0 === transaction }
        SystemAnswer.later {
            self.transactionObservers.forEach { $0.paymentQueue(self, removedTransactions: [transaction]) }
        }
    }
    open func restoreCompletedTransactions() {
        SystemAnswer.later {
            self.transactionObservers.forEach { $0.paymentQueueRestoreCompletedTransactionsFinished(self) }
        }
    }
    open func restoreCompletedTransactions(withApplicationUsername username: String?) {
        restoreCompletedTransactions()
    }
    open func presentCodeRedemptionSheet() {}
    /// There is nothing to download: no purchase has any.
    open func start(_ downloads: [SKDownload]) {}
    open func pause(_ downloads: [SKDownload]) {}
    open func resume(_ downloads: [SKDownload]) {}
    open func cancel(_ downloads: [SKDownload]) {}
}
