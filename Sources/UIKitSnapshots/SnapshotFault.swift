import Foundation

/// What is wrong with a snapshot.
struct SnapshotFault {
    struct Attachment {
        /// Of a file
        let name: String
        let data: Data
    }

    var words: String
    /// The recorded one, the present one, and what shows how they differ
    var attachments: [Attachment] = []

    init(_ words: String) { self.words = words }
}
