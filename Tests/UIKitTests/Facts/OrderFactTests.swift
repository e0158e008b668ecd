import FactSupport
import Testing

@testable import UIKit

/// `Tests/Facts/delegate-orders.json` and `Tests/Facts/row-heights.json`
struct OrderGiven: Decodable, Sendable {
    var kind: String
    var rows: [Int]?
    /// Of rows; nil: the table's own.
    var estimate: CGFloat?
    var height: CGFloat?
    var usesIndexPath: Bool?
}

@MainActor @Suite(.serialized) struct OrderFactTests {
    @Test(arguments: Facts.of("delegate-orders", OrderGiven.self))
    func orders(_ fact: Fact<OrderGiven>) {
        switch fact.given.kind {
        case "table": fact.check(["calls": .words(loading(fact.given).log)])
        case "dequeue": fact.check(["asks for the height": .flag(loading(fact.given).askedWhileDequeuing)])
        case "push": fact.check(["calls": .words(push())])
        case "tabs": fact.check(tabs())
        case "self-sizing": fact.check(["calls": .words(selfSizing())])
        case "items": fact.check(items())
        default: fact.check(["calls": .words(batch())])
        }
    }

    @Test(arguments: Facts.of("row-heights", OrderGiven.self))
    func rowHeights(_ fact: Fact<OrderGiven>) {
        let given = fact.given
        let fixture = TableFixture(given.rows!, height: { _ in given.height! }) {
            if let estimate = given.estimate { $0.estimatedRowHeight = estimate }
        }
        fact.check([
            "content height": .number(fixture.table.contentSize.height), "cells": .number(SizedCell.made),
            "measured rows": .number(
                Int(((fixture.table.contentSize.height - 44 * 100) / (given.height! - 44)).rounded())),
        ])
    }

    // MARK: Tables

    /// What a table asks for each row while it loads.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        let given: OrderGiven
        var log: [String] = []
        var askedWhileDequeuing = false
        private var isDequeuing = false

        init(_ given: OrderGiven) { self.given = given }

        func numberOfSections(in tableView: UITableView) -> Int { given.rows!.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            given.rows![section]
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            log.append("cell \(indexPath.section).\(indexPath.row)")
            guard given.kind == "dequeue" else {
                return UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            isDequeuing = true
            defer { isDequeuing = false }
            return given.usesIndexPath == true
                ? tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                : tableView.dequeueReusableCell(withIdentifier: "cell")!
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            if isDequeuing { askedWhileDequeuing = true }
            log.append("height \(indexPath.section).\(indexPath.row)")
            return 100
        }
        func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { log.append("will \(indexPath.section).\(indexPath.row)") }
    }

    private func loading(_ given: OrderGiven) -> Rows {
        let rows = Rows(given)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 650))
        if let estimate = given.estimate { table.estimatedRowHeight = estimate }
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.delegate = rows
        let stage = Stage(showing: table) { $0.portraitSize = CGSize(width: 375, height: 650) }
        _ = stage
        return rows
    }

    // MARK: Controllers

    private final class Witness: UIViewController {
        var name = ""
        var note: (String) -> Void = { _ in }
        override func loadView() {
            super.loadView()
            note("\(name) loadView")
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            note("\(name) viewDidLoad")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            note("\(name) viewWillAppear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note("\(name) viewDidAppear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            note("\(name) viewWillDisappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            note("\(name) viewDidDisappear")
        }
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            note("\(name) viewWillLayoutSubviews")
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            note("\(name) viewDidLayoutSubviews")
        }
    }

    /// Each call where it comes first.
    private func push() -> [String] {
        var log: [String] = []
        let (below, above) = (Witness(), Witness())
        (below.name, above.name) = ("A", "B")
        let navigation = UINavigationController(rootViewController: below)
        let stage = Stage(navigation)
        stage.advance(by: 0.2)
        for witness in [below, above] { witness.note = { if !log.contains($0) { log.append($0) } } }
        navigation.pushViewController(above, animated: true)
        stage.advance(by: 1)
        return log.filter { !$0.hasPrefix("A viewWillLayout") && !$0.hasPrefix("A viewDidLayout") }
    }

    /// Five navigation controllers in a tab bar controller, whose first shows.
    private func tabs() -> [String: Reading] {
        let tabs = UITabBarController()
        let roots = (0..<5).map { _ in UIViewController() }
        let stacks = roots.map { UINavigationController(rootViewController: $0) }
        tabs.setViewControllers(stacks, animated: false)
        let stage = Stage(tabs)
        stage.advance(by: 0.1)
        return [
            "loaded screens": .words(roots.map { $0.isViewLoaded ? "yes" : "no" }),
            "loaded containers": .words(stacks.map { $0.isViewLoaded ? "yes" : "no" }),
            "containers in the window": .words(stacks.map { $0.viewIfLoaded?.window != nil ? "yes" : "no" }),
        ]
    }

    // MARK: Collections

    private final class Layout: UICollectionViewFlowLayout {
        var note: (String) -> Void = { _ in }
        override func prepare() {
            note("prepare")
            super.prepare()
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            note("layoutAttributesForElements")
            return super.layoutAttributesForElements(in: rect)
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool {
            note("shouldInvalidateLayout")
            return super.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        }
        override func invalidationContext(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
            note("invalidationContext")
            return super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            note("invalidateLayout")
            super.invalidateLayout(with: context)
        }
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        var count = 1
        var note: (String) -> Void = { _ in }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            note("numberOfItems")
            return count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            note("cellForItem")
            let cell =
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! TallCell
            cell.note = { [weak self] in self?.note($0) }
            return cell
        }
    }

    private final class TallCell: UICollectionViewCell {
        var note: (String) -> Void = { _ in }
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            note("preferredLayoutAttributesFitting")
            layoutAttributes.size.height = 80
            return layoutAttributes
        }
    }

    private func collection(_ layout: UICollectionViewLayout, _ items: Items) -> UICollectionView {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        let view = UICollectionView(frame: frame, collectionViewLayout: layout)
        view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        return view
    }

    /// From the first question for attributes on, repetitions in a row once.
    private func selfSizing() -> [String] {
        var log: [String] = []
        let (layout, items) = (Layout(), Items())
        layout.estimatedItemSize = CGSize(width: 320, height: 50)
        let view = collection(layout, items)
        layout.note = { if log.last != $0 { log.append($0) } }
        items.note = { if $0 != "numberOfItems", log.last != $0 { log.append($0) } }
        let stage = Stage(showing: view) { $0.portraitSize = CGSize(width: 320, height: 400) }
        stage.frame()
        let start = log.firstIndex(of: "layoutAttributesForElements") ?? 0
        return Array(log[start...].prefix(8))
    }

    /// Two columns of four rows fill the view.
    private func items() -> [String: Reading] {
        var asked = 0
        let (layout, items) = (UICollectionViewFlowLayout(), Items())
        layout.itemSize = CGSize(width: 155, height: 90)
        items.count = 100
        items.note = { if $0 == "cellForItem" { asked += 1 } }
        let view = collection(layout, items)
        let stage = Stage(showing: view) { $0.portraitSize = CGSize(width: 320, height: 400) }
        stage.frame()
        return ["asked": .number(asked), "visible": .number(view.indexPathsForVisibleItems.count)]
    }

    /// A view that has not been laid out yet.
    private func batch() -> [String] {
        var log: [String] = []
        let items = Items()
        let stage = Stage()
        let view = collection(UICollectionViewFlowLayout(), items)
        items.note = { if $0 == "numberOfItems", log.last != $0 { log.append($0) } }
        view.performBatchUpdates { log.append("block") }
        _ = stage
        return Array(log.prefix(2))
    }
}
