import Foundation

/// What a context is asked for.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
    open var affectedStores: [NSPersistentStore]?
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectResultType: Self = []
    public static let managedObjectIDResultType = Self(rawValue: 1)
    public static let dictionaryResultType = Self(rawValue: 2)
    public static let countResultType = Self(rawValue: 4)
}

/// Which objects are wanted, and in which order. Without sort descriptors they come in the order in which they were saved.
open class NSFetchRequest<ResultType: AnyObject>: NSPersistentStoreRequest, NSCopying, @unchecked Sendable {
    var form = FetchForm()

    public override init() {}
    public convenience init(entityName: String) {
        self.init()
        form.entityName = entityName
    }

    open var entity: NSEntityDescription? {
        get { form.entity }
        set { form.entity = newValue }
    }
    open var entityName: String? { form.entity?.name ?? form.entityName }
    open var predicate: NSPredicate? {
        get { form.predicate }
        set { form.predicate = newValue }
    }
    open var sortDescriptors: [NSSortDescriptor]? {
        get { form.sortDescriptors }
        set { form.sortDescriptors = newValue }
    }
    /// 0 without a limit.
    open var fetchLimit: Int {
        get { form.limit }
        set { form.limit = newValue }
    }
    open var fetchOffset: Int {
        get { form.offset }
        set { form.offset = newValue }
    }
    /// Kept: everything is in memory.
    open var fetchBatchSize: Int {
        get { form.reading.batchSize }
        set { form.reading.batchSize = newValue }
    }
    open var resultType: NSFetchRequestResultType {
        get { form.resultType }
        set { form.resultType = newValue }
    }
    open var includesSubentities: Bool {
        get { form.includesSubentities }
        set { form.includesSubentities = newValue }
    }
    open var includesPendingChanges: Bool {
        get { form.includesPendingChanges }
        set { form.includesPendingChanges = newValue }
    }
    open var returnsDistinctResults: Bool {
        get { form.isDistinct }
        set { form.isDistinct = newValue }
    }
    /// Names, or descriptions of properties, of a request that gives dictionaries.
    open var propertiesToFetch: [Any]? {
        get { form.properties }
        set { form.properties = newValue }
    }
    open var propertiesToGroupBy: [Any]? {
        get { form.groups }
        set { form.groups = newValue }
    }
    open var havingPredicate: NSPredicate? {
        get { form.having }
        set { form.having = newValue }
    }
    /// Kept, as those that follow: values are in memory, and read when they are asked for.
    open var includesPropertyValues: Bool {
        get { form.reading.includesPropertyValues }
        set { form.reading.includesPropertyValues = newValue }
    }
    open var returnsObjectsAsFaults: Bool {
        get { form.reading.returnsFaults }
        set { form.reading.returnsFaults = newValue }
    }
    open var relationshipKeyPathsForPrefetching: [String]? {
        get { form.reading.prefetched }
        set { form.reading.prefetched = newValue }
    }
    open var shouldRefreshRefetchedObjects: Bool {
        get { form.reading.refreshes }
        set { form.reading.refreshes = newValue }
    }

    /// In the context whose block runs, which is not known here: stops. Ask the context with `fetch`.
    open func execute() throws -> [ResultType] {
        fatalError("NSFetchRequest.execute() does not know its context here; call context.fetch(request)")
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchRequest<ResultType>()
        copy.form = form
        return copy
    }
}

public typealias NSPersistentStoreAsynchronousFetchResultCompletionBlock = (
    NSAsynchronousFetchResult<NSFetchRequestResult>
) -> Void

/// A request that is answered in a later turn.
open class NSAsynchronousFetchRequest<ResultType: AnyObject>: NSPersistentStoreRequest, @unchecked Sendable {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    open var estimatedResultCount = 0

    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) { (fetchRequest, completionBlock) = (request, blk) }
}

open class NSPersistentStoreResult: NSObject {}

open class NSAsynchronousFetchResult<ResultType: AnyObject>: NSPersistentStoreResult {
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    open internal(set) var finalResult: [ResultType]?
    open internal(set) var operationError: (any Error)?
    open var progress: Progress? { nil }
    open var managedObjectContext: NSManagedObjectContext?
    open func cancel() {}
    init(_ request: NSAsynchronousFetchRequest<ResultType>) { fetchRequest = request }
}
