/// What an app may set and nothing here reads: such members are kept, and the first use of each says so.
enum Kept {
    /// - Parameters:
    ///   - member: "UITableView.allowsFocus"; `Scripts/kept` lists it in docs/differences.md.
    ///   - reason: why, and what to do instead where there is something.
    static func say(_ member: StaticString, _ reason: StaticString) {
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated {
            Diagnostics.sayOnce("\(member) is kept without effect: \(reason)")
        }
    }
}
