import CPango

/// The faces that show what the system face lacks: one for every script, a few for symbols, one for emoji.
extension FontCatalog {
    /// Emoji in colour. It has one weight.
    public static let emoji = FontFile(
        path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", package: "fonts-noto-color-emoji")

    /// The face of a script; nil for scripts that the faces for all texts have, and for none.
    /// - Parameter script: HarfBuzz's number, four letters of ISO 15924.
    static func script(_ script: UInt32, weight: Int) -> FontFile? {
        guard let family = families[script] else { return nil }
        return noto(family.name, weight: family.hasBold ? weight : 400)
    }

    /// The faces that may have a character, the likeliest first. A character's script says which; what many scripts
    /// share is looked for in the faces for all texts, then in those for symbols.
    static func fallbacks(for scalar: UInt32, script: UInt32?, weight: Int) -> [FontFile] {
        let system = system(weight: weight, italic: false)
        let east = cjk(weight: weight)
        if ScriptRange.isEastAsian(scalar) {
            return [east, system, wide(weight: weight)] + symbols(weight: weight)
        }
        let own = script.flatMap { self.script($0, weight: weight) }.map { [$0] } ?? []
        return [system] + own + [wide(weight: weight)] + symbols(weight: weight) + [east, emoji]
    }

    /// Tried in this order for characters of no script, and where a script's face lacks one.
    static func symbols(weight: Int) -> [FontFile] {
        [
            noto("Sans", weight: weight), noto("SansSymbols2", weight: 400),
            noto("SansSymbols", weight: weight),
            noto("SansMath", weight: 400), noto("Music", weight: 400),
        ]
    }

    /// Every file that stands for a script, both weights.
    static var scriptFiles: [FontFile] {
        families.keys.sorted().flatMap { key in
            [400, 700].compactMap { script(key, weight: $0) }
        }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    static func noto(_ family: String, weight: Int, italic: Bool = false) -> FontFile {
        let style =
            switch (weight >= 600, italic) {
            case (false, false): "Regular"
            case (true, false): "Bold"
            case (false, true): "Italic"
            case (true, true): "BoldItalic"
            }
        return FontFile(
            path: "/usr/share/fonts/truetype/noto/Noto\(family)-\(style).ttf", package: "fonts-noto-core")
    }

    private static let families: [UInt32: (name: String, hasBold: Bool)] = {
        var result: [UInt32: (name: String, hasBold: Bool)] = [:]
        func add(_ list: String, hasBold: Bool) {
            for entry in list.split(whereSeparator: \.isWhitespace) {
                let tag = entry.prefix(4).utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                let name = String(entry.dropFirst(5))
                result[tag] = (
                    name.hasPrefix("Serif") ? name : "Sans" + name, hasBold
                )
            }
        }
        add(withBold, hasBold: true)
        add(withoutBold, hasBold: false)
        return result
    }()

    /// Scripts by ISO 15924 and the name of their family.
    private static let withBold = """
        Adlm:Adlam Arab:Arabic Armn:Armenian Bamu:Bamum Beng:Bengali Bali:Balinese Cans:CanadianAboriginal
        Cham:Cham Cher:Cherokee Deva:Devanagari Ethi:Ethiopic Geor:Georgian Gujr:Gujarati Guru:Gurmukhi
        Rohg:HanifiRohingya Hebr:Hebrew Java:Javanese Knda:Kannada Kali:KayahLi Khmr:Khmer Laoo:Lao
        Lisu:Lisu Mlym:Malayalam Medf:Medefaidrin Mtei:MeeteiMayek Mymr:Myanmar Olck:OlChiki Orya:Oriya
        Sinh:Sinhala Sora:SoraSompeng Sund:Sundanese Lana:TaiTham Taml:Tamil Telu:Telugu Thaa:Thaana
        Thai:Thai Hmnp:SerifNyiakengPuachueHmong Tibt:SerifTibetan Yezi:SerifYezidi
        """

    private static let withoutBold = """
        Hluw:AnatolianHieroglyphs Avst:Avestan Bass:BassaVah Batk:Batak Bhks:Bhaiksuki Brah:Brahmi
        Bugi:Buginese Buhd:Buhid Cari:Carian Aghb:CaucasianAlbanian Cakm:Chakma Copt:Coptic Xsux:Cuneiform
        Cprt:Cypriot Dsrt:Deseret Dupl:Duployan Egyp:EgyptianHieroglyphs Elba:Elbasan Elym:Elymaic
        Glag:Glagolitic Goth:Gothic Gran:Grantha Gong:GunjalaGondi Hano:Hanunoo Hatr:Hatran
        Armi:ImperialAramaic Phli:InscriptionalPahlavi Prti:InscriptionalParthian Kthi:Kaithi Khar:Kharoshthi
        Khoj:Khojki Sind:Khudawadi Lepc:Lepcha Limb:Limbu Lina:LinearA Linb:LinearB Lyci:Lycian Lydi:Lydian
        Mahj:Mahajani Mand:Mandaic Mani:Manichaean Marc:Marchen Gonm:MasaramGondi Mend:MendeKikakui
        Mero:Meroitic Merc:Meroitic Plrd:Miao Modi:Modi Mong:Mongolian Mroo:Mro Mult:Multani Nkoo:NKo
        Nbat:Nabataean Talu:NewTaiLue Newa:Newa Nshu:Nushu Ogam:Ogham Hung:OldHungarian Ital:OldItalic
        Narb:OldNorthArabian Perm:OldPermic Xpeo:OldPersian Sogo:OldSogdian Sarb:OldSouthArabian
        Orkh:OldTurkic Osge:Osage Osma:Osmanya Hmng:PahawhHmong Palm:Palmyrene Pauc:PauCinHau Phag:PhagsPa
        Phnx:Phoenician Phlp:PsalterPahlavi Rjng:Rejang Runr:Runic Samr:Samaritan Saur:Saurashtra
        Shrd:Sharada Shaw:Shavian Sidd:Siddham Sgnw:SignWriting Sogd:Sogdian Soyo:Soyombo Sylo:SylotiNagri
        Syrc:Syriac Tglg:Tagalog Tagb:Tagbanwa Tale:TaiLe Tavt:TaiViet Takr:Takri Tfng:Tifinagh Tirh:Tirhuta
        Ugar:Ugaritic Vaii:Vai Wcho:Wancho Wara:WarangCiti Yiii:Yi Zanb:ZanabazarSquare Ahom:SerifAhom
        Dogr:SerifDogra Tang:SerifTangut
        """
}

/// What a character's script says about its face.
enum ScriptRange {
    /// HarfBuzz's number of the script; nil for what many scripts share. Signs that only the scripts of one block
    /// share are given to the block's first script.
    static func script(of scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0x0600...0x06FF: return HB_SCRIPT_ARABIC.rawValue
        case 0x0964...0x0965: return HB_SCRIPT_DEVANAGARI.rawValue
        case 0x0E3F: return HB_SCRIPT_THAI.rawValue
        default: break
        }
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
        return [HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN].contains(script)
            ? nil : script.rawValue
    }

    /// Chinese, Japanese and Korean, with their punctuation and full-width forms.
    static func isEastAsian(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x1100...0x11FF, 0x2E80...0x33FF, 0x3400...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF,
            0xF900...0xFAFF,
            0xFE10...0xFE1F, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1B000...0x1B16F, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
