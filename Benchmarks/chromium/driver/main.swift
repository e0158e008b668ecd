import Foundation
import PageDriver

// usage: benchmark-chromium PAGE TILES SCALE [PICTURE]
// W3 in a headless Chromium, beside `benchmark shelf`: prints `FIGURE chromium NAME 200 SCALE VALUE`. Says so and ends
// well where Chromium is not installed.

let arguments = CommandLine.arguments
guard arguments.count > 3, let scale = Int(arguments[3]) else {
    FileHandle.standardError.write(Data("usage: benchmark-chromium PAGE TILES SCALE [PICTURE]\n".utf8))
    exit(2)
}
guard Chromium.isInstalled else {
    FileHandle.standardError.write(Data("Chromium is not installed: left out as a peer\n".utf8))
    exit(0)
}
try await ShelfPeer(page: arguments[1], tiles: arguments[2], scale: scale).run(
    picture: arguments.count > 4 ? arguments[4] : nil)
