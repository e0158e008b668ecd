import AssetFormat

/// `Bundle(for: type)`: of a framework's class the framework's own bundle, where it has one. Foundation on Linux goes by the file that the code
/// is in, which is the app's.
public func _bundle(for type: AnyClass) -> Bundle {
    guard !FrameworkBundles.own.isEmpty else { return Bundle(for: type) }
    let module = String(reflecting: type).prefix { $0 != "." }
    return FrameworkBundles.own.first { $0.module == module }?.bundle ?? Bundle(for: type)
}
