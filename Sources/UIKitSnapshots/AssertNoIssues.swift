import Foundation
import Testing
import UIKit

@_exported import enum ScreenLint.LintRule
@_exported import struct ScreenLint.LintFinding
@_exported import struct ScreenLint.LintScreen
@_exported import struct ScreenLint.LintSilence

/// Fails for every fault that the rules of `shoji lint` find on a controller's screen: ambiguous constraints, clipped texts,
/// small targets, low contrast, missing labels …
///
/// ```swift
/// assertNoIssues(of: BooksViewController(Book.samples))
/// assertNoIssues(of: BooksViewController(Book.samples), on: .iPhoneSE.dark, silencing: [
///     LintSilence(.smallTarget, view: "heart", reason: "the whole row is the target"),
/// ])
/// ```
/// - Parameters:
///   - silences: faults that are meant.
///   - action: what to do on the screen before it is looked at.
/// - Returns: the faults. The test has failed already.
@preconcurrency @MainActor @discardableResult
public func assertNoIssues(
    of controller: UIViewController, on device: SnapshotDevice = .iPhone15,
    silencing silences: [LintSilence] = [], fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, after action: (@MainActor (UIViewController) -> Void)? = nil
) -> [LintFinding] {
    let faults = findings(controller, device, silences, action)
    _ = fail(faults.map(\.words), fileID, filePath, line: line, column: column)
    return faults
}

/// The same in every variant of a matrix; the controller is made anew for each.
/// - Returns: the faults of all variants. The test has failed already.
@preconcurrency @MainActor @discardableResult
public func assertNoIssues(
    of controller: @autoclosure () -> UIViewController, on matrix: SnapshotMatrix,
    silencing silences: [LintSilence] = [], fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, after action: (@MainActor (UIViewController) -> Void)? = nil
) -> [LintFinding] {
    var (faults, words) = ([LintFinding](), [String]())
    for variant in matrix.variants {
        let found = findings(controller(), SnapshotDevice(variant, base: matrix.base), silences, action)
        faults += found
        words += found.map { "\(variant.key): \($0.words)" }
    }
    _ = fail(words, fileID, filePath, line: line, column: column)
    return faults
}

@MainActor
private func findings(
    _ controller: UIViewController, _ device: SnapshotDevice, _ silences: [LintSilence],
    _ action: (@MainActor (UIViewController) -> Void)?
) -> [LintFinding] {
    var found: [LintFinding] = []
    _ = SnapshotScreen(showing: controller, on: device, after: action) { root, tree in
        found = LintScreen(of: root, pixels: SnapshotScreen.pixels(of: tree)).findings()
    }
    return found.filter { finding in !silences.contains { $0.covers(finding, on: nil) } }
}

extension LintFinding {
    fileprivate var words: String { "\(view): \(rule.rawValue): \(why) (\(remedy))" }
}
