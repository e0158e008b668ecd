import Foundation
import Testing

/// What `readdir` gives of a folder.
struct FolderEntryTests {
    /// Foundation of Swift 6.3 copies 256 bytes of each name of `/proc/self/fd` when it starts a program, however short the name is
    /// (github.com/swiftlang/swift-corelibs-foundation/pull/5472): each entry has the memory of a whole `struct dirent`.
    @Test func entriesHaveRoomForTheLongestName() throws {
        typealias Size = @convention(c) (UnsafeMutableRawPointer?) -> Int
        let function = try #require(dlsym(nil, "malloc_usable_size"))
        let size = unsafeBitCast(function, to: Size.self)
        let folder = try #require(opendir("/proc/self/fd"))
        defer { closedir(folder) }
        var count = 0
        while let entry = readdir(folder) {
            #expect(size(entry) >= MemoryLayout<dirent>.size, "entry \(count)")
            count += 1
        }
        // Itself, the folder above, standard input and output among them.
        #expect(count > 3)
    }
}
