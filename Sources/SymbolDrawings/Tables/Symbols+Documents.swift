extension SymbolTable {
    static let documents = """
        doc: body M 4 3.6 C 4 2.4 4.8 1.6 6 1.6 L 11.2 1.6 16 6.6 16 16.4 C 16 17.6 15.2 18.4 14 18.4 L 6 18.4
            C 4.8 18.4 4 17.6 4 16.4 Z | mark M 11 1.8 11 6.8 15.8 6.8
        doc.text: use doc | mark M 7 10.4 13 10.4 M 7 13.8 13 13.8
        doc.plaintext: body R 4 1.6 12 16.8 2 | mark M 7 6 13 6 M 7 9.6 13 9.6 M 7 13.2 11 13.2
        doc.richtext: body R 4 1.6 12 16.8 2 | mark M 7 12 13 12 M 7 15 11 15 | dot R 6.8 4.4 6.4 4.8 .6
        doc.append: use doc.text
        doc.text.image: = doc.richtext
        doc.on.doc: body R 2.6 1.8 9.4 12.4 2 | hole R 7.8 5.8 9.6 12.6 2 | body R 7.8 5.8 9.6 12.6 2
        doc.on.clipboard: body R 2.4 3.4 11 14 2 | hole R 8.4 7.6 9.2 11 1.8 | solid R 5.4 1.6 5 3.4 1
            | body R 8.4 7.6 9.2 11 1.8
        clipboard: body R 3.6 3.4 12.8 15 2 | hole*.6 R 6.8 1.4 6.4 3.8 1.2 | line R 6.8 1.4 6.4 3.8 1.2
        list.clipboard: use clipboard | mark M 9.4 9 13.2 9 M 9.4 12 13.2 12 M 9.4 15 13.2 15
            | dot O 6.8 9 .9 O 6.8 12 .9 O 6.8 15 .9
        doc.text.magnifyingglass: line M 9 18.4 6 18.4 C 4.8 18.4 4 17.6 4 16.4 L 4 3.6 C 4 2.4 4.8 1.6 6 1.6
            L 11.2 1.6 16 6.6 16 8 | line M 11 1.8 11 6.8 15.8 6.8 | line M 7 10.4 9 10.4 | line O 13 13.4 3.2
            | line M 15.4 15.8 18.2 18.6
        doc.questionmark: use doc | inset questionmark 10 12.6 .42
        arrow.up.doc: use doc | mark M 10 16 10 9.6 M 7.2 12.2 10 9.4 12.8 12.2
        arrow.down.doc: use doc | mark M 10 9.4 10 16 M 7.2 13.4 10 16.2 12.8 13.4
        lock.doc: use doc | inset lock 10 12.6 .42
        note: body R 2 2.6 16 14.8 2.2 | mark M 11.4 17.2 11.4 11 17.8 11
        note.text: body R 2 2.6 16 14.8 2.2 | mark M 5.4 7 14.6 7 M 5.4 10 14.6 10 M 5.4 13 10.6 13
        text.book.closed: use book.closed | mark M 8.4 6 13 6 M 8.4 9 13 9
        book: body M 10 5 C 8 3.2 4 2.8 1.6 4 L 1.6 15.4 C 4 14.2 8 14.6 10 16.6 Z M 10 5 C 12 3.2 16 2.8 18.4
            4 L 18.4 15.4 C 16 14.2 12 14.6 10 16.6 Z
        book.fill: solid M 10 5 C 8 3.2 4 2.8 1.6 4 L 1.6 15.4 C 4 14.2 8 14.6 10 16.6 Z M 10 5 C 12 3.2 16
            2.8 18.4 4 L 18.4 15.4 C 16 14.2 12 14.6 10 16.6 Z | cut M 10 5.4 10 16
        book.closed: body M 15.6 1.8 6.4 1.8 C 4.8 1.8 3.8 2.8 3.8 4.4 L 3.8 16 C 3.8 17.4 4.8 18.2 6.2 18.2 L
            16.2 18.2 16.2 2.4 Z | mark M 4.4 14.6 C 4.8 14.2 5.4 14 6.2 14 L 16 14
        books.vertical: body R 2 3 4 15 .8 | body R 7.6 3 4 15 .8 | body M 13 4.4 16.2 3.6 19 16.8 15.8 17.6 Z
        text.book: = book.closed
        menucard: body R 4 1.6 12 16.8 2 | mark M 8 5.6 12 5.6 M 7 9.6 13 9.6 M 7 13.2 13 13.2
        magazine: body R 3.4 1.8 13.2 16.4 1.8 | mark M 6.4 5.4 13.6 5.4 | dot R 6.4 8.4 7.2 6.4 .6
        newspaper: body M 14.6 3 2 3 2 15 C 2 16.4 2.8 17 4 17 L 16 17 C 14.8 16.8 14.6 16 14.6 15 Z
            | line M 14.6 7 18 7 18 15 C 18 16.4 17.2 17 16 17 | dot R 4.8 5.8 4 3.6 .4
            | mark*.8 M 10.8 6.4 12 6.4 M 10.8 8.8 12 8.8 M 4.8 11.8 12 11.8 M 4.8 14.2 12 14.2
        bookmark: body M 5 2.4 15 2.4 15 17.6 10 13.4 5 17.6 Z
        bookmark.fill: solid M 4.4 2 15.6 2 15.6 18.4 10 13.8 4.4 18.4 Z
        folder: body M 2 16 2 4.4 7.4 4.4 9.2 6.4 18 6.4 18 16 Z
        archivebox: body R 1.8 3 16.4 4.2 1
            | body M 3.2 7.4 16.8 7.4 16.8 15.6 C 16.8 16.6 16 17.2 15.2 17.2 L 4.8 17.2 C 4 17.2 3.2 16.6 3.2
            15.6 Z | mark M 7.8 10.8 12.2 10.8
        tray: body M 4.6 4.2 15.4 4.2 18.2 11 18.2 15 C 18.2 16 17.4 16.6 16.6 16.6 L 3.4 16.6 C 2.6 16.6 1.8
            16 1.8 15 L 1.8 11 Z | mark M 2 11 6.8 11 C 6.8 14.6 13.2 14.6 13.2 11 L 18 11
        tray.full: use tray | mark M 6.4 7.4 13.6 7.4
        tray.2: body M 4.4 1.8 15.6 1.8 18 6.6 18 9 2 9 2 6.6 Z
            | mark M 2.2 6 7 6 C 7 8.4 13 8.4 13 6 L 17.8 6
            | body M 2 12 18 12 18 15.8 C 18 16.8 17.2 17.6 16.4 17.6 L 3.6 17.6 C 2.8 17.6 2 16.8 2 15.8 Z
            | mark M 2.2 13 7 13 C 7 15.4 13 15.4 13 13 L 17.8 13
        tray.and.arrow.down: line M 5.6 7 4.6 7 1.8 11.6 1.8 15.6 C 1.8 16.8 2.6 17.4 3.4 17.4 L 16.6 17.4 C
            17.4 17.4 18.2 16.8 18.2 15.6 L 18.2 11.6 15.4 7 14.4 7
            | line M 10 1.8 10 11 M 6.8 7.8 10 11.2 13.2 7.8
            | line M 2 12.4 6.4 12.4 C 7 15 13 15 13.6 12.4 L 18 12.4
        tray.and.arrow.up: line M 5.6 7 4.6 7 1.8 11.6 1.8 15.6 C 1.8 16.8 2.6 17.4 3.4 17.4 L 16.6 17.4 C
            17.4 17.4 18.2 16.8 18.2 15.6 L 18.2 11.6 15.4 7 14.4 7
            | line M 10 11.2 10 2 M 6.8 5.2 10 1.8 13.2 5.2
            | line M 2 12.4 6.4 12.4 C 7 15 13 15 13.6 12.4 L 18 12.4
        externaldrive: body M 4.4 4.6 15.6 4.6 18.2 11 18.2 15.4 1.8 15.4 1.8 11 Z | mark M 2.2 10.6 17.8 10.6
            | dot O 14.8 13 1
        internaldrive: = externaldrive
        opticaldisc: body O 10 10 8.2 | mark O 10 10 2.4
        paperclip: line M 15.4 9 9 15.4 C 4.4 19.8 -.4 14.6 4 10.4 L 11 3.6 C 14 .8 17.2 4.2 14.4 7 L 7.6 13.8
            C 6.2 15.2 4.8 13.6 6.2 12.2 L 12 6.4
        link: line M 8.4 11.6 C 6.8 10 7 8.4 8.4 7 L 11.8 3.6 C 15 .6 19.4 5 16.4 8.2 L 14.2 10.4
            | line M 11.6 8.4 C 13.2 10 13 11.6 11.6 13 L 8.2 16.4 C 5 19.4 .6 15 3.6 11.8 L 5.8 9.6
        pencil: body M 2.6 17.4 3.8 13 14 2.8 17.2 6 7 16.2 Z | mark M 12 5 15 8
        pencil.line: use pencil | line M 11 17.6 17.4 17.6
        pencil.tip: body M 5.4 12.4 10 2 14.6 12.4 14.6 18 5.4 18 Z
            | mark M 5.6 12.6 8 11 10 12.6 12 11 14.4 12.6
        pencil.and.outline: use pencil | line M 9.6 17.6 C 12 15 14 19 17.6 16.8
        scribble: line M 2.4 12 C 4 4 9.6 2.4 9 8 C 8.4 13 5 16.4 6.4 17 C 9 18 11.4 8 14 9 C 16 9.8 12.4 14
            14 15 C 15.4 15.8 16.6 14.6 17.6 13.4
        scribble.variable: = scribble
        lasso: line M 5 13 C -1 9.4 3 3 10 3 C 16.6 3 20 9.6 14.6 12.6 C 12 14 8 14 6 13.4
            | line O 5.4 14.4 1.8 | line M 5.2 16.2 C 5 17.6 4.4 18.4 3.2 18.8
        highlighter: body M 6 10.4 13 2.4 17.6 6.6 10 14 Z
            | line M 6 10.6 5.4 13.6 7 15 10 14 M 5.6 14 3 17 6 17
        signature: line M 2 11 C 6 9.6 9.4 2 7.4 2 C 5.4 2 4.6 14 6.4 14 C 8 14 9.4 9.4 10.4 9.4 C 11.4 9.4
            10.4 12.8 12 12.8 C 13.4 12.8 13.8 10.8 18 11.4 M 2.4 17.4 17.6 17.4
        calendar: body R 1.8 3.4 16.4 14.2 2.4 | mark M 2 8 18 8 | line M 6 1.6 6 4.6 M 14 1.6 14 4.6
            | dot O 6.2 11.2 1 O 10 11.2 1 O 13.8 11.2 1 O 6.2 14.4 1 O 10 14.4 1
        _calendar: body R 1.8 3.4 16.4 14.2 2.4 | mark M 2 8 18 8 | line M 6 1.6 6 4.6 M 14 1.6 14 4.6
        tablecells: body R 1.8 3.4 16.4 13.2 2
            | mark*.8 M 1.8 8 18.2 8 M 1.8 12.4 18.2 12.4 M 7.4 3.6 7.4 16.4 M 12.8 3.6 12.8 16.4
        chart.bar: body R 2 10.6 3.8 7 .8 | body R 8.1 6.4 3.8 11.2 .8 | body R 14.2 2.4 3.8 15.2 .8
        chart.bar.xaxis: use chart.bar 10 8.6 .84 | line M 1.6 18 18.4 18
        chart.bar.doc.horizontal: use doc.plaintext
        chart.pie: body A 9.4 10.6 7.6 0 270 L 9.4 10.6 Z
            | body M 12.4 7.4 12.4 1.6 C 15.6 1.8 18.2 4.4 18.4 7.4 Z
        chart.line.uptrend.xyaxis: line M 2.6 2.6 2.6 17.4 17.6 17.4
            | line M 5.4 13.4 9 9.4 11.6 11.8 16.4 5.4 M 12.4 5 16.6 5 16.6 9
        chart.line.downtrend.xyaxis: line M 2.6 2.6 2.6 17.4 17.6 17.4
            | line M 5.4 5.4 9 9.4 11.6 7.4 16.4 13 M 16.6 9 16.6 13.2 12.4 13.2
        chart.xyaxis.line: line M 2.6 2.6 2.6 17.4 17.6 17.4 | line M 5.4 13 8.6 9 12 11.4 16.8 5
        waveform.path.ecg: line M 1.4 10.6 5.6 10.6 7.6 5 11.2 16.6 13.4 9 14.4 10.6 18.6 10.6
        waveform.path: line M 1.4 10 4.6 10 6.4 4 9 16 11.4 2.6 13.6 14.6 15.2 10 18.6 10
        gauge: line A 10 11.4 8 150 390 | line M 10 11.4 13.8 6.6 | solid O 10 11.4 1.6
        speedometer: = gauge
        gauge.medium: = gauge
        barometer: = gauge
        barcode: line M 2.4 4 2.4 16 M 5.4 4 5.4 16 M 11.4 4 11.4 16 M 17.6 4 17.6 16
            | line*.6 M 8.2 4 8.2 16 M 14.4 4 14.4 16
        qrcode: line R 2.2 2.2 5.6 5.6 .8 | line R 12.2 2.2 5.6 5.6 .8 | line R 2.2 12.2 5.6 5.6 .8
            | solid R 4.2 4.2 1.6 1.6 0 R 14.2 4.2 1.6 1.6 0 R 4.2 14.2 1.6 1.6 0 R 11.6 11.6 2.2 2.2 0 R 16.2
            11.6 2.2 2.2 0 R 13.9 13.9 2.2 2.2 0 R 11.6 16.2 2.2 2.2 0 R 16.2 16.2 2.2 2.2 0 R 9.2 3 1.6 1.6 0
            R 9.2 8 1.6 1.6 0 R 3 9.2 1.6 1.6 0
        list.bullet.clipboard: = list.clipboard
        chart.dots.scatter: line M 2.6 2.6 2.6 17.4 17.6 17.4
            | solid O 6.6 12.8 1.4 O 9.4 7.4 1.4 O 13 10.6 1.4 O 16 4.6 1.4
        text.below.photo: body R 2 2 16 9.4 1.6 | dot O 6 5.4 1.2 | mark M 3 10.2 8 7.2 11 9 14 6.6 17 9.8
            | line M 2 14.6 18 14.6 M 2 18 12 18
        """
}
