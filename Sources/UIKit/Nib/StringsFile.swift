/// A `.strings` file: `"key" = "text";` with comments, UTF-8 or UTF-16, or a property list.
enum StringsFile {
    /// Nil when it is neither.
    static func parse(_ data: Data) -> [String: String]? {
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        if let table = list as? [String: String] { return table }
        return data.isEmpty ? [:] : nil
    }
}
