/// What an app may set and nothing here reads, and what it may call and nothing here does: the first use of each says so.
package enum Kept {
    /// - Parameters:
    ///   - member: "UITableView.allowsFocus", or with parentheses for a method; `Scripts/kept` lists it in docs/differences.md.
    ///   - reason: why, and what to do instead where there is something.
    package static func say(_ member: StaticString, _ reason: StaticString) {
        let what = "\(member)".hasSuffix(")") ? "has no effect" : "is kept without effect"
        Diagnostics.sayOnceFromAnywhere("\(member) \(what): \(reason)")
    }
}
