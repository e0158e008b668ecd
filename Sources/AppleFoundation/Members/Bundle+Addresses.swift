/// `urls(forResourcesWithExtension:…)` as on Apple's systems, with `URL`s; calls by its name are lowered to these.
extension Bundle {
    /// Nil where there are none.
    public func _urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
        Self.shown(urls(forResourcesWithExtension: ext, subdirectory: subpath))
    }

    /// Nil where there are none.
    public func _urls(
        forResourcesWithExtension ext: String?, subdirectory subpath: String?,
        localization localizationName: String?
    ) -> [URL]? {
        Self.shown(
            urls(forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName))
    }

    /// Nil where there are none.
    public static func _urls(
        forResourcesWithExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL
    ) -> [URL]? {
        shown(
            urls(
                forResourcesWithExtension: ext, subdirectory: subpath,
                in: NSURL(fileURLWithPath: bundleURL.path)))
    }

    /// Without hidden files: what the tool keeps beside the app.
    private static func shown(_ all: [NSURL]?) -> [URL]? {
        let urls = all?.map { $0 as URL }.filter { !$0.lastPathComponent.hasPrefix(".") }
        return urls?.isEmpty == true ? nil : urls
    }
}
