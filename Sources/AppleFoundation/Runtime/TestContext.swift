/// `XCTContext` of lowered tests: activities are run, and reported nowhere.
public enum _TestContext {
    public struct Activity: Sendable {
        public let name: String
    }

    public static func runActivity<Result>(
        named name: String, block: (Activity) throws -> Result
    ) rethrows -> Result { try block(Activity(name: name)) }

    @MainActor
    public static func runActivity<Result>(
        named name: String, block: @MainActor (Activity) async throws -> Result
    ) async rethrows -> Result { try await block(Activity(name: name)) }
}
