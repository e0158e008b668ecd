import Testing

@testable import MarkupFormat

@Suite struct HTMLTests {
    /// The elements and texts as one line.
    private func outline(_ node: HTMLNode) -> String {
        switch node {
        case .text(let text): "'\(text)'"
        case .element(let element): "\(element.name)(\(element.children.map(outline).joined(separator: " ")))"
        }
    }

    private func outline(_ html: String) -> String? { HTMLElement(html: html).map { outline(.element($0)) } }

    @Test func elementsAndTextsStandInTheirOrder() {
        #expect(outline("a <B>b</B> c") == "html(body('a ' b('b') ' c'))")
        #expect(
            outline("<html><head><title>t</title></head><body><p>x</p></body></html>")
                == "html(head(title('t')) body(p('x')))")
    }

    /// HTML's rules for what is not closed, and for characters by name.
    @Test func brokenDocumentsAreMended() {
        #expect(outline("<ul><li>one<li>two</ul>") == "html(body(ul(li('one') li('two'))))")
        #expect(outline("fish &amp; chips &lt; &eacute;&#8364;") == "html(body('fish & chips < é€'))")
        #expect(outline("a<b") != nil)
        #expect(outline("😀 ไทย") == "html(body('😀 ไทย'))")
    }

    @Test func attributesAreRead() {
        let root = HTMLElement(html: "<a HREF='https://a.b/?x=1&amp;y=2' class=big>t</a>")
        guard case .element(let body)? = root?.children.first,
            case .element(let link)? = body.children.first
        else {
            Issue.record("no link")
            return
        }
        #expect(link.attributes == ["href": "https://a.b/?x=1&y=2", "class": "big"])
    }

    @Test func deepNestingEnds() {
        #expect(HTMLElement(html: String(repeating: "<div>", count: 20_000)) != nil)
    }

    /// CSS: later and heavier selectors win, an element's own style comes last.
    @Test func styleSheetsFindTheirElements() {
        var sheet = StyleSheet()
        sheet.add(
            ".a { color: red; } /* p { x: y } */ p, h1 { color: blue; margin: 0 } p.a#n { size: 3 } b i { no: 1 }"
        )
        let element = HTMLElement(name: "p", attributes: ["class": "b a", "id": "n", "style": "color:lime"])
        #expect(
            sheet.declarations(for: element).map { "\($0.name)=\($0.value)" }
                == ["color=blue", "margin=0", "color=red", "size=3", "color=lime"])
        #expect(sheet.declarations(for: HTMLElement(name: "i", attributes: [:])).isEmpty)
    }
}

/// CommonMark's specification, and what Apple's documentation of `AttributedString(markdown:)` says of it.
@Suite struct MarkdownTests {
    private func runs(_ text: String, _ syntax: MarkdownSyntax = .full) -> [MarkdownRun] {
        MarkdownReader(text, syntax: syntax).runs
    }

    @Test func inlineMarksBecomeStyles() {
        let runs = runs("a *b* **c** ***d*** `e` ~~f~~ [g](h) ![i](j)", .inlineOnly)
        #expect(
            runs.map(\.text) == ["a ", "b", " ", "c", " ", "d", " ", "e", " ", "f", " ", "g", " ", "i"])
        #expect(
            [1, 3, 5, 7, 9].map { runs[$0].style } == [
                .emphasized, .stronglyEmphasized, [.emphasized, .stronglyEmphasized], .code, .strikethrough,
            ])
        #expect(runs[11].link == "h")
        #expect(runs[13].image == "j")
        #expect(runs.allSatisfy { $0.blocks.isEmpty })
    }

    @Test func blocksAreCounted() {
        let runs = runs("# Title\n\nText\n\n1. one\n2. two\n\n> quote")
        #expect(runs.map(\.text) == ["Title", "Text", "one", "two", "quote"])
        #expect(runs[0].blocks == [MarkdownBlock(kind: .header(level: 1), identity: 1)])
        #expect(runs[1].blocks.map(\.kind) == [.paragraph])
        #expect(runs[3].blocks.map(\.kind) == [.paragraph, .listItem(ordinal: 2), .orderedList])
        #expect(runs[2].blocks.last == runs[3].blocks.last)
        #expect(runs[4].blocks.map(\.kind) == [.paragraph, .blockQuote])
        // Heading, paragraph, list, two items with a paragraph each, quotation with its paragraph.
        #expect(Set(runs.flatMap(\.blocks).map(\.identity)) == Set(1...9))
    }

    @Test func codeAndTablesKeepTheirParts() {
        let code = runs("```swift\nlet a = 1\n```")
        #expect(code.map(\.text) == ["let a = 1\n"])
        #expect(code[0].blocks.map(\.kind) == [.codeBlock(language: "swift")])
        let table = runs("| a | b |\n|---|:-:|\n| 1 | 2 |")
        #expect(table.map(\.text) == ["a", "b", "1", "2"])
        #expect(
            table[3].blocks.map(\.kind)
                == [.tableCell(column: 1), .tableRow(1), .table(columns: [.left, .center])])
    }

    /// Apple's documentation of `InterpretedSyntax`: without blocks, with or without white space.
    @Test func blocksCanBeLeftAlone() {
        let text = "# no *title*\n\n- no list  x"
        #expect(
            runs(text, .inlineOnlyPreservingWhitespace).map(\.text) == ["# no ", "title", "\n\n- no list  x"])
        #expect(runs(text, .inlineOnly).map(\.text).joined().hasPrefix("# no title"))
        #expect(runs("_a_ __b__", .inlineOnlyPreservingWhitespace).map(\.text) == ["a", " ", "b"])
        #expect(runs("", .inlineOnly).isEmpty)
    }

    @Test func lineEndsAreSpacesOrBreaks() {
        let runs = runs("a\nb  \nc")
        #expect(runs.map(\.text) == ["a", " ", "b", "\n", "c"])
        #expect(runs[1].style == .softBreak && runs[3].style == .lineBreak)
    }
}
