/// Rectangles and what is arranged in them, further arrows, lines of alignment.
extension SymbolTable {
    static let layouts = """
        rectangle.split.2x2: line R 1.4 4 17.2 12 2.2 | line M 10 4 10 16 M 1.4 10 18.6 10
        rectangle.split.3x1.righthalf.tinted: = rectangle.split.3x1
        rectangle.portrait.split.2x1: line R 4 1.4 12 17.2 2.2 | line M 10 1.4 10 18.6
        rectangle.ratio.16.to.9: body R 1.4 5 17.2 10 1.6
        rectangle.ratio.9.to.16: body R 5 1.4 10 17.2 1.6
        rectangle.ratio.4.to.3: body R 2 4 16 12 1.6
        rectangle.ratio.3.to.4: body R 4 2 12 16 1.6
        rectangle.portrait.rotate: line R 6 5.4 8 9.2 1.4 | line A 10 10 8.6 200 256 M 5.6 1.6 8.2 1.6 7.4 4
            | line A 10 10 8.6 20 76 M 14.4 18.4 11.8 18.4 12.6 16
        rectangle.landscape.rotate: line R 5 6.4 10 7.2 1.4 | line A 10 10 8.6 200 256 M 5.6 1.6 8.2 1.6 7.4 4
            | line A 10 10 8.6 20 76 M 14.4 18.4 11.8 18.4 12.6 16
        rectangle.2.swap: body R 1.6 2.6 9.6 7 1.4 | body R 8.8 10.4 9.6 7 1.4
            | line M 13.6 4 17 4 17 8 M 6.4 16 3 16 3 12
        rectangle.expand.vertical: line M 1.8 10 18.2 10 | line M 10 7 10 1.8 M 7 4.6 10 1.6 13 4.6
            | line M 10 13 10 18.2 M 7 15.4 10 18.4 13 15.4
        rectangle.compress.vertical: line M 1.8 10 18.2 10 | line M 10 1.6 10 7 M 7 4.4 10 7.2 13 4.4
            | line M 10 18.4 10 13 M 7 15.6 10 12.8 13 15.6
        rectangle.arrowtriangle.2.inward: line R 5.4 4 9.2 12 1.6 | solid M 1 7.4 4 10 1 12.6 Z M 19 7.4 16 10 19
            12.6 Z
        rectangle.arrowtriangle.2.outward: line R 5.4 4 9.2 12 1.6 | solid M 3.8 7.4 .8 10 3.8 12.6 Z M 16.2 7.4
            19.2 10 16.2 12.6 Z
        rectangle.portrait.arrowtriangle.2.inward: line R 5.6 5 8.8 10 1.6 | solid M 7.4 .8 10 3.6 12.6 .8 Z M 7.4
            19.2 10 16.4 12.6 19.2 Z
        rectangle.portrait.arrowtriangle.2.outward: line R 5.6 5 8.8 10 1.6 | solid M 7.4 3.6 10 .8 12.6 3.6 Z M
            7.4 16.4 10 19.2 12.6 16.4 Z
        square.arrowtriangle.4.outward: line R 5.6 5.6 8.8 8.8 1.6
            | solid M 8 3.6 10 1.2 12 3.6 Z M 8 16.4 10 18.8 12 16.4 Z M 3.6 8 1.2 10 3.6 12 Z M 16.4 8 18.8 10
            16.4 12 Z
        rectangle.and.hand.point.up.left: line R 1.4 3 15 11 2 | hole R 8.4 8 9 10 1
            | use hand.point.up.left.fill 13 13.4 .54
        rectangle.and.hand.point.up.left.filled: = rectangle.and.hand.point.up.left
        rectangle.filled.and.hand.point.up.left: = rectangle.and.hand.point.up.left
        hand.point.up.left.and.text: width 24 | use hand.point.up.left 7.6 10.4 .84
            | line*.8 M 14.4 5 22 5 M 14.4 9 22 9 M 15.6 13 22 13
        rectangle.and.arrow.up.right.and.arrow.down.left: line R 3.6 5 12.8 10 1.6
            | hole R 11 1 8 8 1 | line M 11.6 8.4 17.6 2.4 M 13.4 2.2 17.8 2.2 17.8 6.6
            | hole R 1 11 8 8 1 | line M 8.4 11.6 2.4 17.6 M 6.6 17.8 2.2 17.8 2.2 13.4
        rectangle.and.paperclip: line R 1.4 4 13 12 2 | hole R 11 5 7 12 2 | use paperclip 14.6 11.4 .62
        rectangle.connected.to.line.above: = rectangle.connected.to.line.below
        rectangle.inset.filled.on.rectangle: line R 1.4 2.6 13 9.6 1.8 | hole R 5.6 7.4 13 9.6 1.8
            | line R 5.6 7.4 13 9.6 1.8 | solid R 7.8 9.6 8.6 5.2 .6
        rectangle.inset.filled.and.person.filled: line R 1.4 3 17.2 13 2 | hole O 13.4 13 4.6
            | use person.fill 13.4 13.6 .48
        rectangle.inset.filled.and.cursorarrow: use rectangle.inset.filled | hole R 9 8 9 10 1
            | use cursorarrow 13.4 14 .5
        rectangle.roundedtop: body M 1.8 16 1.8 8 C 1.8 5.4 3.4 4 6 4 L 14 4 C 16.6 4 18.2 5.4 18.2 8 L 18.2 16 Z
        rectangle.roundedbottom: body M 1.8 4 1.8 12 C 1.8 14.6 3.4 16 6 16 L 14 16 C 16.6 16 18.2 14.6 18.2 12 L
            18.2 4 Z
        square.and.at.rectangle: = person.text.rectangle
        square.and.line.vertical.and.square: width 24 | body R 1.6 6 8 8 1.4 | line M 12 3 12 17
            | body R 14.4 6 8 8 1.4
        square.filled.and.line.vertical.and.square: width 24 | solid R 1 5.4 9 9 1.6 | line M 12 3 12 17
            | body R 14.4 6 8 8 1.4
        square.and.line.vertical.and.square.filled: width 24 | body R 1.6 6 8 8 1.4 | line M 12 3 12 17
            | solid R 14 5.4 9 9 1.6
        square.dotted: solid O 3 3 1 O 6.5 3 1 O 10 3 1 O 13.5 3 1 O 17 3 1 O 3 17 1 O 6.5 17 1 O 10 17 1 O 13.5
            17 1 O 17 17 1 O 3 6.5 1 O 3 10 1 O 3 13.5 1 O 17 6.5 1 O 17 10 1 O 17 13.5 1
        square.on.square.dashed: body R 2 2 11.4 11.4 2.2 | hole R 6.6 6.6 11.4 11.4 2.2
            | line M 6.6 9 6.6 8.4 C 6.6 7.2 7.2 6.6 8.4 6.6 L 9 6.6 M 11.4 6.6 13.2 6.6 M 15.6 6.6 16.2 6.6 C
            17.4 6.6 18 7.2 18 8.4 L 18 9 M 18 11.4 18 13.2 M 18 15.6 18 16.2 C 18 17.4 17.4 18 16.2 18 L 15.6 18
            M 13.2 18 11.4 18 M 9 18 8.4 18 C 7.2 18 6.6 17.4 6.6 16.2 L 6.6 15.6 M 6.6 13.2 6.6 11.4
        square.filled.on.square: solid R 1.4 1.4 12.6 12.6 2.4 | hole R 6.6 6.6 11.4 11.4 2.2
            | body R 6.6 6.6 11.4 11.4 2.2
        square.on.square.intersection.dashed: = square.on.square.dashed
        square.grid.3x1.below.line.grid.1x2: line M 2 4 18 4 M 2 8 18 8
            | body*.8 R 2 12 4 4 .8 R 8 12 4 4 .8 R 14 12 4 4 .8
        square.fill.text.grid.1x2: solid R 2 2.4 6 6 1.2 R 2 11.6 6 6 1.2
            | line M 11 3.6 18 3.6 M 11 7.2 16 7.2 M 11 12.8 18 12.8 M 11 16.4 16 16.4
        square.text.grid.1x2: line R 2 2.4 6 6 1.2 R 2 11.6 6 6 1.2
            | line M 11 3.6 18 3.6 M 11 7.2 16 7.2 M 11 12.8 18 12.8 M 11 16.4 16 16.4
        square.split.diagonal: line R 2.4 2.4 15.2 15.2 2.6 | line M 3.2 3.2 16.8 16.8
        square.split.diagonal.2x2: line R 2.4 2.4 15.2 15.2 2.6 | line M 3.2 3.2 16.8 16.8 M 16.8 3.2 3.2 16.8
        square.split.bottomrightquarter: line R 2.4 2.4 15.2 15.2 2.6 | line M 10 17.4 10 10 17.4 10
        square.resize: line R 2.4 2.4 15.2 15.2 2.6 | line M 6.4 10.4 6.4 13.6 9.6 13.6 M 6.6 13.4 13.4 6.6 M 10.4
            6.4 13.6 6.4 13.6 9.6
        square.resize.up: line R 2.4 8 9.6 9.6 2 | line M 12 8 17.6 2.4 M 13 2.2 17.8 2.2 17.8 7
        square.resize.down: line R 2.4 8 9.6 9.6 2 | line M 17.6 2.4 13 7 M 12.8 3.4 12.8 7.2 16.6 7.2
        square.2.layers.3d: body M 10 4 18.2 8 10 12 1.8 8 Z | line M 1.8 12 10 16 18.2 12
        square.2.stack.3d: = square.2.layers.3d
        square.3.stack.3d: = square.stack.3d.up
        square.3.layers.3d.top.filled: solid M 10 1.6 18.8 6.2 10 10.8 1.2 6.2 Z
            | line M 1.8 10 10 14.2 18.2 10 M 1.8 13.8 10 18 18.2 13.8
        square.3.layers.3d.down.right: = square.stack.3d.up
        square.3.layers.3d.down.left: = square.stack.3d.up
        square.stack.3d.down.dottedline: = square.stack.3d.up
        square.stack.3d.forward.dottedline: = square.stack.3d.up
        squareshape: body R 2.4 2.4 15.2 15.2 .4
        squareshape.split.2x2: line R 2.4 2.4 15.2 15.2 .4 | line M 10 2.4 10 17.6 M 2.4 10 17.6 10
        squareshape.split.3x3: line R 2.4 2.4 15.2 15.2 .4
            | line*.8 M 7.5 2.4 7.5 17.6 M 12.5 2.4 12.5 17.6 M 2.4 7.5 17.6 7.5 M 2.4 12.5 17.6 12.5
        squareshape.squareshape.dashed: line R 5.6 5.6 8.8 8.8 .4
            | line M 1.8 5 1.8 1.8 5 1.8 M 8.4 1.8 11.6 1.8 M 15 1.8 18.2 1.8 18.2 5 M 18.2 8.4 18.2 11.6 M 18.2 15
            18.2 18.2 15 18.2 M 11.6 18.2 8.4 18.2 M 5 18.2 1.8 18.2 1.8 15 M 1.8 11.6 1.8 8.4
        squareshape.dashed.squareshape: line R 1.8 1.8 16.4 16.4 .4
            | line*.8 M 6 8 6 6 8 6 M 12 6 14 6 14 8 M 14 12 14 14 12 14 M 8 14 6 14 6 12
        dot.squareshape: body R 2.4 2.4 15.2 15.2 .4 | dot O 10 10 2
        dot.square: body R 2.4 2.4 15.2 15.2 2.6 | dot O 10 10 2
        dot.circle.and.hand.point.up.left: = hand.tap
        dot.circle.and.cursorarrow: = cursorarrow.click
        triangleshape: body M 10 2.6 18.2 16.8 1.8 16.8 Z
        righttriangle: body M 2.4 17.6 17.6 17.6 2.4 2.4 Z
        trapezoid.and.line.vertical: line M 10 1.8 10 18.2 | body M 4.4 5 15.6 7.4 15.6 12.6 4.4 15 Z
        trapezoid.and.line.horizontal: line M 1.8 10 18.2 10 | body M 5 4.4 7.4 15.6 12.6 15.6 15 4.4 Z
        angle: line M 14.6 2.8 2.6 16.4 17.4 16.4 | line*.8 A 2.6 16.4 8.6 -48 0
        skew: line M 5.6 5 18 5 14.4 15 2 15 Z
        perspective: line M 2.4 3.4 17.6 6.4 17.6 13.6 2.4 16.6 Z | line*.8 M 10 5 10 15 M 2.6 10 17.4 10
        crop: line M 5.4 1.6 5.4 14.6 18.4 14.6 M 1.6 5.4 14.6 5.4 14.6 18.4
        crop.rotate: line M 6 4.6 6 14 15.4 14 M 3 7 13 7 13 17 | line A 10 10 8.6 280 340 M 18.6 4.4 18.4 7.4 15.6 6.4
        scale.3d: = arrow.up.left.and.arrow.down.right
        rotate.3d: = arrow.2.circlepath
        shadow: body O 10 10 8.2 | mark*.7 M 10 4 10 16 M 12.4 5 12.4 15 M 14.8 7 14.8 13
        circle.and.line.horizontal: body O 10 10 6 | line M .8 10 1.6 10 M 18.4 10 19.2 10 | mark M 4.4 10 15.6 10
        circle.bottomthird.split: line O 10 10 8.2 | line M 3 13.6 17 13.6
        circle.hexagonpath: line M 10 1.6 17.4 5.8 17.4 14.2 10 18.4 2.6 14.2 2.6 5.8 Z | body O 10 10 3
        circles.hexagonpath: line O 10 3.6 2 O 15.6 6.8 2 O 15.6 13.2 2 O 10 16.4 2 O 4.4 13.2 2 O 4.4 6.8 2
        circles.hexagongrid: = circle.hexagongrid
        circle.grid.hex: = circle.hexagongrid
        circle.grid.2x1: body O 5.6 10 3.4 | body O 14.4 10 3.4
        circlebadge: body O 10 10 4.4
        circlebadge.2: body O 6.6 10 4 | hole O 12.6 10 4 | body O 12.6 10 4
        smallcircle.circle: body O 10 10 8.2 | mark O 10 10 3
        dot: solid O 10 10 2.4
        slash: line M 2.8 2.8 17.2 17.2
        line.diagonal.arrow: line M 3 17 17 3 M 9.4 3 17 3 17 10.6
        lines.measurement.horizontal: line M 1.8 5 1.8 15 M 18.2 5 18.2 15 M 5.9 9 5.9 15 M 10 7 10 15 M 14.1 9 14.1 15
        lines.measurement.vertical: line M 5 1.8 15 1.8 M 5 18.2 15 18.2 M 9 5.9 15 5.9 M 7 10 15 10 M 9 14.1 15 14.1
        pip.enter: line M 9 16.6 3.8 16.6 C 2.4 16.6 1.4 15.6 1.4 14.2 L 1.4 5.8 C 1.4 4.4 2.4 3.4 3.8 3.4 L 16.2 3.4
            C 17.6 3.4 18.6 4.4 18.6 5.8 L 18.6 9 | solid R 11.4 11.4 7.6 6 1.2
            | line M 5 6.6 8.8 10.4 M 5.8 10.6 9 10.6 9 7.4
        pip.exit: line M 9 16.6 3.8 16.6 C 2.4 16.6 1.4 15.6 1.4 14.2 L 1.4 5.8 C 1.4 4.4 2.4 3.4 3.8 3.4 L 16.2 3.4
            C 17.6 3.4 18.6 4.4 18.6 5.8 L 18.6 9 | solid R 11.4 11.4 7.6 6 1.2
            | line M 9 10.6 5.2 6.8 M 5 9.8 5 6.6 8.2 6.6
        pip.swap: line R 1.4 3.4 17.2 13.2 2 | solid R 10.4 10 6 4.4 .8 | line M 4.4 9.4 4.4 6.4 10 6.4 M 7.8 4.6 10 6.4
            7.8 8.2
        pip.fill: solid R .8 2.8 18.4 14.4 2.4 | hole*.6 R 10 9.6 6.6 4.8 .8
        arrow.2.squarepath: line M 4.6 12 4.6 6.6 C 4.6 5.4 5.4 4.6 6.6 4.6 L 13 4.6 M 10.8 2 13.4 4.6 10.8 7.2
            | line M 15.4 8 15.4 13.4 C 15.4 14.6 14.6 15.4 13.4 15.4 L 7 15.4 M 9.2 12.8 6.6 15.4 9.2 18
        arrow.rectanglepath: line M 2 11 2 7 C 2 5.6 2.8 4.8 4.2 4.8 L 15 4.8 M 12.6 2.2 15.2 4.8 12.6 7.4
            | line M 18 9 18 13 C 18 14.4 17.2 15.2 15.8 15.2 L 5 15.2 M 7.4 12.6 4.8 15.2 7.4 17.8
        arrow.circlepath: line A 10 10.6 7 0 308.43379844 M 14.4 1.2 14.4 5.1 10.4 5.1
        arrow.trianglehead.clockwise: = arrow.clockwise
        arrow.trianglehead.counterclockwise: = arrow.counterclockwise
        arrow.trianglehead.clockwise.rotate.90: = arrow.clockwise
        arrow.trianglehead.counterclockwise.rotate.90: = arrow.counterclockwise
        arrow.trianglehead.2.clockwise: = arrow.2.circlepath
        arrow.trianglehead.2.counterclockwise: = arrow.2.circlepath
        arrow.trianglehead.2.clockwise.rotate.90: = arrow.2.circlepath
        arrow.trianglehead.2.counterclockwise.rotate.90: = arrow.2.circlepath
        arrow.trianglehead.branch: = arrow.triangle.branch
        arrow.trianglehead.merge: = arrow.triangle.merge
        arrow.trianglehead.swap: = arrow.triangle.swap
        arrow.trianglehead.pull: = arrow.triangle.pull
        arrow.trianglehead.rectanglepath: = arrow.rectanglepath
        arrow.trianglehead.turn.up.right: = arrow.triangle.turn.up.right
        arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down: = arrow.up.and.down
        arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right: = arrow.left.and.right
        arrow.left.and.right.righttriangle.left.righttriangle.right: body M 8.4 5 8.4 16.6 1.8 16.6 Z
            | body M 11.6 5 11.6 16.6 18.2 16.6 Z | line M 3.4 1.8 16.6 1.8
        arrow.up.and.down.righttriangle.up.righttriangle.down: body M 5 8.4 16.6 8.4 16.6 1.8 Z
            | body M 5 11.6 16.6 11.6 16.6 18.2 Z | line M 1.8 3.4 1.8 16.6
        arrow.triangle.capsulepath: line M 14 4.6 6.6 4.6 C 0 4.6 0 15.4 6.6 15.4 | line M 11.6 2 14.2 4.6 11.6 7.2
            | line M 6 15.4 13.4 15.4 C 20 15.4 20 4.6 17 5.2 | line M 8.4 12.8 5.8 15.4 8.4 18
        arrow.triangle.pull: line O 4.6 4.6 2.4 | line O 4.6 15.4 2.4 | line M 4.6 7 4.6 13
            | line O 15.4 15.4 2.4 | line M 15.4 13 15.4 8 C 15.4 6 14 4.6 12 4.6 L 9.6 4.6 M 12 2.2 9.4 4.6 12 7
        arrow.branch: = arrow.triangle.branch
        arrow.merge: = arrow.triangle.merge
        arrow.swap: = arrow.left.arrow.right
        arrow.down.left.arrow.up.right: line M 2.2 8.4 2.2 13.8 7.6 13.8 M 2.4 13.6 8.6 7.4
            | line M 12.4 6.2 17.8 6.2 17.8 11.6 M 17.6 6.4 11.4 12.6
        arrow.up.left.arrow.down.right: line M 2.2 11.6 2.2 6.2 7.6 6.2 M 2.4 6.4 8.6 12.6
            | line M 12.4 13.8 17.8 13.8 17.8 8.4 M 17.6 13.6 11.4 7.4
        arrow.right.arrow.left: = arrow.left.arrow.right
        arrow.up.to.line.compact: line M 4 3.4 16 3.4 M 10 16.6 10 7 M 6.2 10.6 10 6.8 13.8 10.6
        arrow.down.to.line.compact: line M 4 16.6 16 16.6 M 10 3.4 10 13 M 6.2 9.4 10 13.2 13.8 9.4
        arrow.left.to.line.compact: line M 3.4 4 3.4 16 M 16.6 10 7 10 M 10.6 6.2 6.8 10 10.6 13.8
        arrow.right.to.line.compact: line M 16.6 4 16.6 16 M 3.4 10 13 10 M 9.4 6.2 13.2 10 9.4 13.8
        arrow.up.to.line.alt: = arrow.up.to.line.compact
        arrow.down.to.line.alt: = arrow.down.to.line.compact
        arrow.left.to.line.alt: = arrow.left.to.line.compact
        arrow.right.to.line.alt: = arrow.right.to.line.compact
        arrow.down.and.line.horizontal.and.arrow.up: = rectangle.compress.vertical
        arrow.up.and.line.horizontal.and.arrow.down: = rectangle.expand.vertical
        arrow.left.and.line.vertical.and.arrow.right: line M 10 1.8 10 18.2 | line M 7 10 1.8 10 M 4.6 7 1.6 10 4.6 13
            | line M 13 10 18.2 10 M 15.4 7 18.4 10 15.4 13
        arrow.right.and.line.vertical.and.arrow.left: line M 10 1.8 10 18.2 | line M 1.6 10 7 10 M 4.4 7 7.2 10 4.4 13
            | line M 18.4 10 13 10 M 15.6 7 12.8 10 15.6 13
        arrow.left.and.right.text.vertical: line M 2.4 4.4 17.6 4.4 M 5 1.8 2.4 4.4 5 7 M 15 1.8 17.6 4.4 15 7
            | line M 6 10 6 18 M 10 10 10 18 M 14 10 14 18
        arrow.turn.left.up: line M 2 7.8 6.6 3.2 11.2 7.8 M 6.6 3.4 6.6 16.4 17 16.4
        arrow.turn.left.down: line M 2 12.2 6.6 16.8 11.2 12.2 M 6.6 16.6 6.6 3.6 17 3.6
        arrow.turn.right.up: line M 8.8 7.8 13.4 3.2 18 7.8 M 13.4 3.4 13.4 16.4 3 16.4
        arrow.turn.right.down: line M 8.8 12.2 13.4 16.8 18 12.2 M 13.4 16.6 13.4 3.6 3 3.6
        arrow.turn.up.forward.iphone: = iphone.and.arrow.forward
        arrow.down.left.topright.rectangle: line M 8 4.4 16.4 4.4 C 17.8 4.4 18.4 5 18.4 6.4 L 18.4 13.6 C 18.4 15 17.8 15.6 16.4 15.6 L 11.6 15.6
            | line M 11.6 8.4 2.4 17.6 M 2.2 11.6 2.2 17.8 8.4 17.8
        arrow.up.right.bottomleft.rectangle: line M 9 4.4 3.6 4.4 C 2.2 4.4 1.6 5 1.6 6.4 L 1.6 13.6 C 1.6 15 2.2 15.6
            3.6 15.6 L 14.4 15.6 C 15.8 15.6 16.4 15 16.4 13.6 L 16.4 11 | line M 9.4 10.6 18 2.4 M 12.4 2.2 18.2
            2.2 18.2 8
        arrow.down.right.topleft.rectangle: line M 11 4.4 3.6 4.4 C 2.2 4.4 1.6 5 1.6 6.4 L 1.6 13.6 C 1.6 15 2.2 15.6
            3.6 15.6 L 9 15.6 | line M 9 8 17.8 16.8 M 12 17 18 17 18 11
        arrow.up.left.bottomright.rectangle: line M 11 4.4 16.4 4.4 C 17.8 4.4 18.4 5 18.4 6.4 L 18.4 13.6 C 18.4 15
            17.8 15.6 16.4 15.6 L 5.6 15.6 C 4.2 15.6 3.6 15 3.6 13.6 L 3.6 11 | line M 10.6 10.6 2 2.4 M 7.6 2.2 1.8
            2.2 1.8 8
        arrow.up.left.and.down.right.magnifyingglass: use magnifyingglass
            | line*.8 M 6 8.4 6 6 8.4 6 M 6.2 6.2 10.6 10.6 M 8.4 10.8 10.8 10.8 10.8 8.4
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left: = arrow.up.left.and.arrow.down.right
        arrow.up.right.and.arrow.down.left.rectangle: body R 1.4 4 17.2 12 2.2
            | mark*.8 M 11 6.4 11 9 13.6 9 M 11.2 8.8 14.4 6 M 9 13.6 9 11 6.4 11 M 8.8 11.2 5.6 14
        arrow.up.left.and.arrow.down.right.rectangle: body R 1.4 4 17.2 12 2.2
            | mark*.8 M 5 9 5 6.4 7.6 6.4 M 5.2 6.6 8.6 9.4 M 15 11 15 13.6 12.4 13.6 M 14.8 13.4 11.4 10.6
        arrowshape.zigzag.right: line M 1.8 13 5.6 7 9.6 13 13.4 7 17.6 13 M 17.8 8.2 17.8 13.2 12.8 12.4
        arrowshape.zigzag.forward: = arrowshape.zigzag.right
        arrowshape.bounce.right: line M 2 5 C 5 8 6.4 12 7.4 17 C 8.4 10 12 7 17 8 | line M 13.6 4.4 17.6 8 14 11.8
        arrowshape.bounce.forward: = arrowshape.bounce.right
        arrowshape.left.arrowshape.right: body M 5.6 4.6 1.4 10 5.6 15.4 5.6 12.4 9 12.4 9 7.6 5.6 7.6 Z
            | body M 14.4 4.6 18.6 10 14.4 15.4 14.4 12.4 11 12.4 11 7.6 14.4 7.6 Z
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right: width 24 | body M 8.8 5 1.8 10 8.8 15 Z
            | line M 12 3 12 17 | body M 15.2 5 22.2 10 15.2 15 Z
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left: width 24 | body M 1.8 5 8.8 10 1.8 15 Z
            | line M 12 3 12 17 | body M 22.2 5 15.2 10 22.2 15 Z
        arrowkeys: body R 7 2.4 6 6 1.2 | body R 1 10.4 5.6 5.6 1.2 | body R 7.2 10.4 5.6 5.6 1.2
            | body R 13.4 10.4 5.6 5.6 1.2
        chevron.right.to.line: line M 17 3.4 17 16.6 M 6 4 12 10 6 16
        chevron.left.to.line: line M 3 3.4 3 16.6 M 14 4 8 10 14 16
        chevron.compact.up.chevron.compact.down: line M 2.4 7.4 10 4 17.6 7.4 M 2.4 12.6 10 16 17.6 12.6
        chevron.compact.up.chevron.compact.right.chevron.compact.down.chevron.compact.left: line M 6.4 5 10 2.6 13.6 5
            M 15 6.4 17.4 10 15 13.6 M 13.6 15 10 17.4 6.4 15 M 5 13.6 2.6 10 5 6.4
        chevron.down.dotted.2: line M 3.4 3.6 10 9.6 16.6 3.6 | solid O 4 11.4 1 O 7 14.2 1 O 10 16.8 1 O 13 14.2 1 O 16
            11.4 1
        return.left: = return
        return.right: line M 12.6 7.6 17 12 12.6 16.4 M 16.8 12 3 12 3 4.4
        dpad.left.filled: use dpad | solid O 4.8 10 1.8
        align.horizontal.left: line M 2 1.8 2 18.2 | body R 4.6 4 13.4 4.4 1 | body R 4.6 11.6 8.4 4.4 1
        align.horizontal.right: line M 18 1.8 18 18.2 | body R 2 4 13.4 4.4 1 | body R 7 11.6 8.4 4.4 1
        align.horizontal.center: line M 10 1.4 10 3.8 M 10 8.6 10 11.4 M 10 16.2 10 18.6 | body R 2.4 4 15.2 4.4 1
            | body R 5 11.6 10 4.4 1
        align.vertical.top: line M 1.8 2 18.2 2 | body R 4 4.6 4.4 13.4 1 | body R 11.6 4.6 4.4 8.4 1
        align.vertical.bottom: line M 1.8 18 18.2 18 | body R 4 2 4.4 13.4 1 | body R 11.6 7 4.4 8.4 1
        align.vertical.center: line M 1.4 10 3.8 10 M 8.6 10 11.4 10 M 16.2 10 18.6 10 | body R 4 2.4 4.4 15.2 1
            | body R 11.6 5 4.4 10 1
        distribute.horizontal.left: line M 3 1.8 3 18.2 M 11.6 1.8 11.6 18.2 | body R 4.4 5 3.4 10 .8 | body R 13 5 3.4
            10 .8
        distribute.horizontal.center: line M 5 1.8 5 18.2 M 15 1.8 15 18.2 | hole*.6 R 3 5.6 4 8.8 .8 R 13 5.6 4 8.8 .8
            | body R 3 5.6 4 8.8 .8 | body R 13 5.6 4 8.8 .8
        distribute.horizontal.right: line M 17 1.8 17 18.2 M 8.4 1.8 8.4 18.2 | body R 3.6 5 3.4 10 .8 | body R 12.2 5
            3.4 10 .8
        distribute.vertical.top: line M 1.8 3 18.2 3 M 1.8 11.6 18.2 11.6 | body R 5 4.4 10 3.4 .8 | body R 5 13 10 3.4
            .8
        distribute.vertical.center: line M 1.8 5 18.2 5 M 1.8 15 18.2 15 | hole*.6 R 5.6 3 8.8 4 .8 R 5.6 13 8.8 4 .8
            | body R 5.6 3 8.8 4 .8 | body R 5.6 13 8.8 4 .8
        distribute.vertical.bottom: line M 1.8 17 18.2 17 M 1.8 8.4 18.2 8.4 | body R 5 3.6 10 3.4 .8 | body R 5 12.2 10
            3.4 .8
        point.3.connected.trianglepath.dotted: line O 10 4.4 2.4 | line O 4.2 15 2.4 | line O 15.8 15 2.4
            | solid O 8.2 8 .8 O 6.6 10.8 .8 O 11.8 8 .8 O 13.4 10.8 .8 O 8.6 15 .8 O 11.4 15 .8
        point.3.filled.connected.trianglepath.dotted: solid O 10 4.4 3 O 4.2 15 3 O 15.8 15 3
            | solid O 8.2 8.6 .8 O 6.8 11 .8 O 11.8 8.6 .8 O 13.2 11 .8 O 8.8 15 .8 O 11.2 15 .8
        point.topleft.down.curvedto.point.bottomright.up: line O 3.8 4.4 2.2 | line O 16.2 15.6 2.2
            | line M 4 6.8 C 4 18 16 2 16 13.2
        point.topleft.down.to.point.bottomright.curvepath: line O 3.8 4.4 2.2 | line O 16.2 15.6 2.2
            | line M 3.8 6.8 3.8 10 C 3.8 14 6 15.6 9 15.6 L 13.8 15.6
        point.topleft.filled.down.to.point.bottomright.curvepath: solid O 3.8 4.4 3 | line O 16.2 15.6 2.2
            | line M 3.8 6.8 3.8 10 C 3.8 14 6 15.6 9 15.6 L 13.8 15.6
        point.bottomleft.forward.to.point.topright.scurvepath: line O 3.8 15.6 2.2 | line O 16.2 4.4 2.2
            | line M 6.2 15.6 C 14 15.6 6 4.4 13.8 4.4
        point.bottomleft.forward.to.point.topright.filled.scurvepath: line O 3.8 15.6 2.2 | solid O 16.2 4.4 3
            | line M 6.2 15.6 C 14 15.6 6 4.4 13.8 4.4
        point.forward.to.point.capsulepath: body R 1.4 4 17.2 12 6 | dot O 6.4 10 1.4 O 13.6 10 1.4
        selection.pin.in.out: line M 2 4 2 16 M 18 4 18 16 | body R 5 7 10 6 3
        character.textbox: line R 1.4 4.4 17.2 11.2 2 | line*.8 M 5 13 7.6 7 10.2 13 M 6 11 9.2 11
            | line*.8 M 13.6 7 13.6 13
        textbox: line R 1.4 4.4 17.2 11.2 2 | line*.8 M 4.6 8.4 15.4 8.4 M 4.6 11.6 12 11.6
        button.horizontal: body R 1.4 5.6 17.2 8.8 3
        button.programmable: body O 10 10 8.2 | mark O 10 10 5
        button.roundedtop.horizontal: = rectangle.roundedtop
        button.roundedbottom.horizontal: = rectangle.roundedbottom
        button.angledbottom.horizontal.right: body M 1.8 5 18.2 5 18.2 10 14 15 1.8 15 Z
        button.angledbottom.horizontal.left: body M 18.2 5 1.8 5 1.8 10 6 15 18.2 15 Z
        togglepower: line M 10 2.4 10 17.6
        poweron: line M 10 3 10 17
        poweroff: line O 10 10 7
        powersleep: body M 8 2.4 C 6 7.6 9.6 14.2 17.4 13 C 15.4 16.6 11.8 18 8.4 17 C 2 15 .6 6 8 2.4 Z
        restart: line A 10 10 8.2 -60 240 | solid M 7.6 6 14 10 7.6 14 Z
        capslock: body M 10 1.8 17.6 9.4 13.6 9.4 13.6 13 6.4 13 6.4 9.4 2.4 9.4 Z | body R 6.4 15.4 7.2 2.8 .6
        space: line M 2.4 9 2.4 13.6 17.6 13.6 17.6 9
        directcurrent: line M 2 7 18 7 | line M 2 13 5 13 M 8.5 13 11.5 13 M 15 13 18 13
        alternatingcurrent: line M 1.8 10 C 4 2 7.6 2 10 10 C 12.4 18 16 18 18.2 10
        clear: line R 2.4 2.4 15.2 15.2 2.6 | line M 7 7 13 13 M 13 7 7 13
        clear.fill: solid R 1.6 1.6 16.8 16.8 3 | cut M 7 7 13 13 M 13 7 7 13
        alt: line M 2 5 6.4 5 13 15 18 15 M 12 5 18 5
        """
}
