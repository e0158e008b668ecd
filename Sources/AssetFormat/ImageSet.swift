import Foundation

/// An image set of an asset catalog.
public struct ImageSet: Equatable, Sendable, CustomStringConvertible {
    public enum Rendering: String, Sendable { case template, original }

    /// One of its files.
    public struct Variant: Equatable, Sendable {
        /// Absolute path.
        public var file: String
        /// Pixels a point; nil for a file that serves every scale.
        public var scale: Int?
        /// In pixels of the file: top, left, bottom, right. Nil: the whole picture stretches.
        public var caps: [Double]?
        /// Whether what lies between the caps is repeated.
        public var isTiled = false
        /// In pixels: top, left, bottom, right.
        public var alignment: [Double]?
        public var isVector: Bool { ["pdf", "svg"].contains((file as NSString).pathExtension.lowercased()) }
        var idiom: String?
        var appearances: [AssetAppearance]?
        var direction: String?
        var locale: String?
        var width: String?
        var height: String?
    }

    /// The set's folder.
    public let folder: String
    public let variants: [Variant]
    public let rendering: Rendering?
    public let keepsVectors: Bool
    /// Drawn mirrored where writing runs from right to left.
    public let isMirrored: Bool
    /// What the set names and that is not there, as in a checkout without its large files. Xcode warns of it, and builds the set of the others.
    public let missing: [AssetProblem]

    public var description: String { "\((folder as NSString).lastPathComponent) \(variants.count) files" }

    /// Whether files were made for different appearances or size classes, which change while a picture is shown.
    public var varies: Bool {
        variants.contains { $0.appearances != nil || $0.width != nil || $0.height != nil }
    }

    /// Whether a file was made for the dark appearance.
    public var hasDarkFile: Bool {
        variants.contains { variant in
            variant.appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } == true
        }
    }

    private struct Contents: Decodable {
        struct Image: Decodable {
            var filename: String?
            var scale: String?
            var idiom: String?
            var appearances: [AssetAppearance]?
            var languageDirection: String?
            var locale: String?
            var widthClass: String?
            var heightClass: String?
            var resizing: Resizing?
            var alignmentInsets: Insets?
            enum CodingKeys: String, CodingKey {
                case filename, scale, idiom, appearances, locale, resizing
                case languageDirection = "language-direction"
                case widthClass = "width-class"
                case heightClass = "height-class"
                case alignmentInsets = "alignment-insets"
            }
        }
        struct Insets: Decodable {
            var top: Double?
            var left: Double?
            var bottom: Double?
            var right: Double?
            var sides: [Double] { [top ?? 0, left ?? 0, bottom ?? 0, right ?? 0] }
        }
        struct Resizing: Decodable {
            struct Center: Decodable { var mode: String? }
            var center: Center?
            var capInsets: Insets?
            enum CodingKeys: String, CodingKey {
                case center
                case capInsets = "cap-insets"
            }
        }
        struct Properties: Decodable {
            var intent: String?
            var keepsVectors: Bool?
            enum CodingKeys: String, CodingKey {
                case intent = "template-rendering-intent"
                case keepsVectors = "preserves-vector-representation"
            }
        }
        var images: [Image]?
        var properties: Properties?
    }

    /// The file that a set names; nil where it is not there. Throws for one that lies elsewhere, and that is not to be read.
    static func file(_ name: String, in folder: String, root: String?) throws(AssetProblem) -> String? {
        let path = folder + "/Contents.json"
        if name.contains("/") {
            throw AssetProblem(
                file: path, line: line(of: name, in: path),
                message: "\"\(name)\": this is no file of the set; put the file beside Contents.json")
        }
        guard let spelled = spelling(of: name, in: folder) else { return nil }
        let file = folder + "/" + spelled
        let isBelow = root.map { folder.hasPrefix($0 + "/") } ?? false
        if let objection = ContainedFolder(isBelow ? root ?? folder : folder).objection(to: file) {
            throw objection
        }
        return file
    }

    static func missing(_ name: String, in folder: String) -> AssetProblem {
        let path = folder + "/Contents.json"
        return AssetProblem(
            file: path, line: line(of: name, in: path),
            message: "\"\(name)\": there is no such file in the set; put it there or take out its entry")
    }

    /// A file's name as the disk has it; nil where it is not there. Xcode writes accents and syllables in parts, git writes them composed;
    /// for a Mac both are one name, as for `String.==`.
    private static func spelling(of name: String, in folder: String) -> String? {
        if FileManager.default.fileExists(atPath: folder + "/" + name) { return name }
        return (try? FileManager.default.contentsOfDirectory(atPath: folder))?.first { $0 == name }
    }

    /// Reads `folder/Contents.json`. Throws for one that is no JSON or that names a file which is not to be read.
    /// - Parameter root: the folder that the set is part of; links are followed inside of that, else inside the set.
    public init(folder: String, root: String? = nil) throws(AssetProblem) {
        let path = folder + "/Contents.json"
        let contents = try JSONFile.read(Contents.self, from: path)
        var variants: [Variant] = []
        var missing: [AssetProblem] = []
        for image in contents.images ?? [] {
            guard let name = image.filename else { continue }
            guard let file = try Self.file(name, in: folder, root: root) else {
                missing.append(Self.missing(name, in: folder))
                continue
            }
            variants.append(
                Variant(
                    file: file, scale: image.scale.flatMap { Int($0.prefix { $0.isNumber }) },
                    caps: image.resizing?.capInsets?.sides,
                    isTiled: image.resizing?.center?.mode == "tile",
                    alignment: image.alignmentInsets?.sides, idiom: image.idiom,
                    appearances: image.appearances, direction: image.languageDirection,
                    locale: image.locale, width: image.widthClass, height: image.heightClass))
        }
        self.folder = folder
        self.variants = variants
        self.missing = missing
        rendering = contents.properties?.intent.flatMap(Rendering.init)
        keepsVectors = contents.properties?.keepsVectors ?? false
        // Both directions named for one file: nothing is mirrored; one alone: the other is its mirror image.
        let directions = Set(variants.compactMap(\.direction))
        isMirrored = directions.count == 1
    }

    private static func line(of text: String, in path: String) -> Int? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let whole = String(decoding: data, as: UTF8.self)
        guard let range = whole.range(of: "\"\(text)\"") else { return nil }
        return whole[..<range.lowerBound].reduce(1) { $1.isNewline ? $0 + 1 : $0 }
    }

    /// The file for `traits`; nil when the set has none for this kind of device.
    /// - Parameter languages: localisations, the best first.
    public func best(for traits: AssetTraits, languages: [String] = []) -> Variant? {
        let scales = AssetTraits.scales(traits.scale)
        var best: (score: [Int], variant: Variant)?
        for variant in variants {
            guard let idiom = traits.misfit(idiom: variant.idiom),
                let sizes = traits.misfit(width: variant.width, height: variant.height)
            else { continue }
            let direction =
                variant.direction == nil
                ? 1 : (variant.direction == "right-to-left") == traits.isRightToLeft ? 0 : 2
            let scale = variant.scale.map { scales.firstIndex(of: $0) ?? 9 } ?? 0
            let locale = variant.locale.map { languages.firstIndex(of: $0) ?? 99 } ?? 50
            let score = [locale, variant.appearances.misfit(traits), sizes, idiom, direction, scale]
            if let known = best, !score.lexicographicallyPrecedes(known.score) { continue }
            best = (score, variant)
        }
        return best?.variant
    }
}
