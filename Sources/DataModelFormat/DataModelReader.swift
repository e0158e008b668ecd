import Foundation
import NibFormat

/// Reads the document of a model. Elements that are not known, such as those of the editor's picture, are left out.
struct DataModelReader {
    private let file: String

    static func model(of data: Data, file: String) throws(DataModelError) -> DataModel {
        let root: NibElement
        do { root = try NibElement.root(of: data, file: file) } catch {
            let fault = error as? NibError
            throw DataModelError(
                file: file, line: max(1, fault?.line ?? 1),
                text:
                    "not well-formed XML, \(fault?.message ?? "\(error)"); models of Xcode 3 are binary, save them with a "
                    + "newer one")
        }
        guard root.name == "model" else {
            throw DataModelError(file: file, line: 1, text: "not a model of Core Data: no element <model>")
        }
        return try DataModelReader(file: file).model(root)
    }

    private func model(_ root: NibElement) throws(DataModelError) -> DataModel {
        var model = DataModel()
        model.version = root["userDefinedModelVersionIdentifier"] ?? ""
        for element in root.children {
            switch element.name {
            case "entity": model.entities.append(try entity(element))
            case "fetchRequest": model.requests.append(try request(element))
            case "configuration":
                model.configurations[try name(element)] = element.children.filter {
                    $0.name == "memberEntity"
                }
                .compactMap { $0["name"] }
            default: break
            }
        }
        return model
    }

    private func fault(_ element: NibElement, _ text: String) -> DataModelError {
        DataModelError(file: file, line: max(1, element.line), text: text)
    }

    private func name(_ element: NibElement) throws(DataModelError) -> String {
        guard let name = element["name"], !name.isEmpty else {
            throw fault(element, "<\(element.name)> has no name")
        }
        return name
    }

    private func entity(_ element: NibElement) throws(DataModelError) -> DataModel.Entity {
        var entity = DataModel.Entity(name: try name(element))
        // ".Book" is of the module that is built, "Shop.Book" of one that is named.
        let type = element["representedClassName"]?.split(separator: ".").last.map(String.init)
        entity.className = type == "NSManagedObject" ? nil : type
        switch element["codeGenerationType"] {
        case "class": entity.generation = .wholeClass
        case "category": entity.generation = .properties
        default: break
        }
        entity.isAbstract = isYes(element["isAbstract"])
        entity.parent = element["parentEntity"].flatMap { $0.isEmpty ? nil : $0 }
        entity.userInfo = userInfo(element)
        entity.uniqueness = element.members(of: "uniquenessConstraints")
            .filter { $0.name == "uniquenessConstraint" }.map { $0.children.compactMap { $0["value"] } }
        for child in element.children {
            switch child.name {
            case "attribute": entity.attributes.append(try attribute(child))
            case "relationship": entity.relationships.append(try relationship(child))
            case "fetchedProperty": entity.fetched.append(try fetched(child))
            default: break
            }
        }
        return entity
    }

    private func attribute(_ element: NibElement) throws(DataModelError) -> DataModel.Attribute {
        let name = try name(element)
        let text = element["attributeType"] ?? "Undefined"
        guard let type = DataModel.AttributeType(rawValue: text) else {
            throw fault(element, "attribute \(name) is of type \(text), which is not known")
        }
        var attribute = DataModel.Attribute(name: name, type: type)
        attribute.isOptional = isYes(element["optional"])
        attribute.isTransient = isYes(element["transient"])
        attribute.isScalar = isYes(element["usesScalarValueType"])
        attribute.defaultValue = element["defaultValueString"] ?? element["defaultDateTimeInterval"]
        attribute.least = element["minValueString"] ?? element["minDateTimeInterval"]
        attribute.most = element["maxValueString"] ?? element["maxDateTimeInterval"]
        attribute.pattern = element["regularExpressionString"]
        attribute.customClassName = element["customClassName"]
        attribute.transformer = element["valueTransformerName"]
        attribute.userInfo = userInfo(element)
        return attribute
    }

    private func relationship(_ element: NibElement) throws(DataModelError) -> DataModel.Relationship {
        let name = try name(element)
        guard let destination = element["destinationEntity"] else {
            throw fault(
                element, "relationship \(name) leads to no entity; choose its destination in the model")
        }
        var relationship = DataModel.Relationship(name: name, destination: destination)
        relationship.inverse = element["inverseName"]
        relationship.isOptional = isYes(element["optional"])
        relationship.isTransient = isYes(element["transient"])
        relationship.isToMany = isYes(element["toMany"])
        relationship.isOrdered = isYes(element["ordered"])
        relationship.least = element["minCount"].flatMap(Int.init) ?? 0
        relationship.most = element["maxCount"].flatMap(Int.init) ?? 0
        relationship.deletion = element["deletionRule"].flatMap(DataModel.Deletion.init) ?? .nullify
        relationship.userInfo = userInfo(element)
        return relationship
    }

    private func fetched(_ element: NibElement) throws(DataModelError) -> DataModel.Fetched {
        let request = element.child(named: "fetchRequest")
        return .init(
            name: try name(element), entity: request?["entity"] ?? "",
            predicate: request?["predicateString"])
    }

    private func request(_ element: NibElement) throws(DataModelError) -> DataModel.Request {
        .init(
            name: try name(element), entity: element["entity"] ?? "", predicate: element["predicateString"],
            limit: element["fetchLimit"].flatMap(Int.init) ?? 0)
    }

    /// The dictionary that an author may add.
    private func userInfo(_ element: NibElement) -> [String: String] {
        let entries = element.members(of: "userInfo").compactMap { entry in
            entry["key"].map { ($0, entry["value"] ?? "") }
        }
        return Dictionary(entries) { _, last in last }
    }

    private func isYes(_ text: String?) -> Bool { text == "YES" }
}
