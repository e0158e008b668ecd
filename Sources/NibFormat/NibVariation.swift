/// The size classes for which a document is shown.
public struct NibSizeClasses: Equatable, Sendable, CustomStringConvertible {
    public var isWidthCompact: Bool
    public var isHeightCompact: Bool

    public init(isWidthCompact: Bool, isHeightCompact: Bool) {
        self.isWidthCompact = isWidthCompact
        self.isHeightCompact = isHeightCompact
    }

    public var description: String {
        "w\(isWidthCompact ? "C" : "R") h\(isHeightCompact ? "C" : "R")"
    }

    /// How many classes the key ("default", "heightClass=regular-widthClass=compact") asks for; nil when it asks
    /// for another one.
    func match(_ key: String) -> Int? {
        if key == "default" { return 0 }
        var count = 0
        for part in key.split(separator: "-") {
            let sides = part.split(separator: "=")
            guard sides.count == 2 else { return nil }
            let isCompact = sides[1] == "compact"
            guard isCompact || sides[1] == "regular" else { return nil }
            switch sides[0] {
            case "widthClass": if isCompact != isWidthCompact { return nil }
            case "heightClass": if isCompact != isHeightCompact { return nil }
            default: return nil
            }
            count += 1
        }
        return count
    }
}

extension NibElement {
    /// Whether attributes or children depend on the size classes.
    public var varies: Bool { children.contains { $0.name == "variation" } }

    /// The variations that hold, the least specific first.
    private func variations(for classes: NibSizeClasses) -> [NibElement] {
        let found = children.enumerated().compactMap { order, child -> (Int, Int, NibElement)? in
            guard child.name == "variation", let key = child.key, let count = classes.match(key) else {
                return nil
            }
            return (count, order, child)
        }
        return found.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }

    /// This element as it is in the size classes: what variations say takes the place of attributes and keyed
    /// children. The element itself where nothing varies.
    public func adapted(to classes: NibSizeClasses) -> NibElement {
        guard varies else { return self }
        var attributes = attributes
        var children = children.filter { $0.name != "variation" }
        for variation in variations(for: classes) {
            for attribute in variation.attributes where attribute.name != "key" {
                attributes.removeAll { $0.name == attribute.name }
                attributes.append(attribute)
            }
            for child in variation.children where child.name != "mask" {
                children.removeAll { $0.key != nil && $0.key == child.key }
                children.append(child)
            }
        }
        attributes.sort { $0.name < $1.name }
        return NibElement(name, line: line, attributes: attributes, children: children, text: text)
    }

    /// Ids of the subviews or constraints (`mask` says which) that are not installed in the size classes.
    public func excluded(_ mask: String, in classes: NibSizeClasses) -> Set<String> {
        guard varies else { return [] }
        var excluded: Set<String> = []
        for variation in variations(for: classes) {
            for list in variation.children where list.name == "mask" && list.key == mask {
                for entry in list.children {
                    guard let reference = entry["reference"] else { continue }
                    if entry.name == "exclude" {
                        excluded.insert(reference)
                    } else {
                        excluded.remove(reference)
                    }
                }
            }
        }
        return excluded
    }
}
