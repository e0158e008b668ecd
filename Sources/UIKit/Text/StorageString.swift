/// The text of a storage as a string that can be changed: the storage hears of each change and keeps its attributes where they belong.
final class StorageString: NSMutableString {
    private let storage: NSTextStorage

    init(_ storage: NSTextStorage) {
        self.storage = storage
        super.init(capacity: 0)
    }

    override var length: Int { storage.length }
    override func character(at index: Int) -> unichar { (storage.string as NSString).character(at: index) }
    override func replaceCharacters(in range: NSRange, with aString: String) {
        storage.replaceCharacters(in: range, with: aString)
    }

    // MARK: Strings that stand for themselves are made by their own class

    private static var isOfStorage: Never { fatalError("a storage's string is made by the storage") }

    required init(capacity: Int) { Self.isOfStorage }
    required init(string aString: String) { Self.isOfStorage }
    required init(characters: UnsafePointer<unichar>, length: Int) { Self.isOfStorage }
    required convenience init(stringLiteral value: StaticString) { Self.isOfStorage }
    required init(unicodeScalarLiteral value: StaticString) { Self.isOfStorage }
    required init(extendedGraphemeClusterLiteral value: StaticString) { Self.isOfStorage }
    required init?(coder aDecoder: NSCoder) { nil }
}
