extension SymbolTable {
    static let shapes = """
        circle: body O 10 10 8.2
        circle.fill: solid O 10 10 9
        square: body R 2.4 2.4 15.2 15.2 2.6
        app: body R 2.4 2.4 15.2 15.2 4.4
        rectangle: body R 1.4 4 17.2 12 2.2
        rectangle.portrait: body R 4 1.4 12 17.2 2.2
        capsule: body R 1.4 5.2 17.2 9.6 4.8
        capsule.portrait: body R 5.2 1.4 9.6 17.2 4.8
        oval: body E 1.4 4.2 17.2 11.6
        triangle: body M 10 2.6 18.2 16.8 1.8 16.8 Z
        diamond: body M 10 1.6 18.4 10 10 18.4 1.6 10 Z
        rhombus: body M 10 1.6 16.4 10 10 18.4 3.6 10 Z
        pentagon: body M 10 1.8 18.2 7.8 15 17.4 5 17.4 1.8 7.8 Z
        hexagon: body M 10 1.6 17.4 5.8 17.4 14.2 10 18.4 2.6 14.2 2.6 5.8 Z
        octagon: body M 6.6 1.8 13.4 1.8 18.2 6.6 18.2 13.4 13.4 18.2 6.6 18.2 1.8 13.4 1.8 6.6 Z
        seal: body S 10 10 8.8 7.2 12
        shield: body M 10 1.8 16.8 4.2 16.8 10 C 16.8 14.2 13.6 16.8 10 18.4 C 6.4 16.8 3.2 14.2 3.2 10 L 3.2
            4.2 Z
        star: body S 10 10.6 8.8 3.7 5
        star.leadinghalf.filled: line S 10 10.6 8.8 3.7 5
            | solid M 10 1.8 10 14.3 4.83 17.72 6.48 11.74 1.63 7.88 7.83 7.61 Z
        star.lefthalf.fill: = star.leadinghalf.filled
        star.leadinghalf.fill: = star.leadinghalf.filled
        heart: body M 10 17.5 C 5.5 14.2 1.6 11.2 1.6 7.6 C 1.6 2.2 8 1.4 10 5.4 C 12 1.4 18.4 2.2 18.4 7.6 C
            18.4 11.2 14.5 14.2 10 17.5 Z
        suit.heart: = heart
        suit.diamond: body M 10 1.6 16.4 10 10 18.4 3.6 10 Z
        suit.spade: body M 10 1.8 C 12 5.6 17.4 7.4 17.4 11.6 C 17.4 15.2 12.4 15.8 10.8 13.2 L 13 18 7 18 9.2
            13.2 C 7.6 15.8 2.6 15.2 2.6 11.6 C 2.6 7.4 8 5.6 10 1.8 Z
        suit.club: body M 8.9 13 C 6.6 16.4 1.8 14.6 1.8 11.2 C 1.8 8.2 4.6 7 6.8 8 C 4.8 4.6 7 1.8 10 1.8 C
            13 1.8 15.2 4.6 13.2 8 C 15.4 7 18.2 8.2 18.2 11.2 C 18.2 14.6 13.4 16.4 11.1 13 L 13 18 7 18 Z
        circle.dashed: line A 10 10 8.2 4 26 A 10 10 8.2 49 71 A 10 10 8.2 94 116 A 10 10 8.2 139 161 A 10 10
            8.2 184 206 A 10 10 8.2 229 251 A 10 10 8.2 274 296 A 10 10 8.2 319 341
        circle.dotted: solid O 10 2 1 O 15.7 4.3 1 O 18 10 1 O 15.7 15.7 1 O 10 18 1 O 4.3 15.7 1 O 2 10 1 O
            4.3 4.3 1
        square.dashed: line M 2.4 6 2.4 4.6 C 2.4 3 3 2.4 4.6 2.4 L 6 2.4 M 14 2.4 15.4 2.4 C 17 2.4 17.6 3
            17.6 4.6 L 17.6 6 M 17.6 14 17.6 15.4 C 17.6 17 17 17.6 15.4 17.6 L 14 17.6 M 6 17.6 4.6 17.6 C 3
            17.6 2.4 17 2.4 15.4 L 2.4 14
            | line M 9 2.4 11 2.4 M 9 17.6 11 17.6 M 2.4 9 2.4 11 M 17.6 9 17.6 11
        viewfinder: line M 2.4 7 2.4 4.6 C 2.4 3 3 2.4 4.6 2.4 L 7 2.4 M 13 2.4 15.4 2.4 C 17 2.4 17.6 3 17.6
            4.6 L 17.6 7 M 17.6 13 17.6 15.4 C 17.6 17 17 17.6 15.4 17.6 L 13 17.6 M 7 17.6 4.6 17.6 C 3 17.6
            2.4 17 2.4 15.4 L 2.4 13
        smallcircle.filled.circle: body O 10 10 8.2 | dot O 10 10 3.6
        smallcircle.fill.circle: = smallcircle.filled.circle
        dot.circle: = smallcircle.filled.circle
        largecircle.fill.circle: line O 10 10 8.2 | solid O 10 10 5.4
        circle.inset.filled: = largecircle.fill.circle
        record.circle: body O 10 10 8.2 | dot O 10 10 4.8
        circle.circle: body O 10 10 8.2 | mark O 10 10 4.6
        target: line O 10 10 8.2 | line O 10 10 4.6 | solid O 10 10 1.5
        scope: line O 10 10 6.2 | line M 10 1.4 10 6.6 M 10 13.4 10 18.6 M 1.4 10 6.6 10 M 13.4 10 18.6 10
        dot.scope: use scope | solid O 10 10 1.4
        dot.viewfinder: use viewfinder | solid O 10 10 2.6
        text.viewfinder: use viewfinder | line M 6 7 14 7 M 6 10 14 10 M 6 13 11 13
        circle.grid.2x2: body O 5.6 5.6 3.4 | body O 14.4 5.6 3.4 | body O 5.6 14.4 3.4 | body O 14.4 14.4 3.4
        circle.grid.3x3: body*.8 O 3.8 3.8 1.8 O 10 3.8 1.8 O 16.2 3.8 1.8 O 3.8 10 1.8 O 10 10 1.8 O 16.2 10
            1.8 O 3.8 16.2 1.8 O 10 16.2 1.8 O 16.2 16.2 1.8
        circle.hexagongrid: body*.8 O 10 10 2 O 10 4 2 O 15.2 7 2 O 15.2 13 2 O 10 16 2 O 4.8 13 2 O 4.8 7 2
        square.on.square: body R 2 2 11.4 11.4 2.2 | hole R 6.6 6.6 11.4 11.4 2.2
            | body R 6.6 6.6 11.4 11.4 2.2
        square.on.circle: body O 7.6 7.6 5.8 | hole R 7.4 7.4 10.6 10.6 2 | body R 7.4 7.4 10.6 10.6 2
        square.stack: body R 3.4 7.6 13.2 10.6 2 | line M 4.8 4.7 15.2 4.7 M 6.4 1.8 13.6 1.8
        square.stack.3d.up: body M 10 2 18.2 6.2 10 10.4 1.8 6.2 Z
            | line M 1.8 10 10 14.2 18.2 10 M 1.8 13.8 10 18 18.2 13.8
        square.3.layers.3d: = square.stack.3d.up
        square.stack.3d.down.right: = square.stack.3d.up
        square.stack.3d.down.forward: = square.stack.3d.up
        square.grid.2x2: body R 2 2 6.6 6.6 1.6 | body R 11.4 2 6.6 6.6 1.6 | body R 2 11.4 6.6 6.6 1.6
            | body R 11.4 11.4 6.6 6.6 1.6
        square.grid.3x3: body*.8 R 2 2 3.4 3.4 .6 R 8.3 2 3.4 3.4 .6 R 14.6 2 3.4 3.4 .6 R 2 8.3 3.4 3.4 .6 R
            8.3 8.3 3.4 3.4 .6 R 14.6 8.3 3.4 3.4 .6 R 2 14.6 3.4 3.4 .6 R 8.3 14.6 3.4 3.4 .6 R 14.6 14.6 3.4
            3.4 .6
        square.grid.3x2: body*.8 R 2 4.8 3.4 3.4 .6 R 8.3 4.8 3.4 3.4 .6 R 14.6 4.8 3.4 3.4 .6 R 2 11.8 3.4
            3.4 .6 R 8.3 11.8 3.4 3.4 .6 R 14.6 11.8 3.4 3.4 .6
        square.split.2x1: line R 2.4 2.4 15.2 15.2 2.6 | line M 10 2.4 10 17.6
        square.split.1x2: line R 2.4 2.4 15.2 15.2 2.6 | line M 2.4 10 17.6 10
        square.split.2x2: line R 2.4 2.4 15.2 15.2 2.6 | line M 10 2.4 10 17.6 M 2.4 10 17.6 10
        grid: line M 7 2.6 7 17.4 M 13 2.6 13 17.4 M 2.6 7 17.4 7 M 2.6 13 17.4 13
        rectangle.grid.1x2: body R 2 2.6 16 6 1.4 | body R 2 11.4 16 6 1.4
        rectangle.grid.2x2: body R 1.6 3 7 5.6 1.2 | body R 11.4 3 7 5.6 1.2 | body R 1.6 11.4 7 5.6 1.2
            | body R 11.4 11.4 7 5.6 1.2
        rectangle.grid.3x2: width 24 | body R 1.6 3.4 5.2 5.2 1 | body R 9.4 3.4 5.2 5.2 1
            | body R 17.2 3.4 5.2 5.2 1 | body R 1.6 11.4 5.2 5.2 1 | body R 9.4 11.4 5.2 5.2 1
            | body R 17.2 11.4 5.2 5.2 1
        rectangle.3.group: body R 1.6 3.4 8 13.2 1.6 | body R 12.4 3.4 6 5.4 1.2 | body R 12.4 11.2 6 5.4 1.2
        rectangle.3.offgrid: body R 2 2.4 11 4.4 1.2 | body R 2 9.6 7 8 1.4 | body R 12 9.6 6 8 1.4
        rectangle.stack: body R 2 7.4 16 10.4 2 | line M 3.6 4.6 16.4 4.6 M 5.4 1.8 14.6 1.8
        rectangle.on.rectangle: body R 1.4 2.6 13 9.6 1.8 | hole R 5.6 7.4 13 9.6 1.8
            | body R 5.6 7.4 13 9.6 1.8
        rectangle.split.2x1: line R 1.4 4 17.2 12 2.2 | line M 10 4 10 16
        rectangle.split.1x2: line R 1.4 4 17.2 12 2.2 | line M 1.4 10 18.6 10
        rectangle.split.3x1: line R 1.4 4 17.2 12 2.2 | line M 7.1 4 7.1 16 M 12.9 4 12.9 16
        rectangle.split.3x3: line R 1.4 3.4 17.2 13.2 2.2
            | line*.8 M 7.1 4 7.1 16 M 12.9 4 12.9 16 M 1.4 7.8 18.6 7.8 M 1.4 12.2 18.6 12.2
        sidebar.left: line R 1.4 3.4 17.2 13.2 2.4 | line M 7.4 3.4 7.4 16.6
            | line*.8 M 3.8 6.8 5 6.8 M 3.8 9.4 5 9.4 M 3.8 12 5 12
        sidebar.right: line R 1.4 3.4 17.2 13.2 2.4 | line M 12.6 3.4 12.6 16.6
            | line*.8 M 15 6.8 16.2 6.8 M 15 9.4 16.2 9.4 M 15 12 16.2 12
        rectangle.portrait.and.arrow.right: line M 12 6.4 12 2.2 3 2.2 3 17.8 12 17.8 12 13.6
            | line M 7.4 10 18.2 10 M 14.8 6.6 18.2 10 14.8 13.4
        rectangle.righthalf.inset.filled.arrow.right: = rectangle.portrait.and.arrow.right
        square.and.arrow.up: line M 7 7.4 4.4 7.4 4.4 18 15.6 18 15.6 7.4 13 7.4
            | line M 10 12.6 10 1.8 M 6.8 5 10 1.8 13.2 5
        square.and.arrow.up.fill: solid R 3.6 6.6 12.8 12.2 1 | cut*2.4 M 10 12.6 10 6
            | line M 10 12.6 10 1.8 M 6.8 5 10 1.8 13.2 5
        square.and.arrow.down: line M 7 7.4 4.4 7.4 4.4 18 15.6 18 15.6 7.4 13 7.4
            | line M 10 1.8 10 13 M 6.6 9.8 10 13.2 13.4 9.8
        square.and.arrow.down.fill: solid R 3.6 6.6 12.8 12.2 1
            | cut*2.4 M 10 1.8 10 13 M 6.6 9.8 10 13.2 13.4 9.8
            | line M 10 1.8 10 13 M 6.6 9.8 10 13.2 13.4 9.8
        square.and.arrow.up.on.square: line M 6.8 8.4 4.2 8.4 4.2 16 12.4 16 12.4 8.4 9.8 8.4
            | line M 8.3 12 8.3 1.8 M 5.6 4.4 8.3 1.8 11 4.4 | line M 15.6 10.4 15.6 18.6 7.4 18.6
        square.and.arrow.down.on.square: line M 6.8 8.4 4.2 8.4 4.2 16 12.4 16 12.4 8.4 9.8 8.4
            | line M 8.3 1.8 8.3 12 M 5.6 9.4 8.3 12 11 9.4 | line M 15.6 10.4 15.6 18.6 7.4 18.6
        square.and.pencil: line M 10.6 3.8 4.8 3.8 C 3.2 3.8 2.4 4.6 2.4 6.2 L 2.4 15.4 C 2.4 17 3.2 17.8 4.8
            17.8 L 13.8 17.8 C 15.4 17.8 16.2 17 16.2 15.4 L 16.2 9.8
            | line M 8 12.2 8.8 8.8 15.6 2 18 4.4 11.2 11.2 Z
        square.text.square: body R 2.4 2.4 15.2 15.2 2.6 | mark M 6 7 14 7 M 6 10.2 14 10.2 M 6 13.4 11 13.4
        plus.rectangle.on.folder: use folder | mark M 10 8.6 10 14.4 M 7.1 11.5 12.9 11.5
        heart.text.square: body R 2.4 2.4 15.2 15.2 2.6 | inset heart 10 7.6 .36
            | mark M 6 12.4 14 12.4 M 6 15 11 15
        burst: body S 10 10 8.6 5.4 10
        rectangle.and.pencil.and.ellipsis: width 24
            | line M 13.4 4 3.6 4 C 2.4 4 1.6 4.8 1.6 6 L 1.6 14 C 1.6 15.2 2.4 16 3.6 16 L 20 16 C 21.2 16 22
            15.2 22 14 L 22 11.6 | solid O 5.6 10 1.2 O 9.4 10 1.2
            | line M 12 12.6 12.6 9.8 19.8 2.4 22 4.6 14.8 12 Z
        rectangle.and.text.magnifyingglass: = text.magnifyingglass
        rectangle.on.rectangle.angled: = rectangle.on.rectangle
        cube: body M 10 1.6 17.4 5.8 17.4 14.2 10 18.4 2.6 14.2 2.6 5.8 Z
            | mark M 2.9 6 10 10 17.1 6 M 10 10 10 18
        shippingbox: body M 10 1.6 17.4 5.4 17.4 14.4 10 18.4 2.6 14.4 2.6 5.4 Z
            | mark M 2.9 5.6 10 9.4 17.1 5.6 M 10 9.4 10 18 M 6.3 3.6 13.6 7.4
        cylinder: body M 3.4 4.8 C 3.4 .8 16.6 .8 16.6 4.8 L 16.6 15.2 C 16.6 19.2 3.4 19.2 3.4 15.2 Z
            | mark M 3.6 5 C 3.6 8.6 16.4 8.6 16.4 5
        cylinder.split.1x2: use cylinder | mark M 3.6 10.4 C 3.6 14 16.4 14 16.4 10.4
        pyramid: body M 10 2 18.2 14 11 18 1.8 14 Z | mark M 10 2.4 11 17.6
        aspectratio: line R 1.6 3.6 16.8 12.8 2 | line M 5 10 5 13 9 13 M 11 7 15 7 15 10
        rectangle.dashed: line M 1.4 7 1.4 6 C 1.4 4.6 2 4 3.4 4 L 5 4 M 15 4 16.6 4 C 18 4 18.6 4.6 18.6 6 L
            18.6 7 M 18.6 13 18.6 14 C 18.6 15.4 18 16 16.6 16 L 15 16 M 5 16 3.4 16 C 2 16 1.4 15.4 1.4 14 L
            1.4 13 | line M 8.4 4 11.6 4 M 8.4 16 11.6 16 M 1.4 9.6 1.4 10.4 M 18.6 9.6 18.6 10.4
        rectangle.portrait.on.rectangle.portrait: body R 3 1.6 9 12.4 1.8 | hole R 8 6 9 12.4 1.8
            | body R 8 6 9 12.4 1.8
        circle.grid.cross: body O 10 4.2 2.4 | body O 4.2 10 2.4 | body O 15.8 10 2.4 | body O 10 15.8 2.4
        rectangle.stack.person.crop: use rectangle.stack | inset person 10 12.8 .4
        dpad: body M 7 2 13 2 13 7 18 7 18 13 13 13 13 18 7 18 7 13 2 13 2 7 7 7 Z
            | dot O 10 4.8 .9 O 10 15.2 .9 O 4.8 10 .9 O 15.2 10 .9
        """
}
