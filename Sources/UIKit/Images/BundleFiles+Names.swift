extension BundleFiles {
    /// The names under which pictures can be asked for, without scale and extension, sorted.
    var pictureNames: [String] {
        let kinds: Set = ["png", "jpg", "jpeg", "gif", "pdf", "svg"]
        let names = shown.keys.compactMap { file -> String? in
            let name = file as NSString
            guard kinds.contains(name.pathExtension.lowercased()) else { return nil }
            let base = name.deletingPathExtension
            return base.hasSuffix("@2x") || base.hasSuffix("@3x") ? String(base.dropLast(3)) : base
        }
        return Set(names + catalogs.names(.image)).sorted()
    }

    /// The folder that holds all files; nil when there are none.
    var folder: String? {
        let paths = Array(files.values) + localized.values.flatMap(\.values)
        let folders = paths.map { ($0 as NSString).deletingLastPathComponent.split(separator: "/") }
        guard var common = folders.first else { return nil }
        for folder in folders {
            let same = zip(common, folder).prefix { $0 == $1 }.count
            common = Array(common.prefix(same))
        }
        return "/" + common.joined(separator: "/")
    }
}
