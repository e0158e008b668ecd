import Foundation

extension URL {
    /// The app's folders, as `FileManager` gives them; they need not be there yet.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
    }
}
