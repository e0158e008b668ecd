import Foundation
import Raster
import Simulator

/// What a session shows, frame by frame, as an animated PNG. Each way up that the screen is held makes a file of its own.
@MainActor
final class Film {
    private let step: Int
    private let framesPerSecond: Int
    private let renderer = Renderer()
    private var parts: [AnimatedPNG] = []
    private var last = -1

    /// Sees every frame from now on.
    init(of session: Session, framesPerSecond: Int) {
        self.framesPerSecond = framesPerSecond
        step = 60 / framesPerSecond
        session.onFrame = { [weak self, weak session] in
            if let session { self?.see(session) }
        }
    }

    private func see(_ session: Session) {
        let number = Int((session.time * 60).rounded())
        // A moment may be laid out again, and is shown once.
        guard number != last, number % step == 0, let tree = session.tree else { return }
        last = number
        let bitmap = renderer.render(tree)
        if let size = parts.last?.size, size == (bitmap.width, bitmap.height) {
            parts[parts.count - 1].add(bitmap)
        } else {
            var part = AnimatedPNG(framesPerSecond: framesPerSecond)
            part.add(bitmap)
            parts.append(part)
        }
    }

    func write(to folder: URL, name: String) throws {
        for (index, part) in parts.enumerated() {
            let file = index == 0 ? name : "\(name)-\(index + 1)"
            try part.data?.write(to: folder.appendingPathComponent("\(file).apng"), options: .atomic)
        }
    }
}
