// Types and selectors of Apple's font feature registry, with the names and values of Core Text's `SFNTLayoutTypes.h`.
// `UIFontDescriptor.AttributeName.featureSettings` takes them.

// MARK: Types

/// All features at once.
public let kAllTypographicFeaturesType = 0
/// Glyphs for several letters.
public let kLigaturesType = 1
/// How letters are joined.
public let kCursiveConnectionType = 2
/// Capitals and small capitals; `kLowerCaseType` and `kUpperCaseType` stand for it.
public let kLetterCaseType = 3
/// Forms for vertical text.
public let kVerticalSubstitutionType = 4
/// The order of glyphs.
public let kLinguisticRearrangementType = 5
/// How wide digits are.
public let kNumberSpacingType = 6
/// Swashes at the ends of words and lines.
public let kSmartSwashType = 8
/// Marks on letters.
public let kDiacriticsType = 9
/// Superiors, inferiors and ordinals.
public let kVerticalPositionType = 10
/// Digits around a slash.
public let kFractionsType = 11
/// Glyphs that would run into each other.
public let kOverlappingCharactersType = 13
/// Typing that typography has better signs for.
public let kTypographicExtrasType = 14
/// Typing that mathematics has better signs for.
public let kMathematicalExtrasType = 15
/// Ornaments in place of letters.
public let kOrnamentSetsType = 16
/// Other forms of letters, as the face has them.
public let kCharacterAlternativesType = 17
/// How elaborate the letters are.
public let kDesignComplexityType = 18
/// Letters for titles and ornament.
public let kStyleOptionsType = 19
/// Forms of Han characters.
public let kCharacterShapeType = 20
/// Digits as high as capitals or as small letters.
public let kNumberCaseType = 21
/// How wide characters are.
public let kTextSpacingType = 22
/// Characters of one script for another's.
public let kTransliterationType = 23
/// Frames around characters.
public let kAnnotationType = 24
/// How wide kana are.
public let kKanaSpacingType = 25
/// How wide ideographs are.
public let kIdeographicSpacingType = 26
/// Characters for letters with marks.
public let kUnicodeDecompositionType = 27
/// Small kana beside characters.
public let kRubyKanaType = 28
/// Other forms of symbols.
public let kCJKSymbolAlternativesType = 29
/// Other forms of ideographs.
public let kIdeographicAlternativesType = 30
/// Where Latin letters stand in vertical text.
public let kCJKVerticalRomanPlacementType = 31
/// Latin letters that lean among ideographs.
public let kItalicCJKRomanType = 32
/// Signs and spaces that suit capitals.
public let kCaseSensitiveLayoutType = 33
/// Kana for horizontal or vertical text.
public let kAlternateKanaType = 34
/// Sets of forms that the face chooses: `ss01` to `ss20`.
public let kStylisticAlternativesType = 35
/// Forms that depend on neighbours, and swashes.
public let kContextualAlternatesType = 36
/// Small capitals for small letters.
public let kLowerCaseType = 37
/// Small capitals for capitals.
public let kUpperCaseType = 38
/// Forms of a language.
public let kLanguageTagType = 39
/// How wide Latin letters are among ideographs.
public let kCJKRomanSpacingType = 103
/// No feature.
public let kLastFeatureType = -1

// MARK: Selectors of kAllTypographicFeaturesType

/// Selectors of `kAllTypographicFeaturesType`.
public let kAllTypeFeaturesOnSelector = 0
public let kAllTypeFeaturesOffSelector = 1

// MARK: Selectors of kLigaturesType

/// Selectors of `kLigaturesType`.
public let kRequiredLigaturesOnSelector = 0
public let kRequiredLigaturesOffSelector = 1
public let kCommonLigaturesOnSelector = 2
public let kCommonLigaturesOffSelector = 3
public let kRareLigaturesOnSelector = 4
public let kRareLigaturesOffSelector = 5
public let kLogosOnSelector = 6
public let kLogosOffSelector = 7
public let kRebusPicturesOnSelector = 8
public let kRebusPicturesOffSelector = 9
public let kDiphthongLigaturesOnSelector = 10
public let kDiphthongLigaturesOffSelector = 11
public let kSquaredLigaturesOnSelector = 12
public let kSquaredLigaturesOffSelector = 13
public let kAbbrevSquaredLigaturesOnSelector = 14
public let kAbbrevSquaredLigaturesOffSelector = 15
public let kSymbolLigaturesOnSelector = 16
public let kSymbolLigaturesOffSelector = 17
public let kContextualLigaturesOnSelector = 18
public let kContextualLigaturesOffSelector = 19
public let kHistoricalLigaturesOnSelector = 20
public let kHistoricalLigaturesOffSelector = 21

// MARK: Selectors of kCursiveConnectionType

/// Selectors of `kCursiveConnectionType`.
public let kUnconnectedSelector = 0
public let kPartiallyConnectedSelector = 1
public let kCursiveSelector = 2

// MARK: Selectors of kLetterCaseType

/// Selectors of `kLetterCaseType`.
public let kUpperAndLowerCaseSelector = 0
public let kAllCapsSelector = 1
public let kAllLowerCaseSelector = 2
public let kSmallCapsSelector = 3
public let kInitialCapsSelector = 4
public let kInitialCapsAndSmallCapsSelector = 5

// MARK: Selectors of kVerticalSubstitutionType

/// Selectors of `kVerticalSubstitutionType`.
public let kSubstituteVerticalFormsOnSelector = 0
public let kSubstituteVerticalFormsOffSelector = 1

// MARK: Selectors of kLinguisticRearrangementType

/// Selectors of `kLinguisticRearrangementType`.
public let kLinguisticRearrangementOnSelector = 0
public let kLinguisticRearrangementOffSelector = 1

// MARK: Selectors of kNumberSpacingType

/// Selectors of `kNumberSpacingType`.
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
public let kThirdWidthNumbersSelector = 2
public let kQuarterWidthNumbersSelector = 3

// MARK: Selectors of kSmartSwashType

/// Selectors of `kSmartSwashType`.
public let kWordInitialSwashesOnSelector = 0
public let kWordInitialSwashesOffSelector = 1
public let kWordFinalSwashesOnSelector = 2
public let kWordFinalSwashesOffSelector = 3
public let kLineInitialSwashesOnSelector = 4
public let kLineInitialSwashesOffSelector = 5
public let kLineFinalSwashesOnSelector = 6
public let kLineFinalSwashesOffSelector = 7
public let kNonFinalSwashesOnSelector = 8
public let kNonFinalSwashesOffSelector = 9

// MARK: Selectors of kDiacriticsType

/// Selectors of `kDiacriticsType`.
public let kShowDiacriticsSelector = 0
public let kHideDiacriticsSelector = 1
public let kDecomposeDiacriticsSelector = 2

// MARK: Selectors of kVerticalPositionType

/// Selectors of `kVerticalPositionType`.
public let kNormalPositionSelector = 0
public let kSuperiorsSelector = 1
public let kInferiorsSelector = 2
public let kOrdinalsSelector = 3
public let kScientificInferiorsSelector = 4

// MARK: Selectors of kFractionsType

/// Selectors of `kFractionsType`.
public let kNoFractionsSelector = 0
public let kVerticalFractionsSelector = 1
public let kDiagonalFractionsSelector = 2

// MARK: Selectors of kOverlappingCharactersType

/// Selectors of `kOverlappingCharactersType`.
public let kPreventOverlapOnSelector = 0
public let kPreventOverlapOffSelector = 1

// MARK: Selectors of kTypographicExtrasType

/// Selectors of `kTypographicExtrasType`.
public let kHyphensToEmDashOnSelector = 0
public let kHyphensToEmDashOffSelector = 1
public let kHyphenToEnDashOnSelector = 2
public let kHyphenToEnDashOffSelector = 3
public let kSlashedZeroOnSelector = 4
public let kSlashedZeroOffSelector = 5
public let kFormInterrobangOnSelector = 6
public let kFormInterrobangOffSelector = 7
public let kSmartQuotesOnSelector = 8
public let kSmartQuotesOffSelector = 9
public let kPeriodsToEllipsisOnSelector = 10
public let kPeriodsToEllipsisOffSelector = 11

// MARK: Selectors of kMathematicalExtrasType

/// Selectors of `kMathematicalExtrasType`.
public let kHyphenToMinusOnSelector = 0
public let kHyphenToMinusOffSelector = 1
public let kAsteriskToMultiplyOnSelector = 2
public let kAsteriskToMultiplyOffSelector = 3
public let kSlashToDivideOnSelector = 4
public let kSlashToDivideOffSelector = 5
public let kInequalityLigaturesOnSelector = 6
public let kInequalityLigaturesOffSelector = 7
public let kExponentsOnSelector = 8
public let kExponentsOffSelector = 9
public let kMathematicalGreekOnSelector = 10
public let kMathematicalGreekOffSelector = 11

// MARK: Selectors of kOrnamentSetsType

/// Selectors of `kOrnamentSetsType`.
public let kNoOrnamentsSelector = 0
public let kDingbatsSelector = 1
public let kPiCharactersSelector = 2
public let kFleuronsSelector = 3
public let kDecorativeBordersSelector = 4
public let kInternationalSymbolsSelector = 5
public let kMathSymbolsSelector = 6

// MARK: Selectors of kCharacterAlternativesType

/// Selectors of `kCharacterAlternativesType`.
public let kNoAlternatesSelector = 0

// MARK: Selectors of kDesignComplexityType

/// Selectors of `kDesignComplexityType`.
public let kDesignLevel1Selector = 0
public let kDesignLevel2Selector = 1
public let kDesignLevel3Selector = 2
public let kDesignLevel4Selector = 3
public let kDesignLevel5Selector = 4

// MARK: Selectors of kStyleOptionsType

/// Selectors of `kStyleOptionsType`.
public let kNoStyleOptionsSelector = 0
public let kDisplayTextSelector = 1
public let kEngravedTextSelector = 2
public let kIlluminatedCapsSelector = 3
public let kTitlingCapsSelector = 4
public let kTallCapsSelector = 5

// MARK: Selectors of kCharacterShapeType

/// Selectors of `kCharacterShapeType`.
public let kTraditionalCharactersSelector = 0
public let kSimplifiedCharactersSelector = 1
public let kJIS1978CharactersSelector = 2
public let kJIS1983CharactersSelector = 3
public let kJIS1990CharactersSelector = 4
public let kTraditionalAltOneSelector = 5
public let kTraditionalAltTwoSelector = 6
public let kTraditionalAltThreeSelector = 7
public let kTraditionalAltFourSelector = 8
public let kTraditionalAltFiveSelector = 9
public let kExpertCharactersSelector = 10
public let kJIS2004CharactersSelector = 11
public let kHojoCharactersSelector = 12
public let kNLCCharactersSelector = 13
public let kTraditionalNamesCharactersSelector = 14

// MARK: Selectors of kNumberCaseType

/// Selectors of `kNumberCaseType`.
public let kLowerCaseNumbersSelector = 0
public let kUpperCaseNumbersSelector = 1

// MARK: Selectors of kTextSpacingType

/// Selectors of `kTextSpacingType`.
public let kProportionalTextSelector = 0
public let kMonospacedTextSelector = 1
public let kHalfWidthTextSelector = 2
public let kThirdWidthTextSelector = 3
public let kQuarterWidthTextSelector = 4
public let kAltProportionalTextSelector = 5
public let kAltHalfWidthTextSelector = 6

// MARK: Selectors of kTransliterationType

/// Selectors of `kTransliterationType`.
public let kNoTransliterationSelector = 0
public let kHanjaToHangulSelector = 1
public let kHiraganaToKatakanaSelector = 2
public let kKatakanaToHiraganaSelector = 3
public let kKanaToRomanizationSelector = 4
public let kRomanizationToHiraganaSelector = 5
public let kRomanizationToKatakanaSelector = 6
public let kHanjaToHangulAltOneSelector = 7
public let kHanjaToHangulAltTwoSelector = 8
public let kHanjaToHangulAltThreeSelector = 9

// MARK: Selectors of kAnnotationType

/// Selectors of `kAnnotationType`.
public let kNoAnnotationSelector = 0
public let kBoxAnnotationSelector = 1
public let kRoundedBoxAnnotationSelector = 2
public let kCircleAnnotationSelector = 3
public let kInvertedCircleAnnotationSelector = 4
public let kParenthesisAnnotationSelector = 5
public let kPeriodAnnotationSelector = 6
public let kRomanNumeralAnnotationSelector = 7
public let kDiamondAnnotationSelector = 8
public let kInvertedBoxAnnotationSelector = 9
public let kInvertedRoundedBoxAnnotationSelector = 10

// MARK: Selectors of kKanaSpacingType

/// Selectors of `kKanaSpacingType`.
public let kFullWidthKanaSelector = 0
public let kProportionalKanaSelector = 1

// MARK: Selectors of kIdeographicSpacingType

/// Selectors of `kIdeographicSpacingType`.
public let kFullWidthIdeographsSelector = 0
public let kProportionalIdeographsSelector = 1
public let kHalfWidthIdeographsSelector = 2

// MARK: Selectors of kUnicodeDecompositionType

/// Selectors of `kUnicodeDecompositionType`.
public let kCanonicalCompositionOnSelector = 0
public let kCanonicalCompositionOffSelector = 1
public let kCompatibilityCompositionOnSelector = 2
public let kCompatibilityCompositionOffSelector = 3
public let kTranscodingCompositionOnSelector = 4
public let kTranscodingCompositionOffSelector = 5

// MARK: Selectors of kRubyKanaType

/// Selectors of `kRubyKanaType`.
public let kNoRubyKanaSelector = 0
public let kRubyKanaSelector = 1
public let kRubyKanaOnSelector = 2
public let kRubyKanaOffSelector = 3

// MARK: Selectors of kCJKSymbolAlternativesType

/// Selectors of `kCJKSymbolAlternativesType`.
public let kNoCJKSymbolAlternativesSelector = 0
public let kCJKSymbolAltOneSelector = 1
public let kCJKSymbolAltTwoSelector = 2
public let kCJKSymbolAltThreeSelector = 3
public let kCJKSymbolAltFourSelector = 4
public let kCJKSymbolAltFiveSelector = 5

// MARK: Selectors of kIdeographicAlternativesType

/// Selectors of `kIdeographicAlternativesType`.
public let kNoIdeographicAlternativesSelector = 0
public let kIdeographicAltOneSelector = 1
public let kIdeographicAltTwoSelector = 2
public let kIdeographicAltThreeSelector = 3
public let kIdeographicAltFourSelector = 4
public let kIdeographicAltFiveSelector = 5

// MARK: Selectors of kCJKVerticalRomanPlacementType

/// Selectors of `kCJKVerticalRomanPlacementType`.
public let kCJKVerticalRomanCenteredSelector = 0
public let kCJKVerticalRomanHBaselineSelector = 1

// MARK: Selectors of kItalicCJKRomanType

/// Selectors of `kItalicCJKRomanType`.
public let kNoCJKItalicRomanSelector = 0
public let kCJKItalicRomanSelector = 1
public let kCJKItalicRomanOnSelector = 2
public let kCJKItalicRomanOffSelector = 3

// MARK: Selectors of kCaseSensitiveLayoutType

/// Selectors of `kCaseSensitiveLayoutType`.
public let kCaseSensitiveLayoutOnSelector = 0
public let kCaseSensitiveLayoutOffSelector = 1
public let kCaseSensitiveSpacingOnSelector = 2
public let kCaseSensitiveSpacingOffSelector = 3

// MARK: Selectors of kAlternateKanaType

/// Selectors of `kAlternateKanaType`.
public let kAlternateHorizKanaOnSelector = 0
public let kAlternateHorizKanaOffSelector = 1
public let kAlternateVertKanaOnSelector = 2
public let kAlternateVertKanaOffSelector = 3

// MARK: Selectors of kStylisticAlternativesType

/// Selectors of `kStylisticAlternativesType`.
public let kNoStylisticAlternativesSelector = 0
public let kStylisticAltOneOnSelector = 2
public let kStylisticAltOneOffSelector = 3
public let kStylisticAltTwoOnSelector = 4
public let kStylisticAltTwoOffSelector = 5
public let kStylisticAltThreeOnSelector = 6
public let kStylisticAltThreeOffSelector = 7
public let kStylisticAltFourOnSelector = 8
public let kStylisticAltFourOffSelector = 9
public let kStylisticAltFiveOnSelector = 10
public let kStylisticAltFiveOffSelector = 11
public let kStylisticAltSixOnSelector = 12
public let kStylisticAltSixOffSelector = 13
public let kStylisticAltSevenOnSelector = 14
public let kStylisticAltSevenOffSelector = 15
public let kStylisticAltEightOnSelector = 16
public let kStylisticAltEightOffSelector = 17
public let kStylisticAltNineOnSelector = 18
public let kStylisticAltNineOffSelector = 19
public let kStylisticAltTenOnSelector = 20
public let kStylisticAltTenOffSelector = 21
public let kStylisticAltElevenOnSelector = 22
public let kStylisticAltElevenOffSelector = 23
public let kStylisticAltTwelveOnSelector = 24
public let kStylisticAltTwelveOffSelector = 25
public let kStylisticAltThirteenOnSelector = 26
public let kStylisticAltThirteenOffSelector = 27
public let kStylisticAltFourteenOnSelector = 28
public let kStylisticAltFourteenOffSelector = 29
public let kStylisticAltFifteenOnSelector = 30
public let kStylisticAltFifteenOffSelector = 31
public let kStylisticAltSixteenOnSelector = 32
public let kStylisticAltSixteenOffSelector = 33
public let kStylisticAltSeventeenOnSelector = 34
public let kStylisticAltSeventeenOffSelector = 35
public let kStylisticAltEighteenOnSelector = 36
public let kStylisticAltEighteenOffSelector = 37
public let kStylisticAltNineteenOnSelector = 38
public let kStylisticAltNineteenOffSelector = 39
public let kStylisticAltTwentyOnSelector = 40
public let kStylisticAltTwentyOffSelector = 41

// MARK: Selectors of kContextualAlternatesType

/// Selectors of `kContextualAlternatesType`.
public let kContextualAlternatesOnSelector = 0
public let kContextualAlternatesOffSelector = 1
public let kSwashAlternatesOnSelector = 2
public let kSwashAlternatesOffSelector = 3
public let kContextualSwashAlternatesOnSelector = 4
public let kContextualSwashAlternatesOffSelector = 5

// MARK: Selectors of kLowerCaseType

/// Selectors of `kLowerCaseType`.
public let kDefaultLowerCaseSelector = 0
public let kLowerCaseSmallCapsSelector = 1
public let kLowerCasePetiteCapsSelector = 2

// MARK: Selectors of kUpperCaseType

/// Selectors of `kUpperCaseType`.
public let kDefaultUpperCaseSelector = 0
public let kUpperCaseSmallCapsSelector = 1
public let kUpperCasePetiteCapsSelector = 2

// MARK: Selectors of kCJKRomanSpacingType

/// Selectors of `kCJKRomanSpacingType`.
public let kHalfWidthCJKRomanSelector = 0
public let kProportionalCJKRomanSelector = 1
public let kDefaultCJKRomanSelector = 2
public let kFullWidthCJKRomanSelector = 3
