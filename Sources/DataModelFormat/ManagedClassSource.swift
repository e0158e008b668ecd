/// The Swift source that Xcode makes of a model's entities: a class, or an extension with the properties.
///
/// Its form is what Xcode 15 to 26 write, as files of public projects that were made by "Create NSManagedObject Subclass…" show.
public struct ManagedClassSource {
    private let model: DataModel

    public init(_ model: DataModel) { self.model = model }

    /// Nil where nothing is to be made.
    public var text: String? {
        let made = model.entities.filter { $0.generation != .nothing }
        guard !made.isEmpty else { return nil }
        return "import Foundation\nimport CoreData\n" + made.map(source).joined()
    }

    private func source(_ entity: DataModel.Entity) -> String {
        guard let name = entity.className else { return "" }
        var text = ""
        if entity.generation == .wholeClass {
            let parent = entity.parent.flatMap { parent in model.entities.first { $0.name == parent } }
            text += "\n@objc(\(name))\npublic class \(name): \(parent?.className ?? "NSManagedObject") {}\n"
        }
        text += """

            extension \(name) {
                @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {
                    return NSFetchRequest<\(name)>(entityName: "\(entity.name)")
                }

            """
        for each in entity.attributes {
            text += "    @NSManaged public var \(each.name): \(each.swiftType)\n"
        }
        for each in entity.relationships {
            text += "    @NSManaged public var \(each.name): \(type(of: each))\n"
        }
        for each in entity.fetched {
            text += "    @NSManaged public var \(each.name): [NSFetchRequestResult]?\n"
        }
        text += "}\n"
        for each in entity.relationships where each.isToMany { text += accessors(of: each, in: name) }
        // Of an entity below another the one above says it.
        if entity.parent == nil { text += "\nextension \(name): Identifiable {}\n" }
        return text
    }

    private func type(of relationship: DataModel.Relationship) -> String {
        if relationship.isToMany { return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?" }
        return destination(of: relationship) + "?"
    }

    private func destination(of relationship: DataModel.Relationship) -> String {
        model.entities.first { $0.name == relationship.destination }?.className ?? "NSManagedObject"
    }

    private func accessors(of relationship: DataModel.Relationship, in name: String) -> String {
        let key = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        let type = destination(of: relationship)
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        var heads: [String] = []
        if relationship.isOrdered {
            heads += [
                "insertInto\(key)(_ value: \(type), at idx: Int)", "removeFrom\(key)(at idx: Int)",
                "insertInto\(key)(_ values: [\(type)], at indexes: NSIndexSet)",
                "removeFrom\(key)(at indexes: NSIndexSet)",
                "replace\(key)(at idx: Int, with value: \(type))",
                "replace\(key)(at indexes: NSIndexSet, with values: [\(type)])",
            ]
        }
        heads += [
            "addTo\(key)(_ value: \(type))", "removeFrom\(key)(_ value: \(type))",
            "addTo\(key)(_ values: \(set))", "removeFrom\(key)(_ values: \(set))",
        ]
        let lines = heads.map { "    @NSManaged public func \($0)\n" }.joined()
        return "\nextension \(name) {\n\(lines)}\n"
    }
}

extension DataModel.Attribute {
    /// The type of the property that Xcode makes.
    var swiftType: String {
        switch type {
        case .integer16: isScalar ? "Int16" : "NSNumber?"
        case .integer32: isScalar ? "Int32" : "NSNumber?"
        case .integer64: isScalar ? "Int64" : "NSNumber?"
        case .double: isScalar ? "Double" : "NSNumber?"
        case .float: isScalar ? "Float" : "NSNumber?"
        case .boolean: isScalar ? "Bool" : "NSNumber?"
        case .decimal: "NSDecimalNumber?"
        case .string: "String?"
        case .date: isScalar ? "TimeInterval" : "Date?"
        case .binary: "Data?"
        case .uuid: "UUID?"
        case .uri: "URL?"
        case .composite: "[String: Any]?"
        case .objectID: "NSManagedObjectID?"
        case .transformable, .undefined: (customClassName ?? "NSObject") + "?"
        }
    }
}
