import Testing

@testable import UIKit

/// Key-Value Coding Programming Guide: each property of an Objective-C class is a key, by its name in the header.
@MainActor struct KitKeyTests {
    /// The properties of UILabel.h, which libraries hand on from one label to another.
    @Test func everyPropertyOfALabelIsAKey() throws {
        final class Title: UILabel {}
        let (from, to) = (Title(), UILabel())
        (from.text, from.numberOfLines, from.baselineAdjustment) = ("Emma", 3, .alignCenters)
        (from.textAlignment, from.lineBreakMode, from.isEnabled) = (.right, .byTruncatingMiddle, false)
        (from.shadowOffset, from.shadowColor) = (CGSize(width: 2, height: 3), .red)
        (from.highlightedTextColor, from.isHighlighted) = (.green, true)
        (from.minimumScaleFactor, from.adjustsFontSizeToFitWidth) = (0.5, true)
        (from.allowsDefaultTighteningForTruncation, from.preferredMaxLayoutWidth) = (true, 120)
        for key in [
            "text", "font", "textColor", "shadowColor", "shadowOffset", "textAlignment", "lineBreakMode",
            "highlightedTextColor", "highlighted", "userInteractionEnabled", "enabled", "numberOfLines",
            "adjustsFontSizeToFitWidth", "baselineAdjustment", "minimumScaleFactor",
            "allowsDefaultTighteningForTruncation", "lineBreakStrategy", "preferredMaxLayoutWidth",
            "showsExpansionTextWhenTruncated", "attributedText", "hidden", "alpha", "tag", "contentMode",
        ] {
            to.setValue(from.value(forKey: key), forKey: key)
        }
        #expect(to.text == "Emma" && to.numberOfLines == 3 && to.baselineAdjustment == .alignCenters)
        #expect(to.textAlignment == .right && to.lineBreakMode == .byTruncatingMiddle && !to.isEnabled)
        #expect(to.shadowOffset == CGSize(width: 2, height: 3) && to.shadowColor == .red)
        #expect(to.highlightedTextColor == .green && to.isHighlighted)
        #expect(to.minimumScaleFactor == 0.5 && to.adjustsFontSizeToFitWidth)
        #expect(to.allowsDefaultTighteningForTruncation && to.preferredMaxLayoutWidth == 120)
    }

    /// Both spellings of a getter that is named otherwise ("Accessor Search Patterns").
    @Test func bothSpellingsAreKeys() {
        let table = UITableView()
        table.setValue(true, forKey: "editing")
        #expect(table.value(forKey: "isEditing") as? Bool == true)
        table.setValue(0.25, forKey: "alpha")
        #expect(table.alpha == 0.25)
        #expect(table.value(forKey: "numberOfSections") as? Int == table.numberOfSections)
    }

    /// UIToolbar.h, UINavigationBar.h: the delegates are outlets; a nib connects outlets by their keys.
    @Test func delegatesOfBarsAreOutlets() {
        final class Owner: NSObject, UIToolbarDelegate, UINavigationBarDelegate {}
        let (owner, toolbar, bar) = (Owner(), UIToolbar(), UINavigationBar())
        #expect(KitOutlets.connect(toolbar, "delegate", owner) == .connected)
        #expect(KitOutlets.connect(bar, "delegate", owner) == .connected)
        #expect(toolbar.delegate === owner && bar.delegate === owner)
        #expect(KitOutlets.connect(toolbar, "nothing", owner) == .unknown)
    }

    /// The properties of CALayer.h, by both spellings; they are the layer's, not values kept beside them.
    @Test func propertiesOfLayersAreKeys() {
        let (view, mask) = (UIView(), CALayer())
        let layer = view.layer
        view.setValue(2.5, forKeyPath: "layer.rasterizationScale")
        for (key, value) in [("doubleSided", false), ("shouldRasterize", true), ("isGeometryFlipped", true)] {
            layer.setValue(value, forKey: key)
        }
        layer.setValue(mask, forKey: "mask")
        layer.setValue("card", forKey: "name")
        #expect(layer.rasterizationScale == 2.5 && layer.mask === mask && layer.name == "card")
        #expect(!layer.isDoubleSided && layer.shouldRasterize && layer.isGeometryFlipped)
        #expect(layer.value(forKey: "isDoubleSided") as? Bool == false)
        #expect(view.value(forKeyPath: "layer.contentsScale") as? CGFloat == layer.contentsScale)
        #expect(layer.value(forKey: "masksToBounds") as? Bool == false)
    }
}
