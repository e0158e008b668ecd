import Foundation
import Likeness
import Raster

// likeness [--scale N] RECORDED.png OURS.png [RECORDED.png OURS.png]...
// likeness [--scale N] RECORDED-FOLDER OUR-FOLDER
//
// Lays pictures of devices beside ours and prints how alike they are and what differs: the structural similarity of the
// whole and of the lines of text, the largest distance by which something stands elsewhere, and by kind of difference
// the median and the largest one with its place. Of folders the pictures of the same name are compared. N is how many
// pixels a point has; without it 3 from 1,000 pixels of width on, 2 from 600, otherwise 1. Several pairs end in quartiles
// and the worst five. Nothing of the pictures is kept.

struct Failure: Error { let words: String }

func picture(_ path: String) throws -> Picture {
    guard let data = FileManager.default.contents(atPath: path) else {
        throw Failure(words: "\(path): no such file, or it may not be read")
    }
    let bitmap: Bitmap
    do { bitmap = try Bitmap(decoding: data, origin: path) } catch { throw Failure(words: "\(error)") }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(bitmap.width * bitmap.height * 3)
    bitmap.withUnsafeBytes { bytes in
        for at in stride(from: 0, to: bytes.count, by: 4) {
            // Premultiplied, on white.
            let white = 255 - bytes[at + 3]
            pixels += [bytes[at + 2] &+ white, bytes[at + 1] &+ white, bytes[at] &+ white]
        }
    }
    return Picture(width: bitmap.width, height: bitmap.height, pixels: pixels)
}

func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
}

func pairs(_ paths: [String]) throws -> [(recorded: String, ours: String)] {
    if paths.count == 2, isFolder(paths[0]), isFolder(paths[1]) {
        let names = try FileManager.default.contentsOfDirectory(atPath: paths[0]).sorted()
        let both = names.filter {
            $0.hasSuffix(".png") && FileManager.default.fileExists(atPath: "\(paths[1])/\($0)")
        }
        guard !both.isEmpty else {
            throw Failure(words: "\(paths[1]) has no .png with the name of one in \(paths[0])")
        }
        return both.map { ("\(paths[0])/\($0)", "\(paths[1])/\($0)") }
    }
    guard !paths.isEmpty, paths.count.isMultiple(of: 2) else {
        throw Failure(
            words: "usage: likeness [--scale N] RECORDED.png OURS.png … | RECORDED-FOLDER OUR-FOLDER")
    }
    return stride(from: 0, to: paths.count, by: 2).map { (paths[$0], paths[$0 + 1]) }
}

func text(_ value: Double) -> String { String(format: "%.3f", value) }

func report(_ likeness: Likeness, _ name: String) {
    let size = likeness.isSameSize ? "" : ", sizes differ"
    let similarity = likeness.textSimilarity.map { ", of text \(text($0))" } ?? ""
    print(
        "\(name): SSIM \(text(likeness.similarity))\(similarity), largest offset \(text(likeness.largestOffset))\(size)"
    )
    print(
        "  blocks: \(likeness.found) in both, \(likeness.missing) recorded only, \(likeness.added) ours only")
    for kind in Likeness.Kind.allCases {
        guard let largest = likeness.largest(kind) else { continue }
        let box = largest.box
        print(
            "  \(kind.rawValue): median \(text(likeness.median(kind))), largest \(text(largest.amount)) \(kind.unit)"
                + " at \(box.left), \(box.top), \(box.width) x \(box.height)")
    }
}

func summary(_ all: [(name: String, likeness: Likeness)]) {
    func quartiles(_ values: [Double]) -> String {
        let sorted = values.sorted()
        guard !sorted.isEmpty else { return "none" }
        let picks = [0, sorted.count / 4, sorted.count / 2, sorted.count * 3 / 4, sorted.count - 1]
        return picks.map { text(sorted[$0]) }.joined(separator: " ")
    }
    print("pictures: \(all.count)")
    print("SSIM, least, quartiles, greatest: \(quartiles(all.map(\.likeness.similarity)))")
    print("of text: \(quartiles(all.compactMap(\.likeness.textSimilarity)))")
    for (name, likeness) in all.sorted(by: { $0.likeness.similarity < $1.likeness.similarity }).prefix(5) {
        print("  \(text(likeness.similarity)) \(name)")
    }
}

do {
    var paths = Array(CommandLine.arguments.dropFirst())
    var scale: Double?
    if let option = paths.firstIndex(of: "--scale") {
        guard option + 1 < paths.count, let value = Double(paths[option + 1]), value > 0 else {
            throw Failure(words: "--scale wants the pixels of a point, as in --scale 3")
        }
        scale = value
        paths.removeSubrange(option...option + 1)
    }
    var all: [(name: String, likeness: Likeness)] = []
    for pair in try pairs(paths) {
        let (recorded, ours) = (try picture(pair.recorded), try picture(pair.ours))
        let guess: Double = recorded.width >= 1000 ? 3 : recorded.width >= 600 ? 2 : 1
        let likeness = Likeness(recorded: recorded, ours: ours, scale: scale ?? guess)
        report(likeness, pair.recorded)
        all.append((pair.recorded, likeness))
    }
    if all.count > 1 { summary(all) }
} catch let failure as Failure {
    FileHandle.standardError.write(Data("likeness: \(failure.words)\n".utf8))
    exit(2)
}
