import ContactsUI
import EventKit
import LocalAuthentication
import MessageUI
import PhotosUI
import StoreKit
import Testing
import UserNotifications

/// What a device without accounts, sensors and permissions answers; each as Apple's page of the call says for that case.
@Suite @MainActor struct RefusedServicesTests {
    @Test func notificationsAreRefusedAndKept() async throws {
        SessionContext().makeCurrent()
        let center = UNUserNotificationCenter.current()
        #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
        #expect(try await center.requestAuthorization(options: [.alert]) == false)
        #expect(await center.notificationSettings().authorizationStatus == .denied)
        let content = UNMutableNotificationContent()
        content.title = "Pears"
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
        try await center.add(UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
        content.title = "Plums"
        try await center.add(UNNotificationRequest(identifier: "b", content: content, trigger: nil))
        let pending = await center.pendingNotificationRequests()
        #expect(pending.map(\.identifier) == ["a", "b"] && pending[0].content.title == "Pears")
        center.removePendingNotificationRequests(withIdentifiers: ["a"])
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["b"])
        let copy = content.mutableCopy() as? UNMutableNotificationContent
        #expect(copy?.title == "Plums")
    }

    /// StoreKit's headers leave NSObject's `init()` to these classes: tests of observers make some of their own.
    @Test func testsMakeTransactionsOfTheirOwn() {
        final class Bought: SKPaymentTransaction, @unchecked Sendable {
            override var payment: SKPayment {
                let payment = SKMutablePayment()
                payment.productIdentifier = "book"
                return payment
            }
            override var transactionState: SKPaymentTransactionState { .purchased }
        }
        #expect(Bought().payment.productIdentifier == "book" && Bought().transactionState == .purchased)
        #expect(SKProductsResponse().invalidProductIdentifiers.isEmpty && SKPayment().quantity == 1)
    }

    /// What a queue and a transaction have on iOS, so that source may ask it of them by a protocol of its own.
    @Test func queuesAndTransactionsFollowAnAppsProtocols() {
        let queue: any PaidQueue = SKPaymentQueue()
        queue.start([])
        let transaction: any PaidTransaction = SKPaymentTransaction()
        #expect(transaction.downloads.isEmpty && transaction.transactionDate == nil)
    }

    private final class Shop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
        var unknown: [String] = []
        var states: [SKPaymentTransactionState] = []
        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
            unknown = response.invalidProductIdentifiers
        }
        func paymentQueue(
            _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
        ) {
            states += transactions.map(\.transactionState)
            transactions.forEach(queue.finishTransaction)
        }
    }

    @Test func theStoreSellsNothing() async throws {
        SessionContext().makeCurrent()
        let shop = Shop()
        let request = SKProductsRequest(productIdentifiers: ["b", "a"])
        request.delegate = shop
        request.start()
        let queue = SKPaymentQueue.default()
        queue.add(shop)
        queue.add(SKPayment(product: SKProduct()))
        await laterTurns()
        #expect(shop.unknown == ["a", "b"] && shop.states == [.failed] && queue.transactions.isEmpty)
        #expect(try await Product.products(for: ["a"]).isEmpty && !SKPaymentQueue.canMakePayments())
    }

    @Test func picturesAndContactsAndCalendars() async throws {
        #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
        #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
        await #expect(throws: CNError.self) { try await CNContactStore().requestAccess(for: .contacts) }
        #expect(try await EKEventStore().requestFullAccessToEvents() == false)
        #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
        var error: NSError?
        #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        #expect(error?.domain == "com.apple.LocalAuthentication" && error?.code == -5)
    }

    /// Apple's page of `CNContactFormatter`: full names of people, the organisation's name else.
    @Test func namesOfContacts() {
        let person = CNMutableContact()
        (person.givenName, person.familyName) = ("Ada", "Byron")
        #expect(
            CNContactFormatter.string(from: person, style: CNContactFormatterStyle.fullName) == "Ada Byron")
        let firm = CNMutableContact()
        firm.organizationName = "Engines"
        #expect(CNContactFormatter.string(from: firm, style: .fullName) == "Engines")
        #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
        #expect(CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: CNLabelHome) == "home")
    }

    /// CNPostalAddress.h: keys of the parts of an address are the properties' names.
    @Test func keysOfAddresses() {
        #expect(CNPostalAddressStreetKey == "street" && CNPostalAddressCityKey == "city")
        #expect(CNPostalAddressStateKey == "state" && CNPostalAddressPostalCodeKey == "postalCode")
        #expect(
            CNPostalAddressCountryKey == "country" && CNPostalAddressISOCountryCodeKey == "ISOCountryCode")
    }

    private final class Picks: UIViewController, PHPickerViewControllerDelegate {
        var picked: [Int] = []
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            picked.append(results.count)
        }
    }

    @Test func cancelPicksNothing() {
        let host = Picks()
        let screen = Screen(host)
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = host
        host.present(picker, animated: false)
        screen.advance(by: 1)
        func buttons(_ view: UIView) -> [UIButton] {
            view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) }
        }
        buttons(picker.view).first?.sendActions(for: .touchUpInside)
        #expect(host.picked == [0])
    }
}

private protocol PaidQueue: AnyObject {
    func start(_ downloads: [SKDownload])
    func pause(_ downloads: [SKDownload])
    func resume(_ downloads: [SKDownload])
    func cancel(_ downloads: [SKDownload])
    func restoreCompletedTransactions(withApplicationUsername username: String?)
}
private protocol PaidTransaction {
    var transactionDate: Date? { get }
    var downloads: [SKDownload] { get }
}
extension SKPaymentQueue: PaidQueue {}
extension SKPaymentTransaction: PaidTransaction {}
