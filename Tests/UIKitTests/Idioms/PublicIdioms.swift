import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// What the source and the tests of public apps and libraries do, which pass on Apple's systems.
@MainActor @Suite(.serialized) struct PublicIdioms {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 3
        var path: IndexPath?
        var header: UIView?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: path ?? indexPath)
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            header == nil ? 0 : UITableView.automaticDimension
        }
    }

    private func table(_ rows: Rows) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.delegate = rows
        return table
    }

    /// The data source tests of a well-known book on test-driven development: `reloadData`, then the cell.
    @Test func aCellIsThereAsSoonAsTheDataIs() {
        let rows = Rows()
        let table = table(rows)
        table.reloadData()
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) != nil)
        rows.count = 4
        table.reloadData()
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) != nil)
        #expect(table.cellForRow(at: IndexPath(row: 4, section: 0)) == nil)
    }

    /// `cellForRowAt` called with an empty path: only the row's height is looked up by it.
    @Test func anEmptyPathNamesNoRow() {
        let rows = Rows()
        rows.path = IndexPath()
        let table = table(rows)
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 3)
        #expect(table.cellForRow(at: IndexPath()) == nil)
    }

    /// A header whose label is pinned to the header, not to its content view: 16 points above and below the label.
    @Test func aHeaderIsAsHighAsItsOwnConstraintsSay() {
        let rows = Rows()
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let label = UILabel()
        label.text = "Section"
        label.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: header.topAnchor, constant: 16),
            label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
            header.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
            header.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 16),
        ])
        rows.header = header
        let table = table(rows)
        table.layoutIfNeeded()
        #expect(abs(header.frame.height - 32 - label.intrinsicContentSize.height) < 0.34)
    }

    private final class Observer: NSObject, _ValueObserving {
        var insets: [UIEdgeInsets] = []
        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            if let inset = change?[.newKey] as? UIEdgeInsets { insets.append(inset) }
        }
    }

    /// A library of index views observes it by its name; it is a property of UIScrollView.h.
    @Test func adjustedInsetsAreObservedByName() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let observer = Observer()
        view.addObserver(
            observer, forKeyPath: "adjustedContentInset", options: [.initial, .new], context: nil)
        view.contentInset.top = 20
        #expect(observer.insets == [.zero, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)])
        #expect(view.value(forKey: "isDragging") as? Bool == false)
        #expect(view.value(forKey: "dragging") as? Bool == false)
        view.removeObserver(observer, forKeyPath: "adjustedContentInset")
    }

    /// UIButton.h: `UIButtonTypeRoundedRect = UIButtonTypeSystem`.
    @Test func roundedRectIsTheSystemsButton() {
        #expect(UIButton(type: .roundedRect).buttonType == .system)
    }

    /// What a support SDK's tests say of it: a controller whose view was asked for stays until the pool goes, so that tests of deinit make
    /// it in a pool of its own.
    @Test func aControllerWhoseViewWasAskedForGoesWithThePool() {
        weak var loaded: UIViewController?
        weak var plain: UIViewController?
        autoreleasepool {
            loaded = Self.controller { $0.loadViewIfNeeded() }
            plain = Self.controller { _ in }
            #expect(loaded != nil && plain == nil)
            autoreleasepool {}
            #expect(loaded != nil, "it is in the pool around")
        }
        #expect(loaded == nil)
    }

    private static func controller(_ body: (UIViewController) -> Void) -> UIViewController {
        let controller = UIViewController()
        body(controller)
        return controller
    }
}
