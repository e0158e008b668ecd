extension SymbolTable {
    static let communication = """
        ellipsis: solid O 4 10 1.7 | solid O 10 10 1.7 | solid O 16 10 1.7
        ellipsis.circle: body O 10 10 8.2 | dot O 6 10 1.2 | dot O 10 10 1.2 | dot O 14 10 1.2
        bubble.left: body M 5 2.8 15 2.8 C 17.2 2.8 18.4 4 18.4 6.2 L 18.4 11.2 C 18.4 13.4 17.2 14.6 15 14.6
            L 9.8 14.6 5.4 18.2 5.4 14.6 C 2.8 14.6 1.6 13.4 1.6 11.2 L 1.6 6.2 C 1.6 4 2.8 2.8 5 2.8 Z
        bubble.right: body M 15 2.8 5 2.8 C 2.8 2.8 1.6 4 1.6 6.2 L 1.6 11.2 C 1.6 13.4 2.8 14.6 5 14.6 L 10.2
            14.6 14.6 18.2 14.6 14.6 C 17.2 14.6 18.4 13.4 18.4 11.2 L 18.4 6.2 C 18.4 4 17.2 2.8 15 2.8 Z
        bubble: = bubble.left
        bubble.middle.bottom: body M 5 2.8 15 2.8 C 17.2 2.8 18.4 4 18.4 6.2 L 18.4 11 C 18.4 13.2 17.2 14.4
            15 14.4 L 12.6 14.4 10 18 7.4 14.4 5 14.4 C 2.8 14.4 1.6 13.2 1.6 11 L 1.6 6.2 C 1.6 4 2.8 2.8 5
            2.8 Z
        message: body M 10 2.4 C 14.8 2.4 18.4 5.4 18.4 9.4 C 18.4 13.4 14.8 16.4 10 16.4 C 9 16.4 8 16.2 7.2
            16 C 6 17 4.4 17.8 2.8 17.8 C 3.6 16.8 4 15.6 4 14.4 C 2.4 13.2 1.6 11.4 1.6 9.4 C 1.6 5.4 5.2 2.4
            10 2.4 Z
        text.bubble: use bubble.left | mark M 5.4 7 14.6 7 M 5.4 10.4 11.6 10.4
        ellipsis.bubble: use bubble.left | dot O 6 8.7 1.2 O 10 8.7 1.2 O 14 8.7 1.2
        ellipsis.message: use message | dot O 6 9.4 1.2 O 10 9.4 1.2 O 14 9.4 1.2
        quote.bubble: use bubble.left | dot O 7.4 9.6 1.5 O 12.6 9.6 1.5
            | mark*.8 M 6.2 9.4 C 6.2 7.6 6.8 6.6 8.2 6 M 11.4 9.4 C 11.4 7.6 12 6.6 13.4 6
        captions.bubble: use bubble.left | mark M 4.8 8 8 8 M 10.4 8 15.2 8 M 4.8 11 11 11 M 13.4 11 15.2 11
        bubble.left.and.bubble.right: width 26
            | body M 4.6 2.2 12.6 2.2 C 14.4 2.2 15.4 3.2 15.4 5 L 15.4 8.6 C 15.4 10.4 14.4 11.4 12.6 11.4 L
            8.4 11.4 4.6 14.6 4.6 11.4 C 2.6 11.4 1.6 10.4 1.6 8.6 L 1.6 5 C 1.6 3.2 2.8 2.2 4.6 2.2 Z
            | hole M 13.4 6.6 21.4 6.6 C 23.4 6.6 24.4 7.6 24.4 9.4 L 24.4 12.4 C 24.4 14.2 23.4 15.2 21.4
            15.2 L 21.4 18.2 17.8 15.2 13.4 15.2 C 11.6 15.2 10.6 14.2 10.6 12.4 L 10.6 9.4 C 10.6 7.6 11.6
            6.6 13.4 6.6 Z
            | body M 13.4 6.6 21.4 6.6 C 23.4 6.6 24.4 7.6 24.4 9.4 L 24.4 12.4 C 24.4 14.2 23.4 15.2 21.4
            15.2 L 21.4 18.2 17.8 15.2 13.4 15.2 C 11.6 15.2 10.6 14.2 10.6 12.4 L 10.6 9.4 C 10.6 7.6 11.6
            6.6 13.4 6.6 Z
        bubble.left.and.text.bubble.right: = bubble.left.and.bubble.right
        bubble.left.and.exclamationmark.bubble.right: = bubble.left.and.bubble.right
        envelope: body R 1.4 4 17.2 12.2 2.2
            | mark M 2.4 5.4 8.6 10.8 C 9.4 11.4 10.6 11.4 11.4 10.8 L 17.6 5.4
        envelope.open: body M 1.6 7.6 10 1.8 18.4 7.6 18.4 16 C 18.4 17.2 17.6 18 16.4 18 L 3.6 18 C 2.4 18
            1.6 17.2 1.6 16 Z | mark M 2 8 10 13 18 8
        mail: = envelope
        paperplane: body M 1.8 9 18.2 1.8 12.6 18.2 9 11 Z | mark M 9.2 10.8 17.6 2.4
        phone: body M 6.6 2.4 C 7.4 3.6 8 4.8 8.2 6 C 8.2 7.2 7 7.6 6.6 8.4 C 7.4 10.4 9.6 12.6 11.6 13.4 C
            12.4 13 12.8 11.8 14 11.8 C 15.2 12 16.4 12.6 17.6 13.4 C 18 15.2 16.4 17.6 14.2 17.6 C 8.4 17.4
            2.6 11.6 2.4 5.8 C 2.4 3.6 4.8 2 6.6 2.4 Z
        phone.down: width 24
            | body M 2 13.4 C 1.2 6.4 22.8 6.4 22 13.4 C 21.8 15.2 17 15.4 16.6 13.6 L 16.4 11.6 C 14 10.8 10
            10.8 7.6 11.6 L 7.4 13.6 C 7 15.4 2.2 15.2 2 13.4 Z
        phone.arrow.up.right: use phone | line M 12.4 7.6 17.6 2.4 M 13.4 2.4 17.6 2.4 17.6 6.6
        phone.arrow.down.left: use phone | line M 17.6 2.4 12.4 7.6 M 12.4 3.4 12.4 7.6 16.6 7.6
        phone.connection: use phone | line A 10.6 9.4 3.4 -80 0 A 10.6 9.4 6.8 -80 0
        video: width 24 | body R 1.4 4.4 14 11.2 2.6 | body M 17.8 8.6 22.4 5.4 22.4 14.6 17.8 11.4 Z
        bell: body M 10 2 C 6.6 2 4.8 4.6 4.8 7.6 C 4.8 11.4 3.6 12.6 2.4 13.8 L 2.4 14.8 17.6 14.8 17.6 13.8
            C 16.4 12.6 15.2 11.4 15.2 7.6 C 15.2 4.6 13.4 2 10 2 Z
            | line M 8 17.4 C 8.6 18.6 11.4 18.6 12 17.4
        megaphone: body M 2 8 12.6 8 17.4 3.6 17.4 15.6 12.6 12.4 2 12.4 Z
            | line M 4.6 12.6 5.6 17.4 8.4 17.4 8 12.8
        antenna.radiowaves.left.and.right: solid O 10 7.6 1.6 | line M 10 8 10 18
            | line A 10 7.6 4.4 -45 45 A 10 7.6 4.4 135 225 A 10 7.6 8 -45 45 A 10 7.6 8 135 225
        dot.radiowaves.left.and.right: solid O 10 10 1.8
            | line A 10 10 4.8 -45 45 A 10 10 4.8 135 225 A 10 10 8.4 -45 45 A 10 10 8.4 135 225
        dot.radiowaves.right: solid O 4 10 1.8 | line A 4 10 5 -45 45 A 4 10 9 -45 45 A 4 10 13 -45 45
        dot.radiowaves.forward: = dot.radiowaves.right
        wave.3.right: = dot.radiowaves.right
        radiowaves.right: = dot.radiowaves.right
        wifi: width 22 | line A 11 17 13 225 315 | line A 11 17 8.6 225 315 | line A 11 17 4.4 225 315
            | solid O 11 16.4 1.5
        cellularbars: solid R 1.8 12.4 3 4.6 .8 R 6.4 9.4 3 7.6 .8 R 11 6.2 3 10.8 .8 R 15.6 3 3 14 .8
        airplayaudio: line A 10 10 7.6 130 410 A 10 10 4 150 390 | solid M 10 11.6 14 18 6 18 Z
        airplayvideo: line M 5 15 3.4 15 C 2.2 15 1.6 14.4 1.6 13.2 L 1.6 5.4 C 1.6 4.2 2.2 3.6 3.4 3.6 L 16.6
            3.6 C 17.8 3.6 18.4 4.2 18.4 5.4 L 18.4 13.2 C 18.4 14.4 17.8 15 16.6 15 L 15 15
            | solid M 10 12 14.4 17.6 5.6 17.6 Z
        safari: body O 10 10 8.2 | dot M 14.6 5.4 11.4 11.4 5.4 14.6 8.6 8.6 Z
        translate: width 24
            | line M 1.6 5 11 5 M 6.3 3 6.3 5 M 2.4 13.4 C 6 11.6 8.6 8.6 9.2 5 M 4 8 C 5.4 10.6 7.4 12.4 10
            13.4 | line M 12 18 16.6 7 21.2 18 M 13.6 14.4 19.6 14.4
        """
}
