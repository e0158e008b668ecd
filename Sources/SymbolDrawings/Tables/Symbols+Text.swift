extension SymbolTable {
    static let text = """
        line.3.horizontal: line M 2.6 5 17.4 5 M 2.6 10 17.4 10 M 2.6 15 17.4 15
        line.horizontal.3: = line.3.horizontal
        line.2.horizontal: line M 2.6 7.4 17.4 7.4 M 2.6 12.6 17.4 12.6
        line.3.horizontal.decrease: line M 2.4 5.4 17.6 5.4 M 5.2 10 14.8 10 M 8 14.6 12 14.6
        line.horizontal.3.decrease: = line.3.horizontal.decrease
        line.diagonal: line M 4 16 16 4
        slider.horizontal.3: line M 1.8 4.6 10.8 4.6 M 15.2 4.6 18.2 4.6 M 1.8 10 4.8 10 M 9.2 10 18.2 10 M
            1.8 15.4 10.8 15.4 M 15.2 15.4 18.2 15.4 | line O 13 4.6 2.1 O 7 10 2.1 O 13 15.4 2.1
        slider.horizontal.2.square: body R 2 2 16 16 2.6 | mark M 5 7 15 7 M 5 13 15 13
            | dot O 12.4 7 1.8 O 7.6 13 1.8
        slider.vertical.3: line M 4.6 1.8 4.6 10.8 M 4.6 15.2 4.6 18.2 M 10 1.8 10 4.8 M 10 9.2 10 18.2 M 15.4
            1.8 15.4 10.8 M 15.4 15.2 15.4 18.2 | line O 4.6 13 2.1 O 10 7 2.1 O 15.4 13 2.1
        switch.2: body R 3 2.2 14 6.6 3.3 | dot O 13.6 5.5 1.9 | body R 3 11.2 14 6.6 3.3 | dot O 6.4 14.5 1.9
        list.bullet: line M 7.2 4.4 18 4.4 M 7.2 10 18 10 M 7.2 15.6 18 15.6
            | solid O 3 4.4 1.5 O 3 10 1.5 O 3 15.6 1.5
        list.dash: line M 7.2 4.4 18 4.4 M 7.2 10 18 10 M 7.2 15.6 18 15.6
            | line M 2 4.4 3.8 4.4 M 2 10 3.8 10 M 2 15.6 3.8 15.6
        list.number: line M 8.4 4.4 18 4.4 M 8.4 10 18 10 M 8.4 15.6 18 15.6 | use 1 3.4 4.2 .28
            | use 2 3.4 10 .28 | use 3 3.4 15.8 .28
        list.star: line M 8.4 4.4 18 4.4 M 8.4 10 18 10 M 8.4 15.6 18 15.6
            | solid S 3.6 4.6 2.4 1.1 5 S 3.6 10.2 2.4 1.1 5 S 3.6 15.8 2.4 1.1 5
        list.triangle: line M 8 4.4 18 4.4 M 8 10 18 10 M 8 15.6 18 15.6
            | solid M 2 2.6 5 4.4 2 6.2 Z M 2 8.2 5 10 2 11.8 Z M 2 13.8 5 15.6 2 17.4 Z
        list.bullet.indent: line M 7.2 4.4 18 4.4 M 11 10 18 10 M 11 15.6 18 15.6
            | solid O 3 4.4 1.5 O 6.8 10 1.5 O 6.8 15.6 1.5
        list.bullet.rectangle: body R 1.6 3 16.8 14 2.2 | mark M 8 7 15.4 7 M 8 10 15.4 10 M 8 13 15.4 13
            | dot O 5 7 1 O 5 10 1 O 5 13 1
        list.bullet.rectangle.portrait: body R 3.4 1.6 13.2 16.8 2.2
            | mark M 8.6 6 13.6 6 M 8.6 10 13.6 10 M 8.6 14 13.6 14 | dot O 6.2 6 1 O 6.2 10 1 O 6.2 14 1
        list.dash.header.rectangle: body R 1.6 3 16.8 14 2.2
            | mark M 1.6 7 18.4 7 M 5 10.2 15 10.2 M 5 13.4 15 13.4
        list.bullet.below.rectangle: body R 2 2 16 5.6 1.2 | line M 7 11.4 18 11.4 M 7 16.4 18 16.4
            | solid O 3.2 11.4 1.3 O 3.2 16.4 1.3
        checklist: line M 9 4.8 18 4.8 M 9 10 18 10 M 9 15.2 18 15.2
            | line M 1.8 5 3.2 6.6 6 3 M 1.8 10.2 3.2 11.8 6 8.2 M 1.8 15.4 3.2 17 6 13.4
        text.alignleft: line M 2.4 4 17.6 4 M 2.4 8 12 8 M 2.4 12 17.6 12 M 2.4 16 12 16
        text.aligncenter: line M 2.4 4 17.6 4 M 5.2 8 14.8 8 M 2.4 12 17.6 12 M 5.2 16 14.8 16
        text.alignright: line M 2.4 4 17.6 4 M 8 8 17.6 8 M 2.4 12 17.6 12 M 8 16 17.6 16
        text.justify: line M 2.4 4 17.6 4 M 2.4 8 17.6 8 M 2.4 12 17.6 12 M 2.4 16 17.6 16
        text.justifyleft: line M 2.4 4 17.6 4 M 2.4 8 17.6 8 M 2.4 12 17.6 12 M 2.4 16 10 16
        text.append: line M 2.4 4 17.6 4 M 2.4 8 17.6 8 M 2.4 12 9 12 M 2.4 16 9 16
            | line M 14.6 11.6 14.6 17.6 M 11.6 14.6 17.6 14.6
        text.insert: = text.append
        text.quote: line M 7 4 17.6 4 M 7 8 17.6 8 M 7 12 17.6 12 M 7 16 14 16 | line M 3 3.4 3 16.6
        text.magnifyingglass: line M 2.4 4 17.6 4 M 2.4 9 7 9 M 2.4 14 7 14 | line O 12.6 11.4 3.6
            | line M 15.2 14 18.2 17
        text.cursor: line M 10 3.4 10 16.6 M 6.6 2 C 9 2 10 2.6 10 4 C 10 2.6 11 2 13.4 2 M 6.6 18 C 9 18 10
            17.4 10 16 C 10 17.4 11 18 13.4 18
        character.cursor.ibeam: width 24 | line M 2.4 16.4 7 4.4 11.6 16.4 M 4 12.4 10 12.4
            | line M 18 3 18 17 M 15.4 2.2 C 17.2 2.2 18 2.8 18 4 C 18 2.8 18.8 2.2 20.6 2.2 M 15.4 17.8 C
            17.2 17.8 18 17.2 18 16 C 18 17.2 18.8 17.8 20.6 17.8
        textformat: width 24 | line M 1.8 16.4 7 3.4 12.2 16.4 M 3.4 12.2 10.6 12.2 | line O 17.6 12.9 3.3
            | line M 20.9 9.4 20.9 16.4
        textformat.size: width 26 | line M 1.6 16.4 4.8 8.4 8 16.4 M 2.6 13.4 7 13.4
            | line M 10.4 16.4 16.8 2.6 23.2 16.4 M 12.6 11.8 21 11.8
        textformat.size.larger: = textformat.size
        textformat.size.smaller: = textformat.size
        _text: line M 2.4 4 17.6 4 M 2.4 8 17.6 8 M 2.4 12 10 12 M 2.4 16 10 16
        textformat.alt: = textformat
        textformat.abc: width 28 | use _letter.a 5 10 .6 | use _letter.b 14 10 .6 | use _letter.c 23 10 .6
        abc: = textformat.abc
        textformat.123: width 28 | use 1 5.4 10 .6 | use 2 14 10 .6 | use 3 23 10 .6
        bold: width 16
            | line*1.5 M 3.6 9.4 8.4 9.4 C 13 9.4 13 3 8.4 3 L 3.6 3 3.6 17 8.4 17 C 14.2 17 14.2 9.4 8.4 9.4
        italic: width 16 | line M 6.4 3 13.4 3 M 2.6 17 9.6 17 M 10 3 6 17
        underline: width 16 | line M 3.4 2.4 3.4 8.8 C 3.4 15.2 12.6 15.2 12.6 8.8 L 12.6 2.4
            | line M 2.4 17.6 13.6 17.6
        strikethrough: width 18
            | line M 13.4 5.6 C 12.6 1.4 4.6 1.8 4.6 6 C 4.6 7.4 5.4 8.4 6.6 9 M 11.4 11 C 13.2 11.8 13.8 12.8
            13.8 13.8 C 13.8 18.4 4.4 18.2 4 13.8 M 2 10 16 10
        bold.italic.underline: = underline
        paragraphsign: width 18 | line M 14.6 17.4 14.6 3 8 3 C 2 3 2 11 8 11 L 9.6 11 M 10 3 10 17.4
        character: width 16 | line M 2.4 17 8 3 13.6 17 M 4.2 12.4 11.8 12.4
        character.book.closed: use book.closed | mark M 8 11.4 10.4 5 12.8 11.4 M 8.8 9.6 12 9.6
        character.bubble: use bubble.left | mark M 7 12 10 4.8 13 12 M 8 10 12 10
        increase.indent: line M 2.4 3.6 17.6 3.6 M 9 8 17.6 8 M 9 12 17.6 12 M 2.4 16.4 17.6 16.4
            | solid M 2 7 6 10 2 13 Z
        decrease.indent: line M 2.4 3.6 17.6 3.6 M 9 8 17.6 8 M 9 12 17.6 12 M 2.4 16.4 17.6 16.4
            | solid M 6 7 2 10 6 13 Z
        increase.quotelevel: = increase.indent
        decrease.quotelevel: = decrease.indent
        quote.opening: solid O 5.6 12.2 3 | solid O 14 12.2 3
            | line M 3.4 12 C 3.2 8.6 4.6 6.2 7.4 5 M 11.8 12 C 11.6 8.6 13 6.2 15.8 5
        quote.closing: solid O 6 7.8 3 | solid O 14.4 7.8 3
            | line M 8.2 8 C 8.4 11.4 7 13.8 4.2 15 M 16.6 8 C 16.8 11.4 15.4 13.8 12.6 15
        curlybraces: line M 8 2.4 C 4.8 2.4 5.4 4.4 5.4 6.6 C 5.4 8.6 5 9.6 2.8 10 C 5 10.4 5.4 11.4 5.4 13.4
            C 5.4 15.6 4.8 17.6 8 17.6 M 12 2.4 C 15.2 2.4 14.6 4.4 14.6 6.6 C 14.6 8.6 15 9.6 17.2 10 C 15
            10.4 14.6 11.4 14.6 13.4 C 14.6 15.6 15.2 17.6 12 17.6
        terminal: body R 1.4 3 17.2 14 2.4 | mark M 5 7 8.4 10 5 13 M 10.4 13 14.6 13
        apple.terminal: = terminal
        keyboard: width 24 | body R 1.4 4.4 21.2 11.6 2.4
            | dot O 5.4 8 .9 O 8.7 8 .9 O 12 8 .9 O 15.3 8 .9 O 18.6 8 .9 O 5.4 11 .9 O 8.7 11 .9 O 12 11 .9 O
            15.3 11 .9 O 18.6 11 .9 | mark*.8 M 8 13.6 16 13.6
        keyboard.chevron.compact.down: width 24 | body R 1.4 1.6 21.2 10.4 2.2
            | dot O 5.4 5 .9 O 8.7 5 .9 O 12 5 .9 O 15.3 5 .9 O 18.6 5 .9 | mark*.8 M 7.6 8.6 16.4 8.6
            | line M 8 15.4 12 18 16 15.4
        globe: line O 10 10 8.2 | line*.8 E 6.2 1.8 7.6 16.4
            | line*.8 M 1.8 10 18.2 10 M 3.2 5.6 16.8 5.6 M 3.2 14.4 16.8 14.4
        network: = globe
        slider.horizontal.below.rectangle: body R 2 2 16 8 1.6 | line M 2 15.4 8 15.4 M 13 15.4 18 15.4
            | line O 10.5 15.4 2.1
        sos: width 28 | use _letter.s 5 10 .6 | use _letter.o 14 10 .6 | use _letter.s 23 10 .6
        """
}
