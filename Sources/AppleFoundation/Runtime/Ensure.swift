/// Stops the app with `message` unless `condition` holds: for errors of the programmer.
///
/// `precondition` says its message in debug builds only; apps are built on UIKit's release form.
@inline(__always)
@inlinable package func ensure(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
    line: UInt = #line
) {
    if !condition() { fatalError(message(), file: file, line: line) }
}
