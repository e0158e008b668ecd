import Foundation
import HostOptions
import UIKit

/// What the app has read of its files, for the command line that follows their edits.
enum ReadNotes {
    /// Notes each file before it is read, where the command line has asked for that.
    static func begin() {
        guard let path = ProcessInfo.processInfo.environment[ServeOptions.notesVariable] else { return }
        unsetenv(ServeOptions.notesVariable)
        let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard file >= 0 else { return }
        let note: @Sendable (String) -> Void = { path in
            let line = Array((path + "\n").utf8)
            // Without its first line nothing in the file counts: what could not be noted is not taken for unread.
            if write(file, line, line.count) != line.count { _ = ftruncate(file, 0) }
        }
        note("")
        ReadResources.tell(note)
    }
}
