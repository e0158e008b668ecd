/// Inserts, deletes, moves and reloads that belong together.
///
/// UIKit: deletes, reloads and the origins of moves count in the list before the update, inserts and
/// the targets of moves in the list after it; the order of the calls does not matter (Apple's
/// documentation and WWDC18 session 225).
public struct BatchUpdate: Sendable, Equatable, CustomStringConvertible {
    public struct Move<Index: Sendable & Hashable>: Sendable, Hashable {
        /// Before the update.
        public var from: Index
        /// After the update.
        public var to: Index

        public init(from: Index, to: Index) {
            self.from = from
            self.to = to
        }
    }

    public var deletedSections: [Int] = []
    public var insertedSections: [Int] = []
    public var reloadedSections: [Int] = []
    public var movedSections: [Move<Int>] = []
    public var deletedRows: [RowIndex] = []
    public var insertedRows: [RowIndex] = []
    public var reloadedRows: [RowIndex] = []
    public var movedRows: [Move<RowIndex>] = []

    public init() {}

    /// Whether any section comes, goes, moves or is reloaded.
    public var changesSections: Bool {
        !(deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
            && movedSections.isEmpty)
    }

    public var isEmpty: Bool {
        !changesSections && deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty
            && movedRows.isEmpty
    }

    public var description: String {
        func list(_ name: String, _ items: [some CustomStringConvertible]) -> String? {
            items.isEmpty ? nil : name + " " + items.map(\.description).joined(separator: ",")
        }
        let parts = [
            list("delete sections", deletedSections), list("insert sections", insertedSections),
            list("reload sections", reloadedSections),
            list("move sections", movedSections.map { "\($0.from)→\($0.to)" }),
            list("delete", deletedRows), list("insert", insertedRows), list("reload", reloadedRows),
            list("move", movedRows.map { "\($0.from)→\($0.to)" }),
        ]
        return parts.compactMap { $0 }.joined(separator: "; ")
    }
}

/// A batch update that does not fit the list.
public struct BatchUpdateError: Error, Equatable, CustomStringConvertible {
    /// UIKit's wording of the fault, with what to do.
    public var description: String
}

/// How a kind of list names its parts in messages.
public struct ListVocabulary: Sendable, Equatable {
    var row: String
    var list: String

    public static let table = ListVocabulary(row: "row", list: "table view")
    public static let collection = ListVocabulary(row: "item", list: "collection view")
}
