extension SymbolTable {
    /// Symbols of SF Symbols 6 and 7, and some that were left out before.
    static let later = """
        lessthanorequalto: line M 15.6 2.4 4.4 7.6 15.6 12.8 M 4.4 17.2 15.6 17.2
        greaterthanorequalto: line M 4.4 2.4 15.6 7.6 4.4 12.8 M 4.4 17.2 15.6 17.2
        parentheses: line A 13 10 11 138 222 | line A 7 10 11 -42 42
        squareroot: line M 1.8 11.2 4.6 10 8 17.2 11.6 2.8 18.2 2.8
        pi: line M 2.6 4.8 17.4 4.8 M 7 4.8 C 7 10 6.4 13.6 4.4 16.8
            | line M 13.2 4.8 C 12.6 10.4 12 16.8 15.2 16.8 C 16.2 16.8 17 16.4 17.4 15.4
        chevron.left.chevron.right: line M 7.4 4 1.8 10 7.4 16 | line M 12.6 4 18.2 10 12.6 16
        stroke.line.diagonal: line M 3 17 17 3
        oval.portrait: body E 4.2 1.4 11.6 17.2
        rectangle.grid.1x3: body R 2 2.2 16 3.6 1.2 | body R 2 8.2 16 3.6 1.2 | body R 2 14.2 16 3.6 1.2
        rectangle.grid.3x1: body R 1.6 4 3.8 12 1.2 | body R 8.1 4 3.8 12 1.2 | body R 14.6 4 3.8 12 1.2
        rectangle.grid.3x3: body*.8 R 1.6 2.6 4.2 3.2 .8 R 7.9 2.6 4.2 3.2 .8 R 14.2 2.6 4.2 3.2 .8
            R 1.6 8.2 4.2 3.2 .8 R 7.9 8.2 4.2 3.2 .8 R 14.2 8.2 4.2 3.2 .8
            R 1.6 13.8 4.2 3.2 .8 R 7.9 13.8 4.2 3.2 .8 R 14.2 13.8 4.2 3.2 .8
        flowchart: body R 6.6 1.8 6.8 4.6 1.2 | body R 1.6 13.6 6.8 4.6 1.2 | body R 11.6 13.6 6.8 4.6 1.2
            | line M 10 6.4 10 10 M 5 13.6 5 10 15 10 15 13.6
        phone.pause: use phone | solid R 12.4 2 2 6.2 .8 R 16 2 2 6.2 .8
        envelope.stack: line M 5 1.8 15 1.8 M 3.2 4.4 16.8 4.4 | body R 1.4 7 17.2 11 2.2
            | mark M 2.4 8.4 8.6 13 C 9.4 13.6 10.6 13.6 11.4 13 L 17.6 8.4
        key.card: body R 1.4 3.8 17.2 12.6 2.2 | dot O 6.4 10 2 | mark M 9 10 15.2 10 M 13.4 10 13.4 12.6
        headset: use headphones | line M 16.6 17.6 C 16.2 18.8 14.6 18.9 12.4 18.9
        eye.half.closed: body M 1.4 8.6 18.6 8.6 C 14.4 16 5.6 16 1.4 8.6 Z
            | dot M 7 9 C 7 13.2 13 13.2 13 9 Z
        heat.waves: line M 4.6 17.4 C 1.6 12.4 7.6 7.6 4.6 2.6 | line M 10 17.4 C 7 12.4 13 7.6 10 2.6
            | line M 15.4 17.4 C 12.4 12.4 18.4 7.6 15.4 2.6
        peacesign: body O 10 10 8.2 | mark M 10 1.8 10 18.2 M 10 10 4.2 15.8 M 10 10 15.8 15.8
        gym.bag: body R 1.6 7 16.8 10.4 2.6 | line M 6 7 C 6 2.4 14 2.4 14 7 | mark M 6 7 6 17.4 M 14 7 14 17.4
        pano: body M 1.6 4 C 7 6 13 6 18.4 4 L 18.4 16 C 13 14 7 14 1.6 16 Z
            | mark M 2.4 14.8 7 9.6 10.6 13 13 11 17.6 14.8
        deskclock: body O 10 9.6 7.6 | mark M 10 5.2 10 9.8 13 11.8 | line M 4.8 15.8 3 18.6 M 15.2 15.8 17 18.6
        rectangle.expand.diagonal: body R 1.4 3.4 17.2 13.2 2.2
            | mark M 10.8 6.6 15.4 6.6 15.4 10.6 M 15.4 6.6 10.8 10 M 4.6 9.6 4.6 13.6 9.2 13.6 M 4.6 13.6 9.2 10.4
        """
}
