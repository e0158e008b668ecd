import Testing

@testable import UIKit

/// What Apple's headers and documentation say that members are before anybody sets them.
@MainActor @Suite struct CollectionDefaultTests {
    @Test func aCollectionViewBeginsAsDocumented() {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        #expect(view.collectionViewLayout === layout && layout.collectionView === view)
        #expect(view.dataSource == nil && view.delegate == nil && view.prefetchDataSource == nil)
        #expect(view.dragDelegate == nil && view.dropDelegate == nil)
        #expect(view.isPrefetchingEnabled && view.dragInteractionEnabled)
        #expect(view.reorderingCadence == .immediate && view.selfSizingInvalidation == .enabled)
        #expect(view.backgroundView == nil && !view.isEditing)
        #expect(view.allowsSelection && !view.allowsMultipleSelection)
        #expect(!view.allowsSelectionDuringEditing && !view.allowsMultipleSelectionDuringEditing)
        #expect(!view.hasActiveDrag && !view.hasActiveDrop && !view.hasUncommittedUpdates)
        #expect(!view.isSpringLoaded && !view.remembersLastFocusedIndexPath)
        #expect(view.indexPathsForSelectedItems?.isEmpty ?? true)
        var runs = 0
        (view as any UIDataSourceTranslating).performUsingPresentationValues { runs += 1 }
        #expect(runs == 1)
    }

    @Test func aCellBeginsAsDocumented() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(cell.reuseIdentifier == nil && cell.contentView.frame == cell.bounds)
        #expect(!cell.isSelected && !cell.isHighlighted)
        #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
        #expect(cell.contentConfiguration == nil && cell.backgroundConfiguration == nil)
        let list = UICollectionViewListCell()
        #expect(list.indentationLevel == 0 && list.indentationWidth == 10 && list.indentsAccessories)
        #expect(list.accessories.isEmpty)
    }

    @Test func aFlowLayoutBeginsAsDocumented() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50))
        #expect(layout.estimatedItemSize == .zero)
        #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
        #expect(layout.scrollDirection == .vertical)
        #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
        #expect(layout.sectionInset == .zero && layout.sectionInsetReference == .fromContentInset)
        #expect(!layout.sectionHeadersPinToVisibleBounds && !layout.sectionFootersPinToVisibleBounds)
        #expect(layout.developmentLayoutDirection == .leftToRight)
        #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
        let context = UICollectionViewFlowLayoutInvalidationContext()
        #expect(context.invalidateFlowLayoutAttributes && context.invalidateFlowLayoutDelegateMetrics)
    }

    @Test func attributesBeginAsDocumented() {
        let path = IndexPath(item: 2, section: 1)
        let cell = UICollectionViewLayoutAttributes(forCellWith: path)
        #expect(cell.representedElementCategory == .cell && cell.representedElementKind == nil)
        #expect(cell.indexPath == path && cell.alpha == 1 && cell.zIndex == 0 && !cell.isHidden)
        #expect(cell.frame == .zero && cell.transform == .identity)
        let bar = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "bar", with: path)
        #expect(bar.representedElementCategory == .supplementaryView && bar.representedElementKind == "bar")
    }

    @Test func aCompositionalSectionBeginsAsDocumented() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        #expect(configuration.scrollDirection == .vertical && configuration.interSectionSpacing == 0)
        #expect(configuration.contentInsetsReference == .safeArea)
        #expect(configuration.boundarySupplementaryItems.isEmpty)
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
        #expect(section.contentInsetsReference == .automatic)
        #expect(section.orthogonalScrollingBehavior == .none && section.supplementariesFollowContentInsets)
        let scrolling = section.orthogonalScrollingProperties
        #expect(scrolling.bounce == .automatic && scrolling.decelerationRate == .automatic)
        scrolling.bounce = .never
        let copy = scrolling.copy() as? UICollectionLayoutSectionOrthogonalScrollingProperties
        #expect(copy !== scrolling && copy?.bounce == .never)
    }

    @Test func aListBeginsAsDocumented() {
        let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        #expect(list.appearance == .insetGrouped && list.showsSeparators && list.backgroundColor == nil)
        #expect(list.headerMode == .none && list.footerMode == .none && list.headerTopPadding == nil)
        #expect(list.contentHuggingElements.isEmpty && list.itemSeparatorHandler == nil)
        let separators = UIListSeparatorConfiguration(listAppearance: .plain)
        #expect(separators.topSeparatorVisibility == .automatic && separators.visualEffect == nil)
        #expect(separators.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
        #expect(separators == UIListSeparatorConfiguration(listAppearance: .grouped))
        var other = separators
        other.visualEffect = UIBlurEffect(style: .light)
        #expect(other != separators)
    }

    @Test func aBackgroundBeginsAsDocumented() {
        let background = UIBackgroundConfiguration.clear()
        #expect(background.cornerRadius == 0 && background.strokeWidth == 0 && background.strokeOutset == 0)
        #expect(background.customView == nil && background.image == nil && background.visualEffect == nil)
        #expect(background.imageContentMode == .scaleToFill)
        let shadow = background.shadowProperties
        #expect(shadow.color == .black && shadow.opacity == 0 && shadow.radius == 0)
        #expect(shadow.offset == .zero && shadow.path == nil)
        var other = background
        other.shadowProperties.radius = 3
        #expect(other != background)
    }

    @Test func scenesOfItemsAreKept() {
        let activity = NSUserActivity(activityType: "open")
        let configuration = UIWindowScene.ActivationConfiguration(userActivity: activity)
        #expect(configuration.userActivity === activity && configuration.options == nil)
        #expect(UIWindowScene.ActivationRequestOptions().preferredPresentationStyle == .automatic)
    }
}
