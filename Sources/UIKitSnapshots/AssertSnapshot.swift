import Foundation
import Testing
import UIKit

#if canImport(XCTest)
    import XCTest
#endif

/// Compares a controller's screen with what was recorded beside the test: `__Snapshots__/<file>/<test>.png` and
/// `.json`. Records what is missing.
///
/// ```swift
/// @MainActor @Test func booksAreListed() {
///     assertSnapshot(of: BooksViewController(Book.samples))
///     assertSnapshot(of: BooksViewController([]), on: .iPhoneSE.dark, named: "empty")
/// }
/// ```
/// - Parameters:
///   - kinds: what is compared.
///   - name: tells several snapshots of one test apart.
///   - record: default: what the environment's `SNAPSHOTS` says.
///   - action: what to do on the screen before the snapshot is taken.
/// - Returns: what was wrong, in words; nil when all is as recorded. The test has failed already.
@preconcurrency @MainActor @discardableResult
public func assertSnapshot(
    of controller: UIViewController, on device: SnapshotDevice = .iPhone15,
    as kinds: [SnapshotKind] = [.image, .views], named name: String? = nil,
    record: SnapshotRecording = .fromEnvironment, fileID: String = #fileID,
    filePath: StaticString = #filePath,
    testName: String = #function, line: Int = #line, column: Int = #column,
    after action: (@MainActor (UIViewController) -> Void)? = nil
) -> String? {
    let screen = SnapshotScreen(showing: controller, on: device, after: action)
    let files = SnapshotFiles(filePath: "\(filePath)", testName: testName, name: name)
    return fail(screen.check(kinds, files, record), fileID, filePath, line: line, column: column)
}

/// Does the steps of a scenario on a controller's screen, as the page's recorder writes them, and compares what is there then.
/// - Parameter steps: `- tap: {text: "More"}` and so on, a line each; docs/scenarios.md.
/// - Returns: what was wrong, in words; nil when all is as recorded. The test has failed already.
@preconcurrency @MainActor @discardableResult
public func assertSnapshot(
    of controller: UIViewController, on device: SnapshotDevice = .iPhone15, playing steps: String,
    as kinds: [SnapshotKind] = [.image, .views], named name: String? = nil,
    record: SnapshotRecording = .fromEnvironment, fileID: String = #fileID,
    filePath: StaticString = #filePath,
    testName: String = #function, line: Int = #line, column: Int = #column
) -> String? {
    do {
        let screen = try SnapshotScreen(showing: controller, on: device, playing: steps, file: testName)
        let files = SnapshotFiles(filePath: "\(filePath)", testName: testName, name: name)
        return fail(
            kinds.compactMap { files.check($0, screen, record) }, fileID, filePath, line: line, column: column
        )
    } catch {
        return fail([SnapshotFault("\(error)")], fileID, filePath, line: line, column: column)
    }
}

/// Compares a controller's screen in every variant of a matrix; the controller is made anew for each.
/// - Returns: what was wrong, in words; nil when all is as recorded. The test has failed already.
@preconcurrency @MainActor @discardableResult
public func assertSnapshot(
    of controller: @autoclosure () -> UIViewController, on matrix: SnapshotMatrix,
    as kinds: [SnapshotKind] = [.image, .views], named name: String? = nil,
    record: SnapshotRecording = .fromEnvironment, fileID: String = #fileID,
    filePath: StaticString = #filePath,
    testName: String = #function, line: Int = #line, column: Int = #column,
    after action: (@MainActor (UIViewController) -> Void)? = nil
) -> String? {
    let faults = matrix.faults(kinds, record) { device in
        SnapshotScreen(showing: controller(), on: device, after: action)
    } files: { variant in
        SnapshotFiles(filePath: "\(filePath)", testName: testName, name: name, variant: variant)
    }
    return fail(faults, fileID, filePath, line: line, column: column)
}

extension SnapshotMatrix {
    /// What is wrong in all variants.
    /// - Parameter files: by a variant's key.
    @MainActor fileprivate func faults(
        _ kinds: [SnapshotKind], _ record: SnapshotRecording,
        screen: (SnapshotDevice) -> SnapshotScreen, files: (String) -> SnapshotFiles
    ) -> [SnapshotFault] {
        variants.flatMap { variant in
            screen(SnapshotDevice(variant, base: base)).check(kinds, files(variant.key), record)
        }
    }
}

extension SnapshotScreen {
    /// A view alone.
    fileprivate init(of view: UIView, width: CGFloat?, size: CGSize?, on device: SnapshotDevice) {
        self.init(
            of: view, showing: ViewHost(view, width: width, size: size), on: device, inspecting: { _, _ in })
    }

    /// What is wrong.
    fileprivate func check(
        _ kinds: [SnapshotKind], _ files: SnapshotFiles, _ record: SnapshotRecording
    ) -> [SnapshotFault] {
        let tooHigh =
            left > 0
            ? [
                SnapshotFault(
                    "no picture is as high as the content; its last \(Int(left)) points are left out")
            ] : []
        return tooHigh + kinds.compactMap { files.check($0, self, record) }
    }
}

/// The test fails with all faults at once.
func fail(_ faults: [String], _ fileID: String, _ filePath: StaticString, line: Int, column: Int) -> String? {
    fail(faults.map { SnapshotFault($0) }, fileID, filePath, line: line, column: column)
}

/// The same with what shows the faults; XCTest has no attachments here.
func fail(
    _ faults: [SnapshotFault], _ fileID: String, _ filePath: StaticString, line: Int, column: Int
) -> String? {
    guard !faults.isEmpty else { return nil }
    let text = faults.map(\.words).joined(separator: "\n")
    let place = SourceLocation(
        fileID: fileID, filePath: "\(filePath)", line: line, column: column)
    if Test.current != nil {
        for attachment in faults.flatMap(\.attachments) {
            Attachment.record(
                [UInt8](attachment.data), named: attachment.name, sourceLocation: place)
        }
        Issue.record("\(text)", sourceLocation: place)
    } else {
        #if canImport(XCTest)
            XCTFail(text, file: filePath, line: UInt(line))
        #endif
    }
    return text
}

/// Compares a view on its own, such as a cell: as large as it wants to be at a width, or as it is told. The picture is of the view alone.
/// - Parameters:
///   - width: nil: the device's.
///   - size: takes the place of the fitting size.
/// - Returns: what was wrong, in words; nil when all is as recorded. The test has failed already.
@preconcurrency @MainActor @discardableResult
public func assertSnapshot(
    of view: UIView, width: CGFloat? = nil, size: CGSize? = nil, on device: SnapshotDevice = .iPhone15,
    as kinds: [SnapshotKind] = [.image, .views], named name: String? = nil,
    record: SnapshotRecording = .fromEnvironment, fileID: String = #fileID,
    filePath: StaticString = #filePath,
    testName: String = #function, line: Int = #line, column: Int = #column
) -> String? {
    let screen = SnapshotScreen(of: view, width: width, size: size, on: device)
    let files = SnapshotFiles(filePath: "\(filePath)", testName: testName, name: name)
    return fail(screen.check(kinds, files, record), fileID, filePath, line: line, column: column)
}

/// The same in every variant of a matrix; the view is made anew for each.
/// - Returns: what was wrong, in words; nil when all is as recorded. The test has failed already.
@preconcurrency @MainActor @discardableResult
public func assertSnapshot(
    of view: @autoclosure () -> UIView, width: CGFloat? = nil, size: CGSize? = nil, on matrix: SnapshotMatrix,
    as kinds: [SnapshotKind] = [.image, .views], named name: String? = nil,
    record: SnapshotRecording = .fromEnvironment, fileID: String = #fileID,
    filePath: StaticString = #filePath,
    testName: String = #function, line: Int = #line, column: Int = #column
) -> String? {
    let faults = matrix.faults(kinds, record) { device in
        SnapshotScreen(of: view(), width: width, size: size, on: device)
    } files: { variant in
        SnapshotFiles(filePath: "\(filePath)", testName: testName, name: name, variant: variant)
    }
    return fail(faults, fileID, filePath, line: line, column: column)
}

/// Shows one view below the safe area.
final class ViewHost: UIViewController {
    private let shown: UIView
    private let width: CGFloat?
    private let size: CGSize?

    init(_ shown: UIView, width: CGFloat?, size: CGSize?) {
        self.shown = shown
        self.width = width
        self.size = size
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(shown)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard shown.translatesAutoresizingMaskIntoConstraints else { return }
        let fitting =
            size
            ?? shown.systemLayoutSizeFitting(
                CGSize(width: width ?? view.bounds.width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        shown.frame = CGRect(origin: CGPoint(x: 0, y: view.safeAreaInsets.top), size: fitting)
    }
}
