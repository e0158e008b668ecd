import Foundation
import TestSeeds
import Testing

@testable import UIKit

extension Idioms {
    /// What Foundation and the headers below it have on Apple's systems, after `import UIKit`.
    @Suite(.serialized) @MainActor struct FoundationNames {
        /// Apple's headers: `NSInteger` and `CFIndex` are as wide as pointers, `OSType` has four bytes.
        @Test func plainTypesAreTheirs() {
            let numbers: (NSInteger, NSUInteger, CFIndex, UniChar, OSStatus) = (-1, 1, 2, 3, -4)
            #expect(numbers.0 == Int(-1) && numbers.1 == UInt(1) && numbers.2 == 2)
            #expect(MemoryLayout<OSType>.size == 4 && MemoryLayout<UniChar>.size == 2)
            #expect(NSEC_PER_SEC == 1_000_000_000 && NSEC_PER_SEC / NSEC_PER_MSEC == 1000)
            let queue: dispatch_queue_t = .main
            #expect(queue.label == DispatchQueue.main.label)
        }

        /// Apple's documentation of Progress: its properties are key-value observable.
        @Test func progressIsObserved() {
            let stage = Stage(UIViewController())
            let progress = Progress(totalUnitCount: 10)
            var seen: [Double] = []
            let token = progress.observe(\.fractionCompleted) { progress, _ in
                seen.append(progress.fractionCompleted)
            }
            progress.completedUnitCount = 5
            stage.advance(by: 0.5)
            #expect(seen == [0.5])
            progress.completedUnitCount = 10
            stage.advance(by: 0.5)
            #expect(seen == [0.5, 1])
            withExtendedLifetime(token) {}
        }

        /// `[NSError init]`: some error, without a domain; source returns it where it knows none.
        @Test func anErrorMayBeNoneInParticular() {
            let error = NSError()
            #expect(error.domain == "" && error.code == 0)
            let result: Result<Int, Error> = .failure(NSError())
            #expect(throws: NSError.self) { try result.get() }
        }

        /// The common placeholder of a property: it never fires.
        @Test func aTimerWithoutAnythingIsNoneThatFires() {
            let timer: Timer = Timer()
            #expect(!timer.isValid)
            timer.invalidate()
        }

        /// Apple's manual page of atomic(3): add, increment and decrement give the new value.
        @available(*, deprecated)
        @Test func atomicFunctionsGiveTheNewValue() {
            var (narrow, wide): (Int32, Int64) = (5, 5)
            #expect(OSAtomicIncrement32(&narrow) == 6)
            #expect(OSAtomicDecrement32Barrier(&narrow) == 5)
            #expect(OSAtomicAdd32(10, &narrow) == 15)
            #expect(OSAtomicIncrement64(&wide) == 6)
            #expect(OSAtomicAdd64Barrier(-6, &wide) == 0)
            #expect(OSAtomicCompareAndSwap32(15, 1, &narrow) && narrow == 1)
            #expect(!OSAtomicCompareAndSwap64Barrier(7, 1, &wide) && wide == 0)
            var lock = OS_SPINLOCK_INIT
            OSSpinLockLock(&lock)
            #expect(!OSSpinLockTry(&lock))
            OSSpinLockUnlock(&lock)
            #expect(OSSpinLockTry(&lock))
        }

        /// Apple's documentation of `notifications(named:object:)`: only those of the name and the object.
        @Test(.timeLimit(.hang))
        func notificationsAreASequence() async {
            let (center, name, sender) = (NotificationCenter(), Notification.Name("came"), Sender())
            let notes = center.notifications(named: name, object: sender).makeAsyncIterator()
            center.post(name: name, object: nil)
            center.post(name: Notification.Name("other"), object: sender)
            center.post(name: name, object: sender, userInfo: ["number": 1])
            center.post(name: name, object: sender, userInfo: ["number": 2])
            #expect(await notes.next()?.userInfo?["number"] as? Int == 1)
            #expect(await notes.next()?.userInfo?["number"] as? Int == 2)
        }

        private final class Sender: Sendable {}

        /// A task that goes through them and is cancelled ends.
        @Test(.timeLimit(.hang))
        func theSequenceEndsWithItsTask() async {
            let center = NotificationCenter()
            let task = Task {
                var count = 0
                for await _ in center.notifications(named: Notification.Name("came")) { count += 1 }
                return count
            }
            task.cancel()
            #expect(await task.value == 0)
        }
    }

    /// `NSDataDetector`, whose examples are those of Apple's documentation and of mails and pages as they are written.
    @Suite @MainActor struct DataDetectors {
        private func found(_ text: String, _ types: DetectedResult.Kind...) throws
            -> [NSTextCheckingResult]
        {
            let detector = try NSDataDetector(types: types.reduce(0) { $0 | $1.rawValue })
            return detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        }

        /// A sentence's punctuation is not part of the link; addresses without a scheme have `http`, addresses of mail
        /// `mailto`, as `NSDataDetector` gives them on iOS.
        @Test(
            arguments: [
                (
                    "See https://developer.apple.com/documentation, please.",
                    ["https://developer.apple.com/documentation"]
                ),
                ("(www.apple.com)", ["http://www.apple.com"]),
                ("apple.com/shop? yes", ["http://apple.com/shop"]),
                (
                    "https://en.wikipedia.org/wiki/Swift_(language).",
                    ["https://en.wikipedia.org/wiki/Swift_(language)"]
                ),
                (
                    "Mail jane@example.com or visit http://a.example:8080/x?y=1#z",
                    ["mailto:jane@example.com", "http://a.example:8080/x?y=1#z"]
                ),
                ("no links in main.swift or e.g. this", []),
            ] as [(String, [String])])
        func linksAreFound(_ text: String, _ urls: [String]) throws {
            let results = try found(text, .link)
            #expect(results.map { $0.url?.absoluteString } == urls)
            #expect(results.allSatisfy { $0.resultType.rawValue == DetectedResult.Kind.link.rawValue })
        }

        @Test func rangesAreThoseOfTheText() throws {
            let text = "👋 go to www.apple.com."
            let result = try #require(try found(text, .link).first)
            // By counting UTF-16 units: 2 of the hand, then " go to ".
            #expect(result.range == NSRange(location: 9, length: 13))
            #expect((text as NSString).substring(with: result.range) == "www.apple.com")
        }

        @Test(
            arguments: [
                ("Call (408) 996-1010 today", ["(408) 996-1010"]), ("+1 408 996 1010", ["+1 408 996 1010"]),
                ("800-555-0199, or 1-800-555-0199", ["800-555-0199", "1-800-555-0199"]),
                ("1234567890 and 12 34", []), ("version 1.2.3", []),
            ] as [(String, [String])])
        func phoneNumbersAreFound(_ text: String, _ numbers: [String]) throws {
            #expect(try found(text, .phoneNumber).map(\.phoneNumber) == numbers)
        }

        /// Foundation's names of its types, which it has deprecated on Linux: asked through a protocol they give no warning.
        private struct Named: NamedTypes {
            @available(*, deprecated) var all: [NSTextCheckingResult.CheckingType] {
                [.link, .date, .phoneNumber]
            }
        }

        /// Apple's documentation of `init(types:)`: one type or several, by the raw values of their names.
        @Test func typesAreNamedByFoundation() throws {
            let types = (Named() as any NamedTypes).all
            for (type, text) in zip(types, ["See www.apple.com", "on 2024-03-05", "Call (555) 610-6679"]) {
                let detector = try NSDataDetector(types: type.rawValue)
                let results = detector.matches(
                    in: text, range: NSRange(location: 0, length: text.utf16.count))
                #expect(results.map(\.resultType.rawValue) == [type.rawValue])
            }
        }

        /// Noon where no time is named, as `NSDataDetector` gives it on iOS.
        @Test(
            arguments: [
                ("on 2024-03-05", [2024, 3, 5, 12, 0]), ("on 3/5/2024 at 3:30 PM", [2024, 3, 5, 15, 30]),
                ("March 5, 2024", [2024, 3, 5, 12, 0]), ("the 5th of March 2024", [2024, 3, 5, 12, 0]),
                ("Mar 5, 2024, 12:15 am", [2024, 3, 5, 0, 15]), ("2024-03-05T07:08:09", [2024, 3, 5, 7, 8]),
            ] as [(String, [Int])])
        func datesAreFound(_ text: String, _ parts: [Int]) throws {
            let date = try #require(try found(text, .date).first?.date)
            let calendar = Calendar(identifier: .gregorian)
            let read = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
            #expect([read.year, read.month, read.day, read.hour, read.minute] == parts)
        }

        @Test func whatIsNoDateIsNone() throws {
            for text in ["2024-13-45", "February 31, 2024", "1/2", "May be 5"] {
                #expect(try found(text, .date).isEmpty, "\(text)")
            }
        }

        @Test func severalTypesComeInTheOrderOfTheText() throws {
            let text = "On 2024-03-05 call 408-996-1010 or see www.apple.com"
            #expect(try found(text, .link, .phoneNumber, .date).map(\.resultType.rawValue) == [16, 2048, 64])
            #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
        }

        /// Apple's documentation of `NSNumber`: it is bridged to the types of numbers, lengths among them.
        @Test func numbersAreLengthsAndBack() {
            let number: Any = NSNumber(value: 0.4)
            #expect(number as? CGFloat == 0.4)
            let length: Any = CGFloat(0.25)
            #expect((length as? NSNumber)?.doubleValue == 0.25)
            #expect([0.5, 2].map { $0 as NSNumber as Any } as? [CGFloat] == [0.5, 2])
            #expect(CGFloat(truncating: number as! NSNumber) == 0.4)
            #expect(CGFloat(exactly: NSNumber(value: 44)) == 44)
            #expect(CGFloat(exactly: NSNumber(value: Int64.max)) == nil)
        }

        /// Apple's documentation of `NSCoder.string(for:)`: "{{x,y},{w,h}}", and zero for what is not of that form.
        @Test func geometryIsText() {
            let rect = CGRect(x: 1, y: -2.5, width: 3, height: 4)
            #expect(NSCoder.string(for: rect) == "{{1, -2.5}, {3, 4}}")
            #expect(NSCoder.cgRect(for: "{{1, -2.5}, {3, 4}}") == rect)
            #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
            #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
            #expect(NSCoder.cgSize(for: "{5,6}") == CGSize(width: 5, height: 6))
            #expect(NSCoder.cgPoint(for: "none") == .zero)
        }

        /// Apple's documentation of `formatterBehavior`: there are the formatters of 10.4 and later only on iOS.
        @Test func formattersAreThoseOfToday() {
            let (numbers, dates) = (NumberFormatter(), DateFormatter())
            (numbers.formatterBehavior, dates.formatterBehavior) = (.default, .behavior10_4)
            #expect(numbers.formatterBehavior == .behavior10_4 && dates.formatterBehavior == .behavior10_4)
        }
    }
}

private protocol NamedTypes {
    var all: [NSTextCheckingResult.CheckingType] { get }
}
