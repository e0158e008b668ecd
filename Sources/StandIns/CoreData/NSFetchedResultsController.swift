import Foundation
import SwiftInternals
import UIKit

public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete, move, update
}

/// A section of fetched results.
public protocol NSFetchedResultsSectionInfo {
    /// What the key path of the sections gives.
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

/// Hears of changes to fetched results, at the end of the turn in which objects changed.
@preconcurrency @MainActor
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    // @optional
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    /// `indexPath` is of before, `newIndexPath` of after the changes.
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
    /// In place of the methods that tell of single changes.
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? {
        OptionalRequirement.absent(self, "controller(_:sectionIndexTitleForSectionName:)")
        return nil
    }
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { OptionalRequirement.absent(self, "controller(_:didChangeContentWith:) snapshot") }
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    ) { OptionalRequirement.absent(self, "controller(_:didChangeContentWith:) diff") }
}

/// The objects of a request as the sections and rows of a list, kept up to date with their context.
///
/// Cost of a change: of the objects that changed, not of all; sections are counted anew.
open class NSFetchedResultsController<ResultType: AnyObject>: NSObject, @unchecked Sendable {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    open private(set) var sectionNameKeyPath: String?
    open private(set) var cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private var results: FetchedSections? { didSet { typed = nil } }
    /// The objects as their class, made when they are asked for.
    private var typed: [ResultType]?
    private var observation: (any NSObjectProtocol)?

    /// - Parameters:
    ///   - fetchRequest: with at least one sort descriptor; where there are sections, the first sorts by them.
    ///   - name: kept; nothing is written.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        guard fetchRequest.sortDescriptors?.isEmpty == false else {
            fatalError(
                "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
        }
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
        (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
    }

    /// A controller of nothing: what delegates' methods are called with, or until another takes its place.
    public override init() {
        fetchRequest = NSFetchRequest()
        managedObjectContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    }

    deinit { observation.map(NotificationCenter.default.removeObserver) }

    open class func deleteCache(withName name: String?) {}

    /// Reads the objects, and follows their changes from now on.
    open func performFetch() throws {
        let form = fetchRequest.form
        results = FetchedSections(form.part(of: managedObjectContext.objects(form)), sectionNameKeyPath)
        tell { delegate, own in
            _ = OptionalRequirement.call(delegate, "controller(_:didChangeContentWith:) snapshot") {
                $0.controller(own, didChangeContentWith: self.snapshot(reloaded: []))
            }
        }
        guard observation == nil else { return }
        observation = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
        ) { [weak self] notification in self?.follow(notification.userInfo ?? [:]) }
    }

    // MARK: What there is

    open var fetchedObjects: [ResultType]? {
        if typed == nil { typed = results?.objects.compactMap { $0 as? ResultType } }
        return typed
    }
    open var sections: [any NSFetchedResultsSectionInfo]? { results?.sections }

    /// Stops for a place where nothing is.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let object = results?.object(at: indexPath) as? ResultType else {
            fatalError(
                "no object at index \(indexPath.last ?? 0) in section at index \(indexPath.first ?? 0)"
                    + (results == nil ? "; call performFetch first" : ""))
        }
        return object
    }
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { results?.place(of: $0) }
    }

    /// First letters of the sections' names, each once.
    open var sectionIndexTitles: [String] {
        var seen: Set<String> = []
        return (results?.sections ?? []).compactMap { sectionIndexTitle(forSectionName: $0.name) }
            .filter { seen.insert($0).inserted }
    }
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        var told: String??
        tell { delegate, own in
            told = OptionalRequirement.call(delegate, "controller(_:sectionIndexTitleForSectionName:)") {
                $0.controller(own, sectionIndexTitleForSectionName: sectionName)
            }
        }
        return told ?? FetchedSection.letter(sectionName)
    }
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        (results?.sections ?? []).firstIndex { sectionIndexTitle(forSectionName: $0.name) == title }
            ?? sectionIndex
    }

    // MARK: Changes

    private func follow(_ userInfo: [AnyHashable: Any]) {
        guard let old = results else { return }
        let form = fetchRequest.form
        if userInfo[NSInvalidatedAllObjectsKey] != nil {
            return results = FetchedSections([], sectionNameKeyPath)
        }
        let event = ManagedEvent(userInfo)
        let family = Set(form.entity(in: managedObjectContext).family.compactMap(\.name))
        let isWanted: (NSManagedObject) -> Bool = { family.contains($0.entity.name ?? "") }
        let gone = event.deleted.values.filter(isWanted)
        let all = [event.inserted, event.updated, event.refreshed].flatMap(\.values).filter(isWanted)
        let touched = Set(all).inOrder
        guard !touched.isEmpty || !gone.isEmpty else { return }
        let kept = touched.filter { !$0.isDeleted && form.holds(for: $0) }
        let new = old.changed(without: Set(touched).union(gone), with: kept, form)
        let change = FetchedChange(from: old, to: new, updated: Set(kept))
        guard !change.isEmpty else { return }
        // A delegate may fetch anew while it is told.
        guard delegate != nil else { return results = new }
        tell { delegate, own in
            let updated = kept.filter { change.isUpdate($0) }
            let asSnapshot: Void? = OptionalRequirement.call(
                delegate, "controller(_:didChangeContentWith:) snapshot"
            ) {
                self.results = new
                $0.controller(own, didChangeContentWith: self.snapshot(reloaded: updated))
            }
            if asSnapshot != nil { return }
            self.results = old
            let asDifference: Void? = OptionalRequirement.call(
                delegate, "controller(_:didChangeContentWith:) diff"
            ) {
                self.results = new
                $0.controller(own, didChangeContentWith: change.difference)
            }
            if asDifference != nil { return }
            self.results = old
            delegate.controllerWillChangeContent(own)
            self.results = new
            change.tell(delegate, own)
            delegate.controllerDidChangeContent(own)
        }
    }

    private func snapshot(reloaded: [NSManagedObject]) -> NSDiffableDataSourceSnapshotReference {
        let reference = NSDiffableDataSourceSnapshotReference()
        for section in results?.sections ?? [] {
            reference.appendSections(withIdentifiers: [section.name])
            reference.appendItems(withIdentifiers: section.list.map(\.objectID))
        }
        if !reloaded.isEmpty { reference.reloadItems(withIdentifiers: reloaded.map(\.objectID)) }
        return reference
    }

    private func tell(
        _ work:
            @MainActor (
                any NSFetchedResultsControllerDelegate, NSFetchedResultsController<NSFetchRequestResult>
            ) -> Void
    ) {
        guard let delegate else { return }
        nonisolated(unsafe) let target = delegate
        let own = GenericClass.cast(self, to: NSFetchedResultsController<NSFetchRequestResult>.self)
        withoutActuallyEscaping(work) { work in
            nonisolated(unsafe) let work = work
            IsolatedCall.run { work(target, own) }
        }
    }
}
