import Foundation
import FoundationXML

/// Reads the document of a model. Elements that are not known, such as those of the editor's picture, are left out.
final class DataModelReader: NSObject, XMLParserDelegate {
    private let file: String
    private var model = DataModel()
    private var entity: DataModel.Entity?
    private var attribute: DataModel.Attribute?
    private var relationship: DataModel.Relationship?
    private var fetched: DataModel.Fetched?
    private var constraint: [String]?
    private var configuration: String?
    private var isModel = false
    /// Of open elements.
    private var depth = 0
    private var fault: DataModelError?

    private init(file: String) { self.file = file }

    static func model(of data: Data, file: String) throws(DataModelError) -> DataModel {
        let reader = DataModelReader(file: file)
        let parser = XMLParser(data: data)
        parser.delegate = reader
        // Of a document that ends too soon the parser says nothing.
        let isWhole = parser.parse() && reader.depth == 0
        if let fault = reader.fault { throw fault }
        guard isWhole else {
            throw DataModelError(
                file: file, line: max(1, parser.lineNumber),
                text: "not well-formed XML; models of Xcode 3 are binary, save them with a newer one")
        }
        guard reader.isModel else {
            throw DataModelError(file: file, line: 1, text: "not a model of Core Data: no element <model>")
        }
        return reader.model
    }

    private func stop(_ parser: XMLParser, _ text: String) {
        guard fault == nil else { return }
        fault = DataModelError(file: file, line: max(1, parser.lineNumber), text: text)
        parser.abortParsing()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes values: [String: String]
    ) {
        depth += 1
        switch name {
        case "model":
            isModel = true
            model.version = values["userDefinedModelVersionIdentifier"] ?? ""
        case "entity": entity = named(parser, name, values).map { Self.entity($0, values) }
        case "attribute" where entity != nil:
            guard let own = named(parser, name, values) else { return }
            attribute = attribute(own, values, parser)
        case "relationship" where entity != nil:
            guard let own = named(parser, name, values) else { return }
            relationship = relationship(own, values, parser)
        case "fetchedProperty": fetched = named(parser, name, values).map { .init(name: $0, entity: "") }
        case "fetchRequest":
            let request = values["entity"] ?? ""
            if fetched != nil {
                fetched?.entity = request
                fetched?.predicate = values["predicateString"]
            } else if let own = named(parser, name, values) {
                model.requests.append(
                    .init(
                        name: own, entity: request, predicate: values["predicateString"],
                        limit: values["fetchLimit"].flatMap(Int.init) ?? 0))
            }
        case "uniquenessConstraint": constraint = []
        case "constraint": values["value"].map { constraint?.append($0) }
        case "configuration":
            configuration = named(parser, name, values)
            configuration.map { model.configurations[$0] = [] }
        case "memberEntity":
            if let configuration, let member = values["name"] {
                model.configurations[configuration]?.append(member)
            }
        case "entry": keep(values)
        default: break
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        depth -= 1
        switch name {
        case "entity":
            entity.map { model.entities.append($0) }
            entity = nil
        case "attribute":
            attribute.map { entity?.attributes.append($0) }
            attribute = nil
        case "relationship":
            relationship.map { entity?.relationships.append($0) }
            relationship = nil
        case "fetchedProperty":
            fetched.map { entity?.fetched.append($0) }
            fetched = nil
        case "uniquenessConstraint":
            constraint.map { entity?.uniqueness.append($0) }
            constraint = nil
        case "configuration": configuration = nil
        default: break
        }
    }

    private func named(_ parser: XMLParser, _ element: String, _ values: [String: String]) -> String? {
        if let name = values["name"], !name.isEmpty { return name }
        stop(parser, "<\(element)> has no name")
        return nil
    }

    /// An entry of the dictionary that an author may add to what is open.
    private func keep(_ values: [String: String]) {
        guard let key = values["key"] else { return }
        if attribute != nil {
            attribute?.userInfo[key] = values["value"] ?? ""
        } else if relationship != nil {
            relationship?.userInfo[key] = values["value"] ?? ""
        } else {
            entity?.userInfo[key] = values["value"] ?? ""
        }
    }

    private static func entity(_ name: String, _ values: [String: String]) -> DataModel.Entity {
        var entity = DataModel.Entity(name: name)
        // ".Book" is of the module that is built, "Shop.Book" of one that is named.
        let type = values["representedClassName"]?.split(separator: ".").last.map(String.init)
        entity.className = type == "NSManagedObject" ? nil : type
        switch values["codeGenerationType"] {
        case "class": entity.generation = .wholeClass
        case "category": entity.generation = .properties
        default: break
        }
        entity.isAbstract = isYes(values["isAbstract"])
        entity.parent = values["parentEntity"].flatMap { $0.isEmpty ? nil : $0 }
        return entity
    }

    private func attribute(_ name: String, _ values: [String: String], _ parser: XMLParser)
        -> DataModel.Attribute?
    {
        let text = values["attributeType"] ?? "Undefined"
        guard let type = DataModel.AttributeType(rawValue: text) else {
            stop(parser, "attribute \(name) is of type \(text), which is not known")
            return nil
        }
        var attribute = DataModel.Attribute(name: name, type: type)
        attribute.isOptional = Self.isYes(values["optional"])
        attribute.isTransient = Self.isYes(values["transient"])
        attribute.isScalar = Self.isYes(values["usesScalarValueType"])
        attribute.defaultValue = values["defaultValueString"] ?? values["defaultDateTimeInterval"]
        attribute.least = values["minValueString"] ?? values["minDateTimeInterval"]
        attribute.most = values["maxValueString"] ?? values["maxDateTimeInterval"]
        attribute.pattern = values["regularExpressionString"]
        attribute.customClassName = values["customClassName"]
        attribute.transformer = values["valueTransformerName"]
        return attribute
    }

    private func relationship(_ name: String, _ values: [String: String], _ parser: XMLParser)
        -> DataModel.Relationship?
    {
        guard let destination = values["destinationEntity"] else {
            stop(parser, "relationship \(name) leads to no entity; choose its destination in the model")
            return nil
        }
        var relationship = DataModel.Relationship(name: name, destination: destination)
        relationship.inverse = values["inverseName"]
        relationship.isOptional = Self.isYes(values["optional"])
        relationship.isTransient = Self.isYes(values["transient"])
        relationship.isToMany = Self.isYes(values["toMany"])
        relationship.isOrdered = Self.isYes(values["ordered"])
        relationship.least = values["minCount"].flatMap(Int.init) ?? 0
        relationship.most = values["maxCount"].flatMap(Int.init) ?? 0
        relationship.deletion = values["deletionRule"].flatMap(DataModel.Deletion.init) ?? .nullify
        return relationship
    }

    private static func isYes(_ text: String?) -> Bool { text == "YES" }
}
