import Foundation

/// A colour set of an asset catalog.
public struct ColorSet: Equatable, Sendable {
    public enum Value: Equatable, Sendable {
        /// sRGB, 0...1.
        case components(red: Double, green: Double, blue: Double, alpha: Double)
        /// A colour of the system by its name, such as "systemBlueColor".
        case system(String)
    }

    struct Variant: Equatable, Sendable {
        var value: Value
        var idiom: String?
        var appearances: [AssetAppearance]?
    }

    let variants: [Variant]
    /// Whether no entry has a colour.
    public var isEmpty: Bool { variants.isEmpty }

    private struct Contents: Decodable {
        struct Entry: Decodable {
            var color: Color?
            var idiom: String?
            var appearances: [AssetAppearance]?
        }
        struct Color: Decodable {
            var space: String?
            var components: [String: Component]?
            var reference: String?
            enum CodingKeys: String, CodingKey {
                case components, reference
                case space = "color-space"
            }
        }
        /// "0.5", "0x80", "128" or a number.
        enum Component: Decodable {
            case text(String)
            case number(Double)
            init(from decoder: any Decoder) throws {
                let box = try decoder.singleValueContainer()
                if let text = try? box.decode(String.self) {
                    self = .text(text)
                } else {
                    self = .number(try box.decode(Double.self))
                }
            }
        }
        var colors: [Entry]?
    }

    /// Reads `folder/Contents.json`. Throws for one that is no JSON or has a component that is no number.
    public init(folder: String) throws(AssetProblem) {
        let path = folder + "/Contents.json"
        let contents = try JSONFile.read(Contents.self, from: path)
        var variants: [Variant] = []
        for entry in contents.colors ?? [] {
            guard let color = entry.color else { continue }
            let value: Value
            if let reference = color.reference {
                value = .system(reference)
            } else {
                value = try Self.value(color, path)
            }
            variants.append(Variant(value: value, idiom: entry.idiom, appearances: entry.appearances))
        }
        self.variants = variants
    }

    /// The colour for `traits`; nil when the set has none for this kind of device.
    public func best(for traits: AssetTraits) -> Value? {
        var best: (score: [Int], value: Value)?
        for variant in variants {
            guard let idiom = traits.misfit(idiom: variant.idiom) else { continue }
            let score = [variant.appearances.misfit(traits), idiom]
            if let known = best, !score.lexicographicallyPrecedes(known.score) { continue }
            best = (score, variant.value)
        }
        return best?.value
    }

    // MARK: Components

    private static func value(_ color: Contents.Color, _ path: String) throws(AssetProblem) -> Value {
        let given = color.components ?? [:]
        // Whole numbers count 255 steps, unless all of them are 0 or 1.
        let whole = given.filter { $0.key != "alpha" }.values.compactMap { component -> Int? in
            if case .text(let text) = component { Int(text) } else { nil }
        }
        let hasSteps = whole.contains { $0 > 1 }
        func number(_ key: String, _ standard: Double) throws(AssetProblem) -> Double {
            guard let component = given[key] else { return standard }
            switch component {
            case .number(let number): return number
            case .text(let text):
                let text = text.trimmingCharacters(in: .whitespaces)
                if text.lowercased().hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16) {
                    return Double(byte) / 255
                }
                if let steps = Int(text) {
                    return (key == "alpha" ? steps > 1 : hasSteps) ? Double(steps) / 255 : Double(steps)
                }
                if let number = Double(text) { return number }
                throw AssetProblem(file: path, message: "colour component \(key) \"\(text)\" is no number")
            }
        }
        let alpha = try number("alpha", 1)
        if given["white"] != nil {
            let white = try number("white", 0)
            return .components(red: white, green: white, blue: white, alpha: alpha)
        }
        let rgb = [try number("red", 0), try number("green", 0), try number("blue", 0)]
        let srgb =
            switch color.space {
            case "display-p3": fromDisplayP3(rgb)
            case "extended-linear-srgb": rgb.map(encoded)
            default: rgb
            }
        return .components(red: srgb[0], green: srgb[1], blue: srgb[2], alpha: alpha)
    }

    private static func linear(_ v: Double) -> Double {
        v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
    }
    private static func encoded(_ v: Double) -> Double {
        let v = min(max(v, 0), 1)
        return v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
    }

    /// Into sRGB; colours outside of it are moved to its edge.
    private static func fromDisplayP3(_ rgb: [Double]) -> [Double] {
        let (r, g, b) = (linear(rgb[0]), linear(rgb[1]), linear(rgb[2]))
        return [
            encoded(1.2249401 * r - 0.2249404 * g), encoded(-0.0420569 * r + 1.0420571 * g),
            encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b),
        ]
    }
}
