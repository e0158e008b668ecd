import Foundation

/// What objects of one kind have.
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
    open var name: String?
    /// The class of its objects, with or without its module's name.
    open var managedObjectClassName: String! = "NSManagedObject"
    open var isAbstract = false
    open var userInfo: [AnyHashable: Any]?
    open var renamingIdentifier: String?
    open var versionHashModifier: String?
    /// Names of attributes whose values together are there once.
    open var uniquenessConstraints: [[Any]] = []
    open var indexes: [NSFetchIndexDescription] = []
    open internal(set) weak var managedObjectModel: NSManagedObjectModel!
    open private(set) weak var superentity: NSEntityDescription?
    open var subentities: [NSEntityDescription] = [] {
        didSet {
            for each in subentities { each.superentity = self }
            forget()
        }
    }
    /// Its own; read, those of the entities above come first.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + own }
        set {
            own = newValue
            for each in newValue { each.entity = self }
            forget()
        }
    }
    private var own: [NSPropertyDescription] = []
    private var byName: [String: NSPropertyDescription]?
    private var knownAttributes: [String: NSAttributeDescription]?
    private var knownRelationships: [String: NSRelationshipDescription]?

    public override init() {}

    open var propertiesByName: [String: NSPropertyDescription] {
        if let byName { return byName }
        let made = Dictionary(properties.map { ($0.name, $0) }) { _, own in own }
        byName = made
        return made
    }
    open var attributesByName: [String: NSAttributeDescription] {
        if let knownAttributes { return knownAttributes }
        let made = propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
        knownAttributes = made
        return made
    }
    open var relationshipsByName: [String: NSRelationshipDescription] {
        if let knownRelationships { return knownRelationships }
        let made = propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
        knownRelationships = made
        return made
    }
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        relationshipsByName.values.filter { $0.destinationEntity === entity }.sorted { $0.name < $1.name }
    }
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        name == entity.name || superentity?.isKindOf(entity: entity) == true
    }
    open var versionHash: Data { Data((name ?? "").utf8) }

    private func forget() {
        (byName, knownAttributes, knownRelationships) = (nil, nil, nil)
        for each in subentities { each.forget() }
    }

    /// Itself and all below it.
    var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

    /// The relationship that generated methods name: "Items" in `addToItems`.
    func relationship(capitalised name: String) -> NSRelationshipDescription? {
        relationshipsByName[name]
            ?? relationshipsByName.values.first {
                $0.name.prefix(1).uppercased() + $0.name.dropFirst() == name
            }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSEntityDescription()
        (copy.name, copy.managedObjectClassName, copy.isAbstract) = (name, managedObjectClassName, isAbstract)
        (copy.userInfo, copy.uniquenessConstraints) = (userInfo, uniquenessConstraints)
        copy.properties = own.compactMap { $0.copy() as? NSPropertyDescription }
        return copy
    }

    open override var description: String { "<NSEntityDescription \(name ?? "")>" }

    /// The entity of that name in the context's model.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
        -> NSEntityDescription?
    { context.model?.entitiesByName[entityName] }

    /// A new object in the context. Stops for a name that the model does not have.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            fatalError(
                "+entityForName: could not locate an entity named '\(entityName)' in this model; "
                    + context.knownEntities)
        }
        return ManagedClasses.make(entity, in: context)
    }
}
