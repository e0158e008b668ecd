import DataModelFormat
import Foundation
import QuartzCore

/// The entities that an app keeps. Read from `Shop.momd`, which is the model as Xcode writes it here.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
    /// Each belongs to this model, and to it alone.
    open var entities: [NSEntityDescription] = [] {
        didSet {
            for each in entities { each.managedObjectModel = self }
            ManagedModels.add(self)
        }
    }
    open var versionIdentifiers: Set<AnyHashable> = []
    private var named: [String: [NSEntityDescription]] = [:]
    private var templates: [String: NSFetchRequest<NSFetchRequestResult>] = [:]

    public override init() {}

    /// Nil where no model can be read, which is said with its file and line.
    public convenience init?(contentsOf url: URL) {
        self.init()
        do { fill(try DataModel(path: url.resolvingSymlinksInPath().path)) } catch {
            Diagnostics.sayOnceFromAnywhere("NSManagedObjectModel: \(error)")
            return nil
        }
    }

    /// One model of several; of entities with the same name the first.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init()
        let all = DataModelMerge.documents(of: models)
        if let all { fill(all) } else { entities = models.flatMap(\.entities) }
    }

    /// One model of all that the bundles have; nil means the app's.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let models = (bundles ?? [Bundle.main]).flatMap { bundle -> [URL] in
            ["momd", "mom"].flatMap { ending -> [URL] in
                (bundle.urls(forResourcesWithExtension: ending, subdirectory: nil) ?? []).map { $0 as URL }
            }
        }
        let read = Set(models.map { $0.resolvingSymlinksInPath() }).sorted { $0.path < $1.path }
            .compactMap { NSManagedObjectModel(contentsOf: $0) }
        return read.count == 1 ? read[0] : NSManagedObjectModel(byMerging: read)
    }

    /// The document that it was read from; nil for one that was made in code.
    private(set) var document: DataModel?

    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }
    open var configurations: [String] { named.keys.sorted() }
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        configuration.map { named[$0] } ?? entities
    }
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        named[configuration] = entities
    }
    open var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }
    open func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool { true }

    open var fetchRequestTemplatesByName: [String: NSFetchRequest<NSFetchRequestResult>] { templates }
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<NSFetchRequestResult>? {
        templates[name]
    }
    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<NSFetchRequestResult>?, forName name: String
    ) { templates[name] = fetchRequestTemplate }
    /// `$NAME` in the template's predicate stands for a value.
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<NSFetchRequestResult>? {
        guard let request = templates[name]?.copy() as? NSFetchRequest<NSFetchRequestResult> else {
            return nil
        }
        if let text = predicates[name] {
            request.predicate = ManagedPredicate.made(text, variables)
        }
        return request
    }
    private var predicates: [String: String] = [:]

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSManagedObjectModel()
        if let document { copy.fill(document) } else { copy.entities = entities }
        return copy
    }

    private func fill(_ document: DataModel) {
        self.document = document
        if !document.version.isEmpty { versionIdentifiers = [document.version] }
        let made = document.entities.map { (document: $0, entity: NSEntityDescription($0)) }
        let byName = Dictionary(made.map { ($0.document.name, $0.entity) }) { first, _ in first }
        for (each, entity) in made where each.parent != nil {
            byName[each.parent!]?.subentities.append(entity)
        }
        for (each, entity) in made {
            for relationship in each.relationships {
                guard let own = entity.relationshipsByName[relationship.name] else { continue }
                own.destinationEntity = byName[relationship.destination]
                own.inverseRelationship = relationship.inverse.flatMap {
                    own.destinationEntity?.relationshipsByName[$0]
                }
            }
        }
        for request in document.requests {
            let template = NSFetchRequest<NSFetchRequestResult>(entityName: request.entity)
            template.entity = byName[request.entity]
            template.fetchLimit = request.limit
            if let text = request.predicate {
                predicates[request.name] = text
                template.predicate = text.contains("$") ? nil : ManagedPredicate.made(text, [:])
            }
            templates[request.name] = template
        }
        for (name, members) in document.configurations {
            named[name] = members.compactMap { byName[$0] }
        }
        entities = made.map(\.entity)
    }
}

/// Models that were read are put together as documents: their entities are made anew.
private enum DataModelMerge {
    static func documents(of models: [NSManagedObjectModel]) -> DataModel? {
        var all = DataModel()
        for model in models {
            guard let document = model.document else { return nil }
            all.entities += document.entities.filter { new in !all.entities.contains { $0.name == new.name } }
            all.requests += document.requests
            all.configurations.merge(document.configurations) { $0 + $1 }
        }
        return all
    }
}

extension NSEntityDescription {
    fileprivate convenience init(_ document: DataModel.Entity) {
        self.init()
        name = document.name
        managedObjectClassName = document.className ?? "NSManagedObject"
        isAbstract = document.isAbstract
        if !document.userInfo.isEmpty { userInfo = document.userInfo }
        uniquenessConstraints = document.uniqueness
        properties =
            document.attributes.map(NSAttributeDescription.init(document:))
            + document.relationships.map(NSRelationshipDescription.init(document:))
            + document.fetched.map { fetched in
                let made = NSFetchedPropertyDescription()
                made.name = fetched.name
                let request = NSFetchRequest<NSFetchRequestResult>(entityName: fetched.entity)
                request.predicate = fetched.predicate.map { ManagedPredicate.made($0, [:]) }
                made.fetchRequest = request
                return made
            }
    }
}

extension NSAttributeDescription {
    fileprivate convenience init(document: DataModel.Attribute) {
        self.init()
        (name, isOptional, isTransient) = (document.name, document.isOptional, document.isTransient)
        attributeType = Self.types[document.type] ?? .undefinedAttributeType
        valueTransformerName = document.transformer
        attributeValueClassName = document.customClassName
        if !document.userInfo.isEmpty { userInfo = document.userInfo }
        least = document.least.flatMap(Double.init)
        most = document.most.flatMap(Double.init)
        pattern = document.pattern
        defaultValue = document.defaultValue.flatMap(value)
    }

    private static let types: [DataModel.AttributeType: NSAttributeType] = [
        .integer16: .integer16AttributeType, .integer32: .integer32AttributeType,
        .integer64: .integer64AttributeType, .decimal: .decimalAttributeType, .double: .doubleAttributeType,
        .float: .floatAttributeType, .string: .stringAttributeType, .boolean: .booleanAttributeType,
        .date: .dateAttributeType, .binary: .binaryDataAttributeType, .uuid: .UUIDAttributeType,
        .uri: .URIAttributeType, .transformable: .transformableAttributeType,
        .objectID: .objectIDAttributeType, .composite: .compositeAttributeType,
    ]

    /// A default value of the document.
    private func value(_ text: String) -> Any? {
        switch attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            Int(text).map { NSNumber(value: $0) }
        case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
        case .decimalAttributeType: NSDecimalNumber(string: text)
        case .booleanAttributeType: NSNumber(value: ["YES", "true", "1"].contains(text))
        case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
        case .stringAttributeType: text
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        default: nil
        }
    }
}

extension NSRelationshipDescription {
    fileprivate convenience init(document: DataModel.Relationship) {
        self.init()
        (name, isOptional, isTransient) = (document.name, document.isOptional, document.isTransient)
        isOrdered = document.isOrdered
        minCount = document.least
        maxCount = document.isToMany ? (document.most == 1 ? 0 : document.most) : 1
        switch document.deletion {
        case .noAction: deleteRule = .noActionDeleteRule
        case .nullify: deleteRule = .nullifyDeleteRule
        case .cascade: deleteRule = .cascadeDeleteRule
        case .deny: deleteRule = .denyDeleteRule
        }
        if !document.userInfo.isEmpty { userInfo = document.userInfo }
    }
}
