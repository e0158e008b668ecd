extension SymbolTable {
    static let signs = """
        plus: line M 10 2.6 10 17.4 M 2.6 10 17.4 10
        plus.circle: body O 10 10 8.2 | mark M 10 5.6 10 14.4 M 5.6 10 14.4 10
        plus.circle.fill: solid O 10 10 9 | cut M 10 5.6 10 14.4 M 5.6 10 14.4 10
        minus: line M 2.6 10 17.4 10
        minus.circle: body O 10 10 8.2 | mark M 5.6 10 14.4 10
        minus.circle.fill: solid O 10 10 9 | cut M 5.6 10 14.4 10
        xmark: line M 4 4 16 16 M 16 4 4 16
        xmark.circle: body O 10 10 8.2 | mark M 6.8 6.8 13.2 13.2 M 13.2 6.8 6.8 13.2
        xmark.circle.fill: solid O 10 10 9 | cut M 6.8 6.8 13.2 13.2 M 13.2 6.8 6.8 13.2
        multiply: = xmark
        divide: line M 2.8 10 17.2 10 | solid O 10 4.6 1.5 O 10 15.4 1.5
        equal: line M 3 7 17 7 M 3 13 17 13
        notequal: line M 3 7 17 7 M 3 13 17 13 M 13.6 3 6.4 17
        plusminus: line M 10 2.2 10 12 M 5 7.1 15 7.1 M 4 17 16 17
        plus.forwardslash.minus: line M 5.6 2.2 5.6 9 M 2.2 5.6 9 5.6 M 15.8 3.6 4.2 16.4 M 11 14.4 17.8 14.4
        sum: line M 15 5 15 3 5 3 10.8 10 5 17 15 17 15 15
        percent: line M 15 3.6 5 16.4 | line O 5.2 6 2.6 | line O 14.8 14 2.6
        number: line M 7.8 2.8 5.8 17.2 M 14.2 2.8 12.2 17.2 M 3.6 7.2 17 7.2 M 3 12.8 16.4 12.8
        function: line M 14.6 3.4 C 11.4 1.8 10.2 3.4 9.8 6.4 L 8.4 14.6 C 7.9 17.8 6.6 18.4 4.4 17.4 M 5.2
            8.4 13 8.4
        x.squareroot: line M 2 11 4.4 11 7 17 10 3.2 18 3.2 | line M 11.6 8.2 16.6 14.6 M 16.6 8.2 11.6 14.6
        infinity: line M 10 10 C 7.4 5.6 2 5.2 2 10 C 2 14.8 7.4 14.4 10 10 C 12.6 5.6 18 5.2 18 10 C 18 14.8
            12.6 14.4 10 10 Z
        checkmark: line M 3.4 10.8 7.8 15.8 16.6 3.8
        checkmark.circle: body O 10 10 8.2 | mark M 5.8 10.4 8.8 13.4 14.4 6.8
        checkmark.circle.fill: solid O 10 10 9 | cut M 5.8 10.4 8.8 13.4 14.4 6.8
        exclamationmark: width 8 | line M 4 2.8 4 12 | solid O 4 16.4 1.5
        exclamationmark.2: width 14 | line M 4 2.8 4 12 M 10 2.8 10 12 | solid O 4 16.4 1.5 O 10 16.4 1.5
        exclamationmark.3: width 20 | line M 4 2.8 4 12 M 10 2.8 10 12 M 16 2.8 16 12
            | solid O 4 16.4 1.5 O 10 16.4 1.5 O 16 16.4 1.5
        exclamationmark.circle: body O 10 10 8.2 | mark M 10 5.4 10 10.8 | dot O 10 14.2 1.2
        exclamationmark.triangle: body M 10 2.4 18.4 17 1.6 17 Z | mark M 10 7.8 10 11.6 | dot O 10 14.4 1.1
        questionmark: width 14 | line M 2.8 6.4 C 2.8 1.4 11.2 1.4 11.2 6.2 C 11.2 9.4 7 9 7 12.4
            | solid O 7 16.4 1.5
        questionmark.circle: body O 10 10 8.2
            | mark M 7.2 8 C 7.2 4.2 12.8 4.2 12.8 7.8 C 12.8 10 10 9.8 10 11.8 | dot O 10 14.6 1.2
        info: width 8 | solid O 4 4 1.5 | line M 4 8.4 4 17
        info.circle: body O 10 10 8.2 | dot O 10 6.2 1.2 | mark M 10 9.4 10 14.2
        asterisk: line M 10 2.6 10 17.4 M 3.6 6.3 16.4 13.7 M 16.4 6.3 3.6 13.7
        at: line O 10 10 3.2 | line A 10 10 7.8 60 360 C 17.8 14.4 13.2 14.4 13.2 11 L 13.2 6.8
        nosign: line O 10 10 8.2 | line M 4.2 4.2 15.8 15.8
        power: line A 10 10.8 7 -52 232 | line M 10 2.2 10 9.6
        command: line M 7 4.8 7 15.2 M 13 4.8 13 15.2 M 4.8 7 15.2 7 M 4.8 13 15.2 13
            | line A 4.8 4.8 2.2 90 360 | line A 15.2 4.8 2.2 180 450 | line A 4.8 15.2 2.2 0 270
            | line A 15.2 15.2 2.2 270 540
        option: line M 2.6 4.4 7 4.4 13 15.6 17.4 15.6 M 12 4.4 17.4 4.4
        control: line M 4 9 10 3.6 16 9
        shift: body M 10 2.4 17.8 10.4 13.4 10.4 13.4 17.4 6.6 17.4 6.6 10.4 2.2 10.4 Z
        escape: line A 10 10 7.4 -80 170 M 3 3 9 9 M 3 8 3 3 8 3
        eject: body M 10 3 17 11.4 3 11.4 Z | line M 3 16.4 17 16.4
        delete.left: body M 6.8 3.8 18.4 3.8 18.4 16.2 6.8 16.2 1.6 10 Z
            | mark M 9.4 7.2 15 12.8 M 15 7.2 9.4 12.8
        delete.right: body M 13.2 3.8 1.6 3.8 1.6 16.2 13.2 16.2 18.4 10 Z
            | mark M 10.6 7.2 5 12.8 M 5 7.2 10.6 12.8
        dollarsign: width 14
            | line M 11.2 6.2 C 10.4 2.6 2.8 2.6 2.8 6.4 C 2.8 10.6 11.4 9.2 11.4 13.6 C 11.4 17.4 3.4 17.4
            2.6 13.8 | line M 7 1.4 7 18.6
        eurosign: width 17 | line A 10.4 10 6.6 48 312 | line M 2 8.2 10.6 8.2 M 2 11.8 10.6 11.8
        sterlingsign: width 15
            | line M 11.6 5.4 C 10.8 1.8 5.2 2 5.2 6.6 L 5.2 12.6 C 5.2 15 4.4 16.4 2.8 17.2 L 12.2 17.2 M 2.8
            10.4 10 10.4
        yensign: width 14
            | line M 2.4 2.8 7 9.6 11.6 2.8 M 7 9.6 7 17.4 M 2.8 10.4 11.2 10.4 M 2.8 13.8 11.2 13.8
        indianrupeesign: width 14
            | line M 2.6 3 11.4 3 M 2.6 7 11.4 7 M 2.6 3 C 10 2.6 10 11 2.6 11 L 9.6 17.4
        rublesign: width 15
            | line M 4.8 17.4 4.8 3 8.6 3 C 13.8 3 13.8 10.4 8.6 10.4 L 2.4 10.4 M 2.4 13.8 9.6 13.8
        wonsign: line M 2.4 3.4 6.2 16.6 10 4.2 13.8 16.6 17.6 3.4 M 1.6 9.6 18.4 9.6
        bitcoinsign: width 15
            | line M 2.8 3.8 8.6 3.8 C 12.6 3.8 12.6 9.8 8.6 9.8 L 4.6 9.8 M 8.6 9.8 C 13.6 9.8 13.6 16.2 8.6
            16.2 L 2.8 16.2 M 4.6 3.8 4.6 16.2 M 6.4 1.6 6.4 3.8 M 9.2 1.6 9.2 3.8 M 6.4 16.2 6.4 18.4 M 9.2
            16.2 9.2 18.4
        """
}
