extension SymbolTable {
    static let media = """
        play: body M 4.6 2.6 16.8 10 4.6 17.4 Z
        pause: body R 3.8 3 3.6 14 1 | body R 12.6 3 3.6 14 1
        stop: body R 3.4 3.4 13.2 13.2 1.8
        playpause: width 24 | body M 2.4 4 11.4 10 2.4 16 Z | body R 14 4 2.2 12 .8 | body R 19.4 4 2.2 12 .8
        forward: width 26 | body M 2.4 4 12 10 2.4 16 Z | body M 13.6 4 23.4 10 13.6 16 Z
        backward: width 26 | body M 23.6 4 14 10 23.6 16 Z | body M 12.4 4 2.6 10 12.4 16 Z
        forward.end: body M 3.4 3.4 14 10 3.4 16.6 Z | line M 16.8 3.4 16.8 16.6
        backward.end: body M 16.6 3.4 6 10 16.6 16.6 Z | line M 3.2 3.4 3.2 16.6
        forward.end.alt: width 26 | body M 2.4 4 11.4 10 2.4 16 Z | body M 12.8 4 21.6 10 12.8 16 Z
            | line M 24 4 24 16
        backward.end.alt: width 26 | body M 23.6 4 14.6 10 23.6 16 Z | body M 13.2 4 4.4 10 13.2 16 Z
            | line M 2 4 2 16
        forward.frame: line M 4 3 4 17 | body M 8 4 17 10 8 16 Z
        backward.frame: line M 16 3 16 17 | body M 12 4 3 10 12 16 Z
        shuffle: line M 2 5.4 5 5.4 C 9.6 5.4 10.4 14.6 15 14.6 L 17.8 14.6 M 15.2 11.8 18 14.6 15.2 17.4
            | line M 2 14.6 5 14.6 C 6.8 14.6 7.8 13.4 8.6 11.8 M 11.4 8.2 C 12.2 6.6 13.2 5.4 15 5.4 L 17.8
            5.4 M 15.2 2.6 18 5.4 15.2 8.2
        repeat: line M 3 9.4 3 8.4 C 3 6.4 4.2 5.2 6.2 5.2 L 16.6 5.2 M 14 2.4 16.8 5.2 14 8
            | line M 17 10.6 17 11.6 C 17 13.6 15.8 14.8 13.8 14.8 L 3.4 14.8 M 6 12 3.2 14.8 6 17.6
        repeat.1: use repeat | use 1 10 10 .36
        speaker: width 16 | body M 2 7 5.2 7 10.6 2.8 10.6 17.2 5.2 13 2 13 Z
        speaker.wave.1: width 18 | body M 2 7 5.2 7 10.6 2.8 10.6 17.2 5.2 13 2 13 Z
            | line A 9.6 10 5.4 -36 36
        speaker.wave.2: width 23 | body M 2 7 5.2 7 10.6 2.8 10.6 17.2 5.2 13 2 13 Z
            | line A 9.6 10 5.4 -36 36 | line A 9.6 10 9.6 -40 40
        speaker.wave.3: width 27 | body M 2 7 5.2 7 10.6 2.8 10.6 17.2 5.2 13 2 13 Z
            | line A 9.6 10 5.4 -36 36 | line A 9.6 10 9.6 -40 40 | line A 9.6 10 13.8 -40 40
        speaker.1: = speaker.wave.1
        speaker.2: = speaker.wave.2
        speaker.3: = speaker.wave.3
        mic: body R 6.8 1.6 6.4 10.8 3.2
            | line M 3.8 9.4 C 3.8 17.4 16.2 17.4 16.2 9.4 M 10 15.6 10 18.4 M 6.8 18.4 13.2 18.4
        music.mic: body O 13.4 6.4 4.4 | line M 9 6.6 2 16.6 3.6 18.2 13.4 11
        music.note: width 16 | body E 1.8 13 6 4.6 | line M 7.8 15.2 7.8 2.6 C 8.6 5.6 13.4 5.4 13 10
        music.note.list: line M 2 4 10 4 M 2 8.4 10 8.4 M 2 12.8 7.4 12.8 | body E 8.6 13.8 4.8 3.8
            | line M 13.4 15.6 13.4 4 C 14 6.2 18.2 6 18 9.6
        music.quarternote.3: width 26 | body E 1.8 13.6 4.6 3.6 E 10.2 13.6 4.6 3.6 E 18.6 13.6 4.6 3.6
            | line M 6.4 15.2 6.4 3 M 14.8 15.2 14.8 3 M 23.2 15.2 23.2 3
        headphones: line M 2.6 13.6 2.6 10 C 2.6 .6 17.4 .6 17.4 10 L 17.4 13.6 | body R 2.4 11.6 3.4 6 1.4
            | body R 14.2 11.6 3.4 6 1.4
        airpods: = headphones
        airpodsmax: = headphones
        earbuds: = headphones
        hifispeaker: body R 4.4 1.6 11.2 16.8 2 | mark O 10 12.2 3.2 | dot O 10 5.4 1.4
        homepod: body M 5 4 C 6.6 2.6 13.4 2.6 15 4 C 18 7 18 13.6 14.6 16.6 C 13 17.8 7 17.8 5.4 16.6 C 2
            13.6 2 7 5 4 Z | mark M 7 5.4 13 5.4
        radio: body R 1.6 7 16.8 10.4 2 | line M 4.4 7 14.4 2.2 | dot O 13.6 12.2 2.4
            | mark M 4.6 10.4 8.8 10.4 M 4.6 13.6 8.8 13.6
        waveform: line M 2.4 8.4 2.4 11.6 M 5.4 6 5.4 14 M 8.4 2.6 8.4 17.4 M 11.6 5.4 11.6 14.6 M 14.6 3.8
            14.6 16.2 M 17.6 8 17.6 12
        guitars: body O 7 13 4.6 | dot O 7 13 1.4 | line M 10 10 17.6 2.4
        pianokeys: body R 1.8 3 16.4 14 2 | mark M 7.2 10.6 7.2 17 M 12.8 10.6 12.8 17
            | dot R 5.8 3.2 2.8 7.4 .6 R 11.4 3.2 2.8 7.4 .6
        metronome: body M 6.8 2.4 13.2 2.4 16.6 17.4 3.4 17.4 Z | mark M 9.4 13.4 17 3.6 M 4.4 13.4 15.4 13.4
        camera: body M 3.6 5.2 6.2 5.2 7.6 3 12.4 3 13.8 5.2 16.4 5.2 C 17.6 5.2 18.4 6 18.4 7.2 L 18.4 14.8 C
            18.4 16 17.6 16.8 16.4 16.8 L 3.6 16.8 C 2.4 16.8 1.6 16 1.6 14.8 L 1.6 7.2 C 1.6 6 2.4 5.2 3.6
            5.2 Z | mark O 10 10.8 3.4
        camera.rotate: body M 3.6 5.2 6.2 5.2 7.6 3 12.4 3 13.8 5.2 16.4 5.2 C 17.6 5.2 18.4 6 18.4 7.2 L 18.4
            14.8 C 18.4 16 17.6 16.8 16.4 16.8 L 3.6 16.8 C 2.4 16.8 1.6 16 1.6 14.8 L 1.6 7.2 C 1.6 6 2.4 5.2
            3.6 5.2 Z | mark*.9 A 10 10.8 3.6 200 330 M 13.6 7.4 13.4 9.6 11.2 9.2
            | mark*.9 A 10 10.8 3.6 20 150 M 6.4 14.2 6.6 12 8.8 12.4
        arrow.triangle.2.circlepath.camera: = camera.rotate
        camera.on.rectangle: use rectangle.on.rectangle | inset camera 12.1 12.2 .46
        camera.aperture: line O 10 10 8.2
            | line*.8 M 13.80 10.00 9.10 18.15 M 11.90 13.29 2.49 13.29 M 8.10 13.29 3.39 5.14 M 6.20 10.00
            10.90 1.85 M 8.10 6.71 17.51 6.71 M 11.90 6.71 16.61 14.86
        camera.filters: line O 10 6.6 4.8 | line O 6.6 12.6 4.8 | line O 13.4 12.6 4.8
        camera.macro: = leaf
        photo: body R 1.6 3.4 16.8 13.2 2 | dot O 6.2 7.6 1.5
            | mark M 2.4 14.6 8 10.4 11 12.8 14.2 9.4 17.6 12.8
        photo.on.rectangle: body R 1.4 1.8 13.6 10.4 2 | hole R 4.4 6.4 14.2 11.4 2
            | body R 4.4 6.4 14.2 11.4 2 | dot O 8.2 10 1.2
            | mark*.9 M 5 16 9.4 12.6 11.8 14.6 14.2 11.8 18.2 15
        photo.on.rectangle.angled: = photo.on.rectangle
        photo.stack: body R 2 6.8 16 11 2 | line M 3.6 4.2 16.4 4.2 M 5.4 1.8 14.6 1.8 | dot O 6.4 10.2 1.2
            | mark*.9 M 2.6 16 7.8 12.6 10.6 14.8 13.6 11.4 17.6 14.6
        photo.artframe: line R 1.6 1.6 16.8 16.8 1 | use photo 10 10 .58
        livephoto: line O 10 10 3 | line O 10 10 5.8 | use circle.dotted
        film: body R 1.6 3 16.8 14 2 | mark M 5.6 3.2 5.6 16.8 M 14.4 3.2 14.4 16.8 M 5.6 10 14.4 10
            | mark*.8 M 1.8 7.6 5.4 7.6 M 1.8 12.4 5.4 12.4 M 14.6 7.6 18.2 7.6 M 14.6 12.4 18.2 12.4
        movieclapper: body R 1.8 8 16.4 9.8 1.8 | body M 1.8 6.6 16.6 1.8 17.6 4.6 2.8 8 Z
            | mark*.8 M 6 4.8 8 6.8 M 11 3.2 13 5.2
        theatermasks: body M 2 4 11 4 11 9 C 11 15 2 15 2 9 Z | dot O 4.8 7.6 .9 O 8.2 7.6 .9
            | mark*.8 M 4.4 10 C 5.4 11.8 7.6 11.8 8.6 10
            | line M 13.4 6 18 6 18 11 C 18 16.6 12 17.8 9.8 14.6
        ticket: width 24 | body M 2 5 22 5 22 8 C 19.4 8 19.4 12 22 12 L 22 15 2 15 2 12 C 4.6 12 4.6 8 2 8 Z
            | mark M 15.6 6.4 15.6 7.6 M 15.6 9.4 15.6 10.6 M 15.6 12.4 15.6 13.6
        tv: body R 1.4 2.8 17.2 11.6 2 | line M 6.6 17.6 13.4 17.6
        play.tv: use tv | mark M 8.4 6 12.6 8.6 8.4 11.2 Z
        sparkles.tv: use tv | inset sparkle 10 8.6 .5
        pip: line R 1.4 3.4 17.2 13.2 2 | solid R 10 9.6 6.6 4.8 .8
        airplay: = airplayvideo
        slowmo: use circle.dotted | line O 10 10 3.4
        timelapse: use circle.dotted | line O 10 10 4
        hd.circle: body O 10 10 8.2
            | mark M 5.4 7 5.4 13 M 8.6 7 8.6 13 M 5.4 10 8.6 10 M 11.2 7 C 15.6 7 15.6 13 11.2 13 Z
        captions: body R 1.4 3.8 17.2 12.4 2.4
            | mark M 4.8 9 8 9 M 10.4 9 15.2 9 M 4.8 12.2 11 12.2 M 13.4 12.2 15.2 12.2
        gamecontroller: width 24
            | body M 7.4 4.6 16.6 4.6 C 20 4.6 21.4 7 22 11 C 22.6 15 21.6 16.6 20 16.6 C 17.8 16.6 16.8 13.4
            15 13.4 L 9 13.4 C 7.2 13.4 6.2 16.6 4 16.6 C 2.4 16.6 1.4 15 2 11 C 2.6 7 4 4.6 7.4 4.6 Z
            | mark M 8 7 8 11 M 6 9 10 9 | dot O 15.2 10.2 1.1 O 17.4 7.8 1.1
        dice: body R 2.4 2.4 15.2 15.2 3
            | dot O 6.4 6.4 1.3 O 13.6 6.4 1.3 O 10 10 1.3 O 6.4 13.6 1.3 O 13.6 13.6 1.3
        die.face.1: body R 2.4 2.4 15.2 15.2 3 | dot O 10 10 1.5
        die.face.2: body R 2.4 2.4 15.2 15.2 3 | dot O 6.6 6.6 1.4 O 13.4 13.4 1.4
        die.face.3: body R 2.4 2.4 15.2 15.2 3 | dot O 6.4 6.4 1.4 O 10 10 1.4 O 13.6 13.6 1.4
        die.face.4: body R 2.4 2.4 15.2 15.2 3
            | dot O 6.6 6.6 1.4 O 13.4 6.6 1.4 O 6.6 13.4 1.4 O 13.4 13.4 1.4
        die.face.5: = dice
        die.face.6: body R 2.4 2.4 15.2 15.2 3
            | dot O 6.8 5.8 1.3 O 13.2 5.8 1.3 O 6.8 10 1.3 O 13.2 10 1.3 O 6.8 14.2 1.3 O 13.2 14.2 1.3
        puzzlepiece: body M 2.4 6 6.6 6 C 5 2 11 2 9.4 6 L 14 6 14 10.2 C 18.4 8.6 18.4 14.6 14 13 L 14 17.6
            2.4 17.6 Z
        puzzlepiece.extension: = puzzlepiece
        waveform.and.mic: = waveform.badge.mic
        """
}
