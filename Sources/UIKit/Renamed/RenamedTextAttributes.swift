/// Attribute names from before Swift 4, when attributes were dictionaries by text.

@available(*, deprecated, renamed: "NSAttributedString.Key.font")
public var NSFontAttributeName: NSAttributedString.Key { .font }
@available(*, deprecated, renamed: "NSAttributedString.Key.paragraphStyle")
public var NSParagraphStyleAttributeName: NSAttributedString.Key { .paragraphStyle }
@available(*, deprecated, renamed: "NSAttributedString.Key.foregroundColor")
public var NSForegroundColorAttributeName: NSAttributedString.Key { .foregroundColor }
@available(*, deprecated, renamed: "NSAttributedString.Key.backgroundColor")
public var NSBackgroundColorAttributeName: NSAttributedString.Key { .backgroundColor }
@available(*, deprecated, renamed: "NSAttributedString.Key.kern")
public var NSKernAttributeName: NSAttributedString.Key { .kern }
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughStyle")
public var NSStrikethroughStyleAttributeName: NSAttributedString.Key { .strikethroughStyle }
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughColor")
public var NSStrikethroughColorAttributeName: NSAttributedString.Key { .strikethroughColor }
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineStyle")
public var NSUnderlineStyleAttributeName: NSAttributedString.Key { .underlineStyle }
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineColor")
public var NSUnderlineColorAttributeName: NSAttributedString.Key { .underlineColor }
@available(*, deprecated, renamed: "NSAttributedString.Key.shadow")
public var NSShadowAttributeName: NSAttributedString.Key { .shadow }
@available(*, deprecated, renamed: "NSAttributedString.Key.attachment")
public var NSAttachmentAttributeName: NSAttributedString.Key { .attachment }
@available(*, deprecated, renamed: "NSAttributedString.Key.link")
public var NSLinkAttributeName: NSAttributedString.Key { .link }
@available(*, deprecated, renamed: "NSAttributedString.Key.baselineOffset")
public var NSBaselineOffsetAttributeName: NSAttributedString.Key { .baselineOffset }

extension NSUnderlineStyle {
    @available(*, deprecated, renamed: "single")
    public static var styleSingle: Self { .single }
    @available(*, deprecated, renamed: "thick")
    public static var styleThick: Self { .thick }
    @available(*, deprecated, renamed: "double")
    public static var styleDouble: Self { .double }
    @available(*, deprecated, message: "use []") public static var styleNone: Self { [] }
}

// Font descriptors.

@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.family")
public var UIFontDescriptorFamilyAttribute: UIFontDescriptor.AttributeName { .family }
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.name")
public var UIFontDescriptorNameAttribute: UIFontDescriptor.AttributeName { .name }
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.face")
public var UIFontDescriptorFaceAttribute: UIFontDescriptor.AttributeName { .face }
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.size")
public var UIFontDescriptorSizeAttribute: UIFontDescriptor.AttributeName { .size }
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.visibleName")
public var UIFontDescriptorVisibleNameAttribute: UIFontDescriptor.AttributeName { .visibleName }
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.matrix")
public var UIFontDescriptorMatrixAttribute: UIFontDescriptor.AttributeName { .matrix }
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.characterSet")
public var UIFontDescriptorCharacterSetAttribute: UIFontDescriptor.AttributeName { .characterSet }
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.cascadeList")
public var UIFontDescriptorCascadeListAttribute: UIFontDescriptor.AttributeName { .cascadeList }
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.traits")
public var UIFontDescriptorTraitsAttribute: UIFontDescriptor.AttributeName { .traits }
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.fixedAdvance")
public var UIFontDescriptorFixedAdvanceAttribute: UIFontDescriptor.AttributeName { .fixedAdvance }
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.featureSettings")
public var UIFontDescriptorFeatureSettingsAttribute: UIFontDescriptor.AttributeName { .featureSettings }
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.textStyle")
public var UIFontDescriptorTextStyleAttribute: UIFontDescriptor.AttributeName { .textStyle }
@available(*, deprecated, renamed: "UIFontDescriptor.TraitKey.symbolic")
public var UIFontSymbolicTrait: UIFontDescriptor.TraitKey { .symbolic }
@available(*, deprecated, renamed: "UIFontDescriptor.TraitKey.weight")
public var UIFontWeightTrait: UIFontDescriptor.TraitKey { .weight }
@available(*, deprecated, renamed: "UIFontDescriptor.TraitKey.width")
public var UIFontWidthTrait: UIFontDescriptor.TraitKey { .width }
@available(*, deprecated, renamed: "UIFontDescriptor.TraitKey.slant")
public var UIFontSlantTrait: UIFontDescriptor.TraitKey { .slant }
@available(*, deprecated, renamed: "UIFontDescriptor.FeatureKey.type")
public var UIFontFeatureTypeIdentifierKey: UIFontDescriptor.FeatureKey { .type }
@available(*, deprecated, renamed: "UIFontDescriptor.FeatureKey.selector")
public var UIFontFeatureSelectorIdentifierKey: UIFontDescriptor.FeatureKey { .selector }
