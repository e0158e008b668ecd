import Testing

@testable import UIKit

/// What Apple's headers and documentation say that members are before anybody sets them.
@MainActor @Suite struct TableDefaultTests {
    @Test func aTableBeginsAsDocumented() {
        let table = UITableView(frame: .zero)
        #expect(table.style == .plain)
        #expect(table.dataSource == nil && table.delegate == nil && table.prefetchDataSource == nil)
        #expect(table.dragDelegate == nil && table.dropDelegate == nil)
        #expect(table.isPrefetchingEnabled && table.dragInteractionEnabled)
        #expect(table.rowHeight == UITableView.automaticDimension)
        #expect(table.sectionHeaderHeight == UITableView.automaticDimension)
        #expect(table.sectionFooterHeight == UITableView.automaticDimension)
        #expect(table.estimatedRowHeight == UITableView.automaticDimension)
        #expect(table.estimatedSectionHeaderHeight == UITableView.automaticDimension)
        #expect(table.estimatedSectionFooterHeight == UITableView.automaticDimension)
        #expect(table.fillerRowHeight == UITableView.automaticDimension)
        #expect(table.sectionHeaderTopPadding == UITableView.automaticDimension)
        #expect(table.separatorStyle == .singleLine && table.separatorEffect == nil)
        #expect(table.separatorInsetReference == .fromCellEdges)
        #expect(table.selfSizingInvalidation == .enabled)
        #expect(table.contentHuggingElements.isEmpty)
        #expect(table.backgroundView == nil && table.tableHeaderView == nil && table.tableFooterView == nil)
        #expect(table.insetsContentViewsToSafeArea && !table.cellLayoutMarginsFollowReadableWidth)
        #expect(table.allowsSelection && !table.allowsMultipleSelection)
        #expect(!table.allowsSelectionDuringEditing && !table.allowsMultipleSelectionDuringEditing)
        #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
        #expect(table.indexPathsForVisibleRows == nil && table.visibleCells.isEmpty)
        #expect(!table.isEditing && !table.hasUncommittedUpdates)
        #expect(!table.hasActiveDrag && !table.hasActiveDrop && !table.isSpringLoaded)
        #expect(table.sectionIndexMinimumDisplayRowCount == 0 && table.sectionIndexColor == nil)
        #expect(!table.remembersLastFocusedIndexPath)
    }

    @Test func placesInTheDataSourceAreThoseThatAreShown() {
        let table: any UIDataSourceTranslating = UITableView(frame: .zero)
        let path = IndexPath(row: 3, section: 1)
        #expect(table.presentationIndexPath(forDataSourceIndexPath: path) == path)
        #expect(table.dataSourceIndexPath(forPresentationIndexPath: path) == path)
        #expect(table.presentationIndexPath(forDataSourceIndexPath: nil) == nil)
        #expect(table.presentationSectionIndex(forDataSourceSectionIndex: 4) == 4)
        #expect(table.dataSourceSectionIndex(forPresentationSectionIndex: 4) == 4)
        var runs = 0
        table.performUsingPresentationValues { runs += 1 }
        #expect(runs == 1)
    }

    @Test func aCellBeginsAsDocumented() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
        #expect(cell.reuseIdentifier == "row")
        #expect(cell.detailTextLabel == nil && cell.textLabel != nil && cell.imageView != nil)
        #expect(cell.selectionStyle == .default && cell.accessoryType == .none)
        #expect(cell.editingAccessoryType == .none && cell.editingStyle == .none)
        #expect(cell.accessoryView == nil && cell.editingAccessoryView == nil)
        #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing)
        #expect(!cell.showsReorderControl && cell.shouldIndentWhileEditing)
        #expect(!cell.showingDeleteConfirmation && !cell.userInteractionEnabledWhileDragging)
        #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10)
        #expect(cell.focusStyle == .default)
        #expect(cell.contentConfiguration == nil && cell.backgroundConfiguration == nil)
        #expect(cell.automaticallyUpdatesContentConfiguration)
        #expect(cell.automaticallyUpdatesBackgroundConfiguration)
        #expect(cell.configurationUpdateHandler == nil)
        let state = cell.configurationState
        #expect(state.cellDragState == .none && state.cellDropState == .none)
        #expect(!state.isSwiped && !state.isReordering && !state.isExpanded && !state.isPinned)
    }

    @Test func aHeaderBeginsAsDocumented() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
        #expect(header.reuseIdentifier == "header")
        #expect(header.backgroundView == nil && header.contentConfiguration == nil)
        #expect(header.automaticallyUpdatesContentConfiguration)
    }

    @Test func swipeActionsBeginAsDocumented() {
        let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        #expect(action.style == .destructive && action.title == "Delete" && action.image == nil)
        #expect(action.backgroundColor == .systemRed)
        action.backgroundColor = .blue
        action.backgroundColor = nil
        #expect(action.backgroundColor == .systemRed, "nil resets the colour")
        let configuration = UISwipeActionsConfiguration(actions: [action])
        #expect(configuration.performsFirstActionWithFullSwipe)
        #expect(configuration.actions == [action])
    }

    /// A subclass may say itself what the action is (seen in public apps).
    @Test func aSubclassGivesStyleAndHandlerOfItsOwn() {
        final class Own: UIContextualAction {
            var calls = 0
            override var style: UIContextualAction.Style { .destructive }
            override var handler: UIContextualAction.Handler {
                { [unowned self] _, _, done in
                    calls += 1
                    done(true)
                }
            }
        }
        let own = Own()
        var done = false
        own.handler(own, UIView()) { done = $0 }
        #expect(own.calls == 1 && done && own.style == .destructive && own.backgroundColor == .systemRed)
    }

    @Test func rowActionsAreCopied() throws {
        let action = UITableViewRowAction(style: .destructive, title: "Gone") { _, _ in }
        action.backgroundColor = .brown
        let copy = try #require(action.copy() as? UITableViewRowAction)
        #expect(copy !== action && copy.style == .default && copy.title == "Gone")
        #expect(copy.backgroundColor == .brown)
    }
}
