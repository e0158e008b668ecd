import SwiftSyntax

/// What XCTest has on Apple's systems alone: a module of tests that names some of it gets it declared.
///
/// DIFFERS: attachments are kept nowhere; metrics measure time; a failure that `XCTExpectFailure` expects without a block and that does not
/// come is not told; values of keys are looked at, not observed.
struct AppleTestMembers {
    let index: TypeIndex
    let files: [SourceFile]

    /// - Returns: members of the module's test cases, by their classes.
    func lower() -> [String: [String]] {
        let tests = files.filter { file in file.imports("XCTest") }
        guard let first = tests.first else { return [:] }
        let text = tests.map { String(decoding: $0.text, as: UTF8.self) }.joined(separator: "\n")
        let known = index.own.map(\.name)
        let used = Self.parts.filter { part in
            part.names.contains(where: text.contains) && !part.names.contains(where: known.contains)
        }
        // A library for snapshots has attachments of its own.
        let hasAttachments = tests.contains { $0.imports("SnapshotTesting") }
        let chosen = used.filter { !(hasAttachments && $0.names == Self.attachments.names) }
        var declarations = chosen.map(\.declaration)
        if chosen.contains(where: \.needsIssues) { declarations.insert(Self.issues, at: 0) }
        guard !declarations.isEmpty else { return [:] }
        first.edits.append(declarations.joined(separator: "\n"))
        guard chosen.contains(where: { $0.names == Self.expectedFailures.names }) else { return [:] }
        return Dictionary(
            uniqueKeysWithValues: index.classes.filter { index.superclass(of: $0) == "XCTestCase" }.map {
                ($0.name, [($0.primary?.publicPrefix ?? "") + Self.recording])
            })
    }

    private struct Part {
        /// Any of them asks for the part.
        let names: [String]
        let declaration: String
        var needsIssues = false
    }

    private static let parts = [
        attachments, record, expectedFailures, observedKeys, metrics,
        Part(
            names: ["executionTimeAllowance"],
            declaration: """
                extension XCTestCase { var executionTimeAllowance: TimeInterval { get { 600 } set {} } }
                """),
    ]

    /// They are kept nowhere.
    private static let attachments = Part(
        names: ["XCTAttachment"],
        declaration: """
            final class XCTAttachment {
                enum Lifetime: Int { case keepAlways, deleteOnSuccess }
                enum ImageQuality: Int { case original, medium, low }
                var name: String?
                var lifetime = Lifetime.deleteOnSuccess
                var userInfo: [AnyHashable: Any]?
                init(data: Data) {}
                init(data: Data, uniformTypeIdentifier: String) {}
                init(uniformTypeIdentifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil) { self.name = name }
                init(string: String) {}
                init(image: UIKit.UIImage) {}
                init(image: UIKit.UIImage, quality: ImageQuality) {}
                init(contentsOfFile url: URL) {}
                init(contentsOfFile url: URL, uniformTypeIdentifier: String) {}
                init(archivableObject: Any) {}
                init(plistObject: Any) {}
            }
            extension XCTestCase { func add(_ attachment: XCTAttachment) {} }
            extension UIKit._TestContext.Activity { func add(_ attachment: XCTAttachment) {} }
            """)

    private static let issues = """
        struct XCTSourceCodeLocation {
            let fileURL: URL
            let lineNumber: Int
            init(fileURL: URL, lineNumber: Int) { (self.fileURL, self.lineNumber) = (fileURL, lineNumber) }
            init(filePath: String, lineNumber: Int) { self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber) }
            init(filePath: StaticString, lineNumber: UInt) { self.init(filePath: "\\(filePath)", lineNumber: Int(lineNumber)) }
        }
        struct XCTSourceCodeContext {
            var location: XCTSourceCodeLocation?
            init(location: XCTSourceCodeLocation? = nil) { self.location = location }
        }
        struct XCTIssue {
            enum IssueType: Int { case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure }
            var type: IssueType
            var compactDescription: String
            var detailedDescription: String?
            var sourceCodeContext: XCTSourceCodeContext
            var associatedError: (any Error)?
            init(type: IssueType, compactDescription: String, detailedDescription: String? = nil, sourceCodeContext: XCTSourceCodeContext = .init(), associatedError: (any Error)? = nil) {
                (self.type, self.compactDescription, self.detailedDescription) = (type, compactDescription, detailedDescription)
                (self.sourceCodeContext, self.associatedError) = (sourceCodeContext, associatedError)
            }
        }
        """

    private static let record = Part(
        names: ["XCTIssue", "XCTSourceCodeContext", "XCTSourceCodeLocation"],
        declaration: """
            extension XCTestCase {
                func record(_ issue: XCTIssue) {
                    let place = issue.sourceCodeContext.location
                    recordFailure(withDescription: issue.compactDescription, inFile: place?.fileURL.path ?? "", atLine: place?.lineNumber ?? 0, expected: issue.type == .assertionFailure)
                }
            }
            """, needsIssues: true)

    /// In each test case: failures that are expected are none.
    private static let recording =
        "override nonisolated func recordFailure(withDescription __d: String, inFile __f: String, atLine __l: Int, expected __e: Bool)"
        + " { if !_ExpectedFailures.take(__d, __e) { super.recordFailure(withDescription: __d, inFile: __f, atLine: __l, expected: __e) } }"

    /// Without a block what is expected holds to the test's end.
    private static let expectedFailures = Part(
        names: ["XCTExpectFailure", "XCTExpectedFailure"],
        declaration: """
            enum XCTExpectedFailure {
                final class Options {
                    var issueMatcher: (XCTIssue) -> Bool = { _ in true }
                    var isEnabled = true
                    var isStrict = true
                    init() {}
                    static func nonStrict() -> Options { let options = Options(); options.isStrict = false; return options }
                }
            }
            final class _ExpectedFailures: XCTestObservation {
                nonisolated(unsafe) private static var open: [_ExpectedFailures] = []
                nonisolated(unsafe) private static var observer: _ExpectedFailures?
                private let options: XCTExpectedFailure.Options
                private var isMatched = false
                private init(_ options: XCTExpectedFailure.Options) { self.options = options }
                static func take(_ description: String, _ isAssertion: Bool) -> Bool {
                    let issue = XCTIssue(type: isAssertion ? .assertionFailure : .thrownError, compactDescription: description)
                    guard let found = open.last(where: { $0.options.issueMatcher(issue) }) else { return false }
                    found.isMatched = true
                    return true
                }
                static func expect(_ options: XCTExpectedFailure.Options) {
                    guard options.isEnabled else { return }
                    let made = _ExpectedFailures(options)
                    if observer == nil { observer = made; XCTestObservationCenter.shared.addTestObserver(made) }
                    open.append(made)
                }
                static func expect<R>(_ reason: String?, _ options: XCTExpectedFailure.Options, _ block: () throws -> R) rethrows -> R {
                    guard options.isEnabled else { return try block() }
                    let made = _ExpectedFailures(options)
                    open.append(made)
                    defer {
                        open.removeAll { $0 === made }
                        if options.isStrict, !made.isMatched { XCTFail("Expected failure '\\(reason ?? "")' but none recorded.") }
                    }
                    return try block()
                }
                func testCaseDidFinish(_ testCase: XCTestCase) { Self.open = [] }
            }
            func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init()) { _ExpectedFailures.expect(options) }
            @discardableResult
            func XCTExpectFailure<R>(_ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init(), failingBlock: () throws -> R) rethrows -> R {
                try _ExpectedFailures.expect(failureReason, options, failingBlock)
            }
            func XCTExpectFailure(_ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, issueMatcher: ((XCTIssue) -> Bool)? = nil) {
                let options = XCTExpectedFailure.Options()
                (options.isEnabled, options.isStrict, options.issueMatcher) = (enabled ?? true, strict ?? true, issueMatcher ?? { _ in true })
                _ExpectedFailures.expect(options)
            }
            @discardableResult
            func XCTExpectFailure<R>(_ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil) rethrows -> R {
                let options = XCTExpectedFailure.Options()
                (options.isEnabled, options.isStrict, options.issueMatcher) = (enabled ?? true, strict ?? true, issueMatcher ?? { _ in true })
                return try _ExpectedFailures.expect(failureReason, options, failingBlock)
            }
            """, needsIssues: true)

    /// They look at the value until it is there.
    private static let observedKeys = Part(
        names: ["XCTKVOExpectation", "keyValueObservingExpectation"],
        declaration: """
            final class XCTKVOExpectation: XCTNSPredicateExpectation, @unchecked Sendable {
                typealias Handler = (Any, [AnyHashable: Any]) -> Bool
                let keyPath: String
                let observedObject: Any
                let expectedValue: Any?
                init(keyPath: String, object: Any, expectedValue: Any? = nil) {
                    (self.keyPath, observedObject, self.expectedValue) = (keyPath, object, expectedValue)
                    super.init(predicate: Self.predicate(object, keyPath, expectedValue, nil), object: nil)
                }
                static func predicate(_ object: Any, _ keyPath: String, _ expectedValue: Any?, _ handler: Handler?) -> NSPredicate {
                    nonisolated(unsafe) let (object, start, expectedValue) = (object, value(object, keyPath), expectedValue)
                    nonisolated(unsafe) let handler = handler
                    return NSPredicate { _, _ in
                        let value = value(object, keyPath)
                        if let handler { return handler(object, ["new": value as Any]) }
                        return expectedValue.map { isSame(value, $0) } ?? !isSame(value, start)
                    }
                }
                private static func value(_ object: Any, _ keyPath: String) -> Any? { (object as? NSObject)?.value(forKeyPath: keyPath) }
                private static func isSame(_ a: Any?, _ b: Any?) -> Bool {
                    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
                    return a == nil && b == nil
                }
            }
            extension XCTestCase {
                @discardableResult
                func keyValueObservingExpectation(for object: Any, keyPath: String, expectedValue: Any? = nil) -> XCTestExpectation {
                    expectation(for: XCTKVOExpectation.predicate(object, keyPath, expectedValue, nil), evaluatedWith: nil)
                }
                @discardableResult
                func keyValueObservingExpectation(for object: Any, keyPath: String, handler: XCTKVOExpectation.Handler?) -> XCTestExpectation {
                    expectation(for: XCTKVOExpectation.predicate(object, keyPath, nil, handler), evaluatedWith: nil)
                }
            }
            """)

    /// What is measured here is time.
    private static let metrics = Part(
        names: [
            "XCTClockMetric", "XCTCPUMetric", "XCTMemoryMetric", "XCTStorageMetric", "XCTOSSignpostMetric",
            "XCTMeasureOptions",
            "XCTMetric",
        ],
        declaration: """
            protocol XCTMetric {}
            struct XCTClockMetric: XCTMetric { init() {} }
            struct XCTCPUMetric: XCTMetric { init() {}; init(limitingToCurrentThread: Bool) {} }
            struct XCTMemoryMetric: XCTMetric { init() {} }
            struct XCTStorageMetric: XCTMetric { init() {} }
            struct XCTOSSignpostMetric: XCTMetric { init(subsystem: String, category: String, name: String) {} }
            final class XCTMeasureOptions {
                struct InvocationOptions: OptionSet { let rawValue: Int; static let manuallyStart = Self(rawValue: 1); static let manuallyStop = Self(rawValue: 2) }
                var invocationOptions: InvocationOptions = []
                var iterationCount = 5
                init() {}
                static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
            }
            extension XCTestCase {
                func measure(metrics: [any XCTMetric], block: () -> Void) { measure(block: block) }
                func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) { measure(options: options, block: block) }
                func measure(options: XCTMeasureOptions, block: () -> Void) {
                    measureMetrics([.wallClockTime], automaticallyStartMeasuring: !options.invocationOptions.contains(.manuallyStart), for: block)
                }
            }
            """)
}
