extension SymbolTable {
    static let arrows = """
        arrow.up: line M 10 17 10 3 M 4 9 10 3 16 9
        arrow.down: line M 10 3 10 17 M 4 11 10 17 16 11
        arrow.left: line M 17 10 3 10 M 9 4 3 10 9 16
        arrow.right: line M 3 10 17 10 M 11 4 17 10 11 16
        arrow.up.left: line M 15.6 15.6 4.4 4.4 M 13 4.4 4.4 4.4 4.4 13
        arrow.up.right: line M 4.4 15.6 15.6 4.4 M 7 4.4 15.6 4.4 15.6 13
        arrow.down.left: line M 15.6 4.4 4.4 15.6 M 4.4 7 4.4 15.6 13 15.6
        arrow.down.right: line M 4.4 4.4 15.6 15.6 M 15.6 7 15.6 15.6 7 15.6
        arrow.up.arrow.down: line M 5.6 17 5.6 3 M 1.8 6.8 5.6 3 9.4 6.8
            | line M 14.4 3 14.4 17 M 10.6 13.2 14.4 17 18.2 13.2
        arrow.left.arrow.right: line M 17 5.6 3 5.6 M 6.8 1.8 3 5.6 6.8 9.4
            | line M 3 14.4 17 14.4 M 13.2 10.6 17 14.4 13.2 18.2
        arrow.up.and.down: line M 10 2 10 18 M 5.4 6.6 10 2 14.6 6.6 M 5.4 13.4 10 18 14.6 13.4
        arrow.left.and.right: line M 2 10 18 10 M 6.6 5.4 2 10 6.6 14.6 M 13.4 5.4 18 10 13.4 14.6
        arrow.up.left.and.arrow.down.right: line M 8.6 8.6 3 3 M 3 8.4 3 3 8.4 3
            | line M 11.4 11.4 17 17 M 17 11.6 17 17 11.6 17
        arrow.up.right.and.arrow.down.left: line M 11.4 8.6 17 3 M 17 8.4 17 3 11.6 3
            | line M 8.6 11.4 3 17 M 3 11.6 3 17 8.4 17
        arrow.down.right.and.arrow.up.left: line M 2.6 2.6 8.4 8.4 M 8.4 3.2 8.4 8.4 3.2 8.4
            | line M 17.4 17.4 11.6 11.6 M 11.6 16.8 11.6 11.6 16.8 11.6
        arrow.down.left.and.arrow.up.right: line M 17.4 2.6 11.6 8.4 M 11.6 3.2 11.6 8.4 16.8 8.4
            | line M 2.6 17.4 8.4 11.6 M 8.4 16.8 8.4 11.6 3.2 11.6
        arrow.up.and.down.and.arrow.left.and.right: line M 10 1.8 10 18.2 M 1.8 10 18.2 10
            | line M 7.4 4.4 10 1.8 12.6 4.4 M 7.4 15.6 10 18.2 12.6 15.6
            | line M 4.4 7.4 1.8 10 4.4 12.6 M 15.6 7.4 18.2 10 15.6 12.6
        arrow.up.to.line: line M 3 2.6 17 2.6 M 10 17.6 10 6.4 M 4.8 11.4 10 6.2 15.2 11.4
        arrow.down.to.line: line M 3 17.4 17 17.4 M 10 2.4 10 13.6 M 4.8 8.6 10 13.8 15.2 8.6
        arrow.left.to.line: line M 2.6 3 2.6 17 M 17.6 10 6.4 10 M 11.4 4.8 6.2 10 11.4 15.2
        arrow.right.to.line: line M 17.4 3 17.4 17 M 2.4 10 13.6 10 M 8.6 4.8 13.8 10 8.6 15.2

        arrow.clockwise: line A 10 10.6 7 0 308.43379844 M 14.4 1.2 14.4 5.1 10.4 5.1
        arrow.counterclockwise: line A 10 10.6 7 231.56620156 540 M 5.6 1.2 5.6 5.1 9.6 5.1
        arrow.2.circlepath: line A 10 10 7 190 335 M 16.7 2.6 16.7 7 12.3 7
            | line A 10 10 7 10 155 M 3.3 17.4 3.3 13 7.7 13
        arrow.triangle.2.circlepath: = arrow.2.circlepath
        arrow.3.trianglepath: line M 7 7 10 2 13.4 7.6 M 14 3.8 13.4 7.6 9.8 6.6
            | line M 15 10.6 18 16.6 11.4 16.6 M 13.8 14 11.2 16.6 13.8 19.2
            | line M 8 16.6 2 16.6 5.2 10.6 M 1.8 11.8 5.2 10.6 6.6 14
        arrow.uturn.left: line M 7 3 2.8 7.2 7 11.4 | line M 3 7.2 12 7.2 C 19 7.2 19 16.8 12 16.8 L 7 16.8
        arrow.uturn.right: line M 13 3 17.2 7.2 13 11.4 | line M 17 7.2 8 7.2 C 1 7.2 1 16.8 8 16.8 L 13 16.8
        arrow.uturn.up: line M 3 7 7.2 2.8 11.4 7 | line M 7.2 3 7.2 12 C 7.2 19 16.8 19 16.8 12 L 16.8 7
        arrow.uturn.down: line M 3 13 7.2 17.2 11.4 13 | line M 7.2 17 7.2 8 C 7.2 1 16.8 1 16.8 8 L 16.8 13
        arrow.turn.up.left: line M 7.8 3 3.2 7.6 7.8 12.2 M 3.4 7.6 16.4 7.6 16.4 17
        arrow.turn.up.right: line M 12.2 3 16.8 7.6 12.2 12.2 M 16.6 7.6 3.6 7.6 3.6 17
        arrow.turn.down.left: line M 7.8 7.8 3.2 12.4 7.8 17 M 3.4 12.4 16.4 12.4 16.4 3
        arrow.turn.down.right: line M 12.2 7.8 16.8 12.4 12.2 17 M 16.6 12.4 3.6 12.4 3.6 3
        arrow.triangle.turn.up.right: = arrow.turn.up.right
        arrow.triangle.branch: line M 5 18 5 8 M 1.8 5.6 5 2 8.2 5.6 M 5 2.4 5 10
            | line M 5 15 C 5 11.4 15 12.6 15 8 L 15 2.4 M 11.8 5.6 15 2 18.2 5.6
        arrow.triangle.merge: line M 5 18 5 15 C 5 11 10 11.4 10 6 L 10 2.6 M 15 18 15 15 C 15 11 10 11.4 10 6
            | line M 6 6 10 2 14 6
        arrow.triangle.swap: = arrow.up.arrow.down
        rotate.left: body R 3 8.8 10 9 1.8
            | line M 10.4 1.8 7.4 4.8 10.4 7.8 M 7.6 4.8 C 13.4 4.2 17.2 7.6 16.8 13
        rotate.right: body R 7 8.8 10 9 1.8
            | line M 9.6 1.8 12.6 4.8 9.6 7.8 M 12.4 4.8 C 6.6 4.2 2.8 7.6 3.2 13
        gobackward: = arrow.counterclockwise
        goforward: = arrow.clockwise
        return: line M 7.4 7.6 3 12 7.4 16.4 M 3.2 12 17 12 17 4.4

        chevron.right: width 12 | line M 3 3 9.4 10 3 17
        chevron.left: width 12 | line M 9 3 2.6 10 9 17
        chevron.down: line M 3 6.6 10 13.2 17 6.6
        chevron.up: line M 3 13.4 10 6.8 17 13.4
        chevron.up.chevron.down: width 14 | line M 2.8 7.4 7 3 11.2 7.4 M 2.8 12.6 7 17 11.2 12.6
        chevron.right.2: width 19 | line M 3 3.4 9 10 3 16.6 M 10 3.4 16 10 10 16.6
        chevron.left.2: width 19 | line M 16 3.4 10 10 16 16.6 M 9 3.4 3 10 9 16.6
        chevron.up.2: line M 3.4 9.4 10 3.4 16.6 9.4 M 3.4 16.4 10 10.4 16.6 16.4
        chevron.down.2: line M 3.4 3.6 10 9.6 16.6 3.6 M 3.4 10.6 10 16.6 16.6 10.6
        chevron.compact.down: line M 2.4 8.2 10 11.8 17.6 8.2
        chevron.compact.up: line M 2.4 11.8 10 8.2 17.6 11.8
        chevron.compact.left: width 10 | line M 6.8 2.4 3.2 10 6.8 17.6
        chevron.compact.right: width 10 | line M 3.2 2.4 6.8 10 3.2 17.6
        chevron.left.forwardslash.chevron.right: width 26
            | line M 7.6 4 2 10 7.6 16 M 15 2.6 11 17.4 M 18.4 4 24 10 18.4 16
        chevron.left.slash.chevron.right: = chevron.left.forwardslash.chevron.right
        lessthan: line M 15.6 3.4 4.4 10 15.6 16.6
        greaterthan: line M 4.4 3.4 15.6 10 4.4 16.6

        arrowtriangle.right: body M 5 3 17 10 5 17 Z
        arrowtriangle.left: body M 15 3 3 10 15 17 Z
        arrowtriangle.up: body M 3 15 10 3 17 15 Z
        arrowtriangle.down: body M 3 5 10 17 17 5 Z
        arrowshape.right: body M 10.6 3.4 17.8 10 10.6 16.6 10.6 13 2.2 13 2.2 7 10.6 7 Z
        arrowshape.left: body M 9.4 3.4 2.2 10 9.4 16.6 9.4 13 17.8 13 17.8 7 9.4 7 Z
        arrowshape.up: body M 3.4 9.4 10 2.2 16.6 9.4 13 9.4 13 17.8 7 17.8 7 9.4 Z
        arrowshape.down: body M 3.4 10.6 10 17.8 16.6 10.6 13 10.6 13 2.2 7 2.2 7 10.6 Z
        arrowshape.turn.up.left: body M 8.6 2.8 1.8 9.2 8.6 15.6 8.6 12 C 13.4 12 16.2 13.4 18.2 17.2 C 18
            10.4 14.6 6.6 8.6 6.4 Z
        arrowshape.turn.up.right: body M 11.4 2.8 18.2 9.2 11.4 15.6 11.4 12 C 6.6 12 3.8 13.4 1.8 17.2 C 2
            10.4 5.4 6.6 11.4 6.4 Z
        arrowshape.turn.up.left.2: width 24 | line M 6.6 3.2 1.6 9.2 6.6 15.2
            | body M 12.6 2.8 5.8 9.2 12.6 15.6 12.6 12 C 17.4 12 20.2 13.4 22.2 17.2 C 22 10.4 18.6 6.6 12.6
            6.4 Z
        arrowshape.turn.up.right.2: width 24 | line M 17.4 3.2 22.4 9.2 17.4 15.2
            | body M 11.4 2.8 18.2 9.2 11.4 15.6 11.4 12 C 6.6 12 3.8 13.4 1.8 17.2 C 2 10.4 5.4 6.6 11.4 6.4
            Z
        arrow.up.and.down.text.horizontal: line M 4.4 2.4 4.4 17.6 M 1.8 5 4.4 2.4 7 5 M 1.8 15 4.4 17.6 7 15
            | line M 10 6 18 6 M 10 10 18 10 M 10 14 18 14
        """
}
