import Shelves
import UIKit

/// What Interface Builder keeps for the components, by name. iOS finds such properties by itself; here they are told to UIKit when an app
/// with `Shelves` is loaded. A test holds the list complete.
@section(".init_array") @used private let members: @convention(c) () -> Void = {
    _ExtensionMembers.add([
        { question, object in (object as? any Inspectable)?.answer(question) ?? .unknown }
    ])
}

/// A component with properties for Interface Builder.
@MainActor
private protocol Inspectable: AnyObject {
    /// By name.
    var members: [String: Member] { get }
}

extension Inspectable {
    fileprivate func answer(_ question: _ExtensionMembers.Question) -> _ExtensionMembers.Answer {
        switch question {
        case .set(let value, let name): members[name].map { .set($0.set(value)) } ?? .unknown
        case .get(let name): members[name].map { .value($0.get()) } ?? .unknown
        case .perform: .unknown
        }
    }
}

/// Reads and sets one property.
@MainActor
private struct Member {
    let set: (Any?) -> _OutletAnswer
    let get: () -> Any?

    init<Root: AnyObject, Value>(_ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
        set = { _Outlet.assign($0) { (value: Value) in object[keyPath: path] = value } }
        get = { object[keyPath: path] }
    }
}

extension ShelfView: Inspectable {
    fileprivate var members: [String: Member] {
        [
            "itemWidth": Member(self, \.itemWidth), "itemHeight": Member(self, \.itemHeight),
            "itemTextHeight": Member(self, \.itemTextHeight), "lineCount": Member(self, \.lineCount),
            "sideMargin": Member(self, \.sideMargin), "verticalMargin": Member(self, \.verticalMargin),
            "showsHeader": Member(self, \.showsHeader), "itemSpacing": Member(self, \.itemSpacing),
            "headerTitle": Member(self, \.headerTitle),
        ]
    }
}

extension Carousel: Inspectable {
    fileprivate var members: [String: Member] {
        [
            "peek": Member(self, \.peek), "spacing": Member(self, \.spacing),
            "isEndless": Member(self, \.isEndless), "controlHeight": Member(self, \.controlHeight),
            "autoAdvance": Member(self, \.autoAdvance),
        ]
    }
}

extension AdaptiveColumnsLayout: Inspectable {
    fileprivate var members: [String: Member] {
        [
            "spacing": Member(self, \.spacing), "headerHeight": Member(self, \.headerHeight),
            "leastColumnWidth": Member(self, \.leastColumnWidth),
        ]
    }
}

extension StickyHeadersLayout: Inspectable {
    fileprivate var members: [String: Member] {
        [
            "sticksFooters": Member(self, \.sticksFooters), "edgeInset": Member(self, \.edgeInset),
            "stackedHeaders": Member(self, \.stackedHeaders),
            "collapsedHeaderLength": Member(self, \.collapsedHeaderLength),
        ]
    }
}

extension SelfSizingCollectionView: Inspectable {
    fileprivate var members: [String: Member] { ["sizesWidth": Member(self, \.sizesWidth)] }
}

extension ShelfHeaderView: Inspectable {
    fileprivate var members: [String: Member] { ["actionTitle": Member(self, \.actionTitle)] }
}
