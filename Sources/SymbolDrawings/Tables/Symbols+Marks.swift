/// What belongs to no other family: texts, bubbles, papers, flags, and later names of what is drawn elsewhere.
extension SymbolTable {
    static let marks = """
        shield.half.filled: = shield.lefthalf.filled
        network.badge.shield.half.filled: use globe | hole*.6 O 15 15 4.4 | use shield.lefthalf.filled 15 15 .46
        shield.checkered: use shield
            | solid M 10 1.8 10 10 3.2 10 3.2 4.2 Z M 10 10 16.8 10 C 16.8 14.2 13.6 16.8 10 18.4 Z
        checkerboard.shield: = shield.checkered
        shield.checkerboard: = shield.checkered
        text.line.first.and.arrowtriangle.forward: line M 7 4.4 18 4.4 M 2.4 8.4 18 8.4 M 2.4 12.4 18 12.4 M 2.4 16.4 12 16.4
            | solid M 2 2.4 5 4.4 2 6.4 Z
        text.line.last.and.arrowtriangle.forward: line M 2.4 4 18 4 M 2.4 8 18 8 M 2.4 12 18 12 M 7 16 18 16
            | solid M 2 14 5 16 2 18 Z
        text.justify.left: = text.justifyleft
        text.justify.right: line M 2.4 4 17.6 4 M 2.4 8 17.6 8 M 2.4 12 17.6 12 M 10 16 17.6 16
        text.justifyright: = text.justify.right
        text.justify.leading: = text.justifyleft
        text.justify.trailing: = text.justify.right
        text.word.spacing: line M 2 4 2 16 M 18 4 18 16 M 5 10 8 10 M 12 10 15 10
        text.redaction: line M 2.4 4 17.6 4 M 2.4 16 12 16 | solid R 2 7 16 6 1
        text.chevron.left: line M 9 4 18 4 M 9 10 18 10 M 9 16 18 16 M 5.4 6.6 2 10 5.4 13.4
        text.chevron.right: line M 2 4 11 4 M 2 10 11 10 M 2 16 11 16 M 14.6 6.6 18 10 14.6 13.4
        text.page: = doc.text
        text.document: = doc.text
        text.page.badge.magnifyingglass: = doc.text.magnifyingglass
        text.pad.header: = note.text
        text.rectangle: body R 1.4 4 17.2 12 2.2 | mark M 4.6 8.4 15.4 8.4 M 4.6 11.8 11.6 11.8
        text.rectangle.page: body R 3.4 1.6 13.2 16.8 2 | mark R 6.4 5 7.2 4 .6 | mark M 6.4 12 13.6 12 M 6.4 14.8 11 14.8
        long.text.page.and.pencil: use doc.text | hole*.5 O 14.6 14.6 4 | use pencil 14.6 14.4 .44
        richtext.page: = doc.richtext
        append.page: = doc.badge.plus
        receipt: body M 4 1.8 16 1.8 16 18.2 14 16.8 12 18.2 10 16.8 8 18.2 6 16.8 4 18.2 Z
            | mark M 7 6 13 6 M 7 9.4 13 9.4 M 7 12.8 11 12.8
        checkmark.seal.text.page: use doc.text | hole*.5 O 14.6 14.6 4.4 | use checkmark.seal.fill 14.6 14.6 .44
        book.pages: body M 3 3.4 C 6 2.4 8 2.8 10 4.4 C 12 2.8 14 2.4 17 3.4 L 17 16 C 14 15 12 15.4 10 17 C 8 15.4 6 15 3 16
            Z | mark M 10 4.6 10 16.8 | line M 1.4 5.4 1.4 18 18.6 18 18.6 5.4
        book.and.wrench: = book
        pencil.and.scribble: use pencil | line M 1.8 5.4 C 4 1 7 6 4.4 7.4 C 2 9 6 10.4 8 8.4
        pencil.and.list.clipboard: use list.clipboard
        eraser: body M 11.6 3 17.6 9 9.4 17.2 6.4 17.2 2.6 13.4 C 2 12.6 2 12 2.6 11.4 Z | mark M 6.4 8 13 14.6
        eraser.line.dashed: use eraser | line M 12.6 18.2 13.6 18.2 M 16.4 18.2 17.4 18.2
        applepencil: body M 14.4 2 18 5.6 7 16.6 2.6 17.4 3.4 13 Z
        applepencil.tip: = pencil.tip
        applepencil.and.scribble: = pencil.and.scribble
        swatchpalette: body M 2.4 3.4 7.4 3.4 7.4 14 C 7.4 17.6 2.4 17.6 2.4 14 Z
            | body M 9.4 6.6 13 3 16.6 6.4 9.4 13.6 Z | body M 13 12.4 17.6 12.4 17.6 17.4 8.4 17.4 Z
        paintbrush.and.theatermask: = theatermasks
        theatermask.and.paintbrush: = theatermasks
        film.stack: body R 2 6.8 16 11 1.8 | line M 3.6 4.2 16.4 4.2 M 5.4 1.8 14.6 1.8
            | mark*.8 M 5.6 7 5.6 17.6 M 14.4 7 14.4 17.6 M 2.2 12.3 17.8 12.3
        memories: line A 10 10 8.2 200 520 M 1.4 3.4 2.6 7.6 6.6 6.2 | solid M 8 6.6 13.6 10 8 13.4 Z
        recordingtape: width 24 | line O 6.4 9.6 4.4 | line O 17.6 9.6 4.4 | line M 6.4 14.2 17.6 14.2
        sparkles.square.filled.on.square: = square.filled.on.square
        bubbles.and.sparkles: line O 7.4 12 5 | line O 15 14.4 2.4 | solid S 14 5.4 4 1.2 4
        ellipses.bubble: = ellipsis.bubble
        ellipsis.vertical.bubble: use bubble.left | dot O 10 5.6 1.1 O 10 8.7 1.1 O 10 11.8 1.1
        ellipsis.curlybraces: line M 6 2.6 C 2 2.6 5 9.4 2 10 C 5 10.6 2 17.4 6 17.4 M 14 2.6 C 18 2.6 15 9.4 18 10 C 15 10.6
            18 17.4 14 17.4 | solid O 7.4 10 .9 O 10 10 .9 O 12.6 10 .9
        bubble.middle.top: body M 4.4 4.6 8.4 4.6 10 2 11.6 4.6 15.6 4.6 C 17.4 4.6 18.4 5.6 18.4 7.4 L 18.4 13.6 C 18.4 15.4
            17.4 16.4 15.6 16.4 L 4.4 16.4 C 2.6 16.4 1.6 15.4 1.6 13.6 L 1.6 7.4 C 1.6 5.6 2.6 4.6 4.4 4.6 Z
        quotelevel: line M 3 3 3 17 M 7.4 3 7.4 17 M 11.8 3 11.8 17
        phone.bubble: = phone.bubble.left
        teletype: body M 2.4 6.4 C 6 2.4 14 2.4 17.6 6.4 L 16 9 13 8 13 6.4 7 6.4 7 8 4 9 Z
            | body R 3 11 14 6 1.4 | dot O 6.4 14 .8 O 10 14 .8 O 13.6 14 .8
        teletype.answer: = teletype
        realtimetext: = captions.bubble
        envelope.arrow.triangle.branch: use envelope 10 8 .86 | hole*.5 O 14.4 14.8 4.4
            | use arrow.triangle.branch 14.4 14.8 .42
        envelope.front: = envelope
        mail.stack: use rectangle.stack | mark M 3 9 10 13.6 17 9
        flag.2.crossed: width 24 | line M 7 2.4 15.4 18 M 17 2.4 8.6 18 | body M 7 2.8 1.8 4 4.6 9.4 9.8 8 Z
            | body M 17 2.8 22.2 4 19.4 9.4 14.2 8 Z
        flag.filled.and.flag.crossed: = flag.2.crossed
        flag.and.flag.filled.crossed: = flag.2.crossed
        flag.checkered.2.crossed: = flag.2.crossed
        flag.pattern.checkered: = flag.checkered
        flag.pattern.checkered.2.crossed: = flag.2.crossed
        person.and.background.dotted: use circle.dotted | solid O 10 8 2.8 | solid M 5 16 C 5.8 10.8 14.2 10.8 15 16 Z
        person.and.background.striped.horizontal: = person.and.background.dotted
        person.fill.and.arrow.left.and.arrow.right: use person.fill 10 10 .6
            | line M 3.6 10 1.2 10 M 3 7.8 .9 10 3 12.2 M 16.4 10 18.8 10 M 17 7.8 19.1 10 17 12.2
        person.2.wave.2: width 30 | use person.2 12 10 .86 | line A 22 8.4 3.4 -45 45 | line A 19.6 8.4 8 -38 38
        person.bust: = person
        person.crop.square.on.square.angled: = square.on.square
        person.2.crop.square.stack: = person.2.square.stack
        lock.rotation.open: line A 10 10.6 7.4 0 308.43379844 M 15 1.6 15 5.4 11 5.4 | use lock.open.fill 10 10.6 .42
        lock.document: = lock.doc
        key.radiowaves.forward: width 24 | use key 9 10 .9 | line A 14.6 10 4 -45 45 A 14.6 10 7.4 -45 45
        key.2.on.ring: = key
        keyboard.onehanded.left: = keyboard
        keyboard.onehanded.right: = keyboard
        globe.desk: line O 9 7.6 5.6 | line*.8 E 6.6 2 4.8 11.2 | line A 9 7.6 8.4 -30 120
            | line M 10.4 16 10.4 18 M 6.6 18.2 14.2 18.2
        globe.central.south.asia: = globe.asia.australia
        cross.vial: body M 5.6 2 14.4 2 13.6 4 13.6 15 C 13.6 19.4 6.4 19.4 6.4 15 L 6.4 4 Z
            | mark M 10 8.4 10 13.4 M 7.6 10.9 12.4 10.9
        ivfluid.bag: body M 5.4 4 14.6 4 14.6 12 C 14.6 15 5.4 15 5.4 12 Z | line M 10 1.8 10 4 M 10 14.4 10 18.2
            | mark M 5.6 8 14.4 8
        medical.thermometer: body M 3.4 14.4 14 3.8 C 16.6 1.6 18.6 4 16.4 6.2 L 5.8 16.8 2.4 17.8 Z | mark M 8 12 13.4 6.6
        inhaler: body M 4 2 10 2 10 10 16.6 10 16.6 16.4 8.4 16.4 4 12 Z
        allergens: body O 10 10 4 | dot O 10 10 1.2 | line M 10 1.8 10 5.6 M 10 14.4 10 18.2 M 1.8 10 5.6 10 M 14.4 10 18.2 10
            | solid O 4.4 4.4 1.2 O 15.6 4.4 1.2 O 4.4 15.6 1.2 O 15.6 15.6 1.2
        hand.palm.facing: = hand.raised
        hand.pinch: body M 6.4 18.2 6 12 C 4 9 5.6 7 7.4 8.6 L 9 10.6 12.4 5 C 13.6 3.2 15.6 4.4 14.8 6.2 L 13 10 C 16 10.4 16.4
            13.4 14.4 15 L 13.6 18.2 Z
        hand.rays: use hand.raised 10 11 .8 | line M 2 4.4 3.4 5.4 M 5.4 1.6 6 3 M 18 4.4 16.6 5.4 M 14.6 1.6 14 3
        face.smiling.inverse: = face.smiling.fill
        brain.filled.head.profile: = brain.head.profile
        mosaic: = square.grid.2x2
        f.cursive: width 16
            | line M 13 4 C 11.6 1.4 9.2 2 8.6 5.4 L 6.8 14.6 C 6.2 18 3.8 18.6 2.4 16 M 4.4 8.4 11.4 8.4
        fleuron: line M 10 17.6 10 10 C 10 4 4 3 2.4 6.4 C 1.6 9 5 10.4 6.4 8 M 10 10 C 10 4 16 3 17.6 6.4 C 18.4 9 15 10.4 13.6
            8 M 6.6 14.6 13.4 14.6
        purchased: body O 10 10 8.2 | mark M 5.8 10.4 8.8 13.4 14.4 6.8
        shareplay: solid O 10 7 2 | line A 10 7 5 120 420 | body M 5 17 C 5 11.6 15 11.6 15 17 Z
        shared.with.you: = bubble.left
        shazam.logo: = waveform.circle
        xbox.logo: = gamecontroller
        logo.xbox: = gamecontroller
        logo.playstation: = gamecontroller
        playstation.logo: = gamecontroller
        shippingbox.and.arrow.backward: width 26 | use shippingbox 9.6 10 .94
            | line M 24.4 10 19.6 10 M 21.8 7.6 19.4 10 21.8 12.4
        cube.box: = shippingbox
        doc.zipper: use doc | mark*.9 M 10 9 10 10 M 10 12 10 13 M 10 15 10 16
        zipper.page: = doc.zipper
        leaf.arrow.trianglehead.clockwise: = leaf.arrow.circlepath
        clock.arrow.trianglehead.counterclockwise.rotate.90: = clock.arrow.circlepath
        clock.arrow.trianglehead.2.counterclockwise.rotate.90: = clock.arrow.circlepath
        gearshape.arrow.trianglehead.2.clockwise.rotate.90: = gearshape.arrow.triangle.2.circlepath
        exclamationmark.arrow.trianglehead.2.clockwise.rotate.90: = exclamationmark.arrow.triangle.2.circlepath
        arrow.triangle.2.circlepath.icloud: use cloud | inset arrow.2.circlepath 10 10.8 .42
        arrow.trianglehead.2.clockwise.rotate.90.icloud: = arrow.triangle.2.circlepath.icloud
        arrow.trianglehead.2.clockwise.rotate.90.camera: = camera.rotate
        arrow.clockwise.icloud: use cloud | inset arrow.clockwise 10 10.8 .42
        slider.horizontal.2.gobackward: = slider.horizontal.3
        slider.horizontal.below.sun.max: use sun.max 10 6.4 .62 | line M 2 15.8 8 15.8 M 13 15.8 18 15.8 | line O 10.5 15.8 2
        slider.horizontal.2.square.on.square: = slider.horizontal.2.square
        checklist.checked: = checklist
        checklist.unchecked: line M 9 4.8 18 4.8 M 9 10 18 10 M 9 15.2 18 15.2 | line*.9 O 3.8 4.8 1.8 O 3.8 10 1.8 O 3.8 15.2
            1.8
        plus.slash.minus: = plus.forwardslash.minus
        calendar.day.timeline.left: line R 2.4 2.4 15.2 15.2 2.6 | line M 2.6 8 17.4 8 M 7.4 8 7.4 17.4 M 7.4 12.6 17.4 12.6
        calendar.day.timeline.right: line R 2.4 2.4 15.2 15.2 2.6 | line M 2.6 8 17.4 8 M 12.6 8 12.6 17.4 M 2.6 12.6 12.6
            12.6
        table: line R 1.4 3 17.2 14 2.2 | line*.9 M 1.4 7.4 18.6 7.4 M 1.4 12.2 18.6 12.2 M 7.4 7.4 7.4 17 M 12.8 7.4 12.8
            17
        sidebar.squares.left: line R 1.4 3.4 17.2 13.2 2.4 | line M 7.4 3.4 7.4 16.6 | solid R 3.4 6 2 2 .4 R 3.4 9.6 2 2 .4
        sidebar.squares.right: line R 1.4 3.4 17.2 13.2 2.4 | line M 12.6 3.4 12.6 16.6 | solid R 14.6 6 2 2 .4 R 14.6 9.6 2 2
            .4
        yieldsign: body M 10 17.4 1.8 3.2 18.2 3.2 Z
        wrongwaysign: body R 2.4 2.4 15.2 15.2 2.6 | mark M 5.4 10 14.6 10
        nosign.app: body R 2.4 2.4 15.2 15.2 4.4 | mark O 10 10 4.6 | mark M 6.8 6.8 13.2 13.2
        circle.slash: = nosign
        warninglight: = light.beacon.max
        burn: = flame
        fire.extinguisher: body M 6 8 C 6 5 14 5 14 8 L 14 18.2 6 18.2 Z | line M 10 5.4 10 2.4 M 6 2.4 15 2.4 M 10 3.6 C 4 3.6
            3.4 6 3.4 9
        creditcard.and.123: = creditcard
        creditcard.rewards: = creditcard
        studentdesk: line M 2 6 18 6 M 3.4 6 3.4 17.4 M 16.6 6 16.6 17.4 M 8 6 8 10 16.6 10
        shoe.2: width 26 | use shoe 8 7.4 .74 | use shoe 17 12.6 .74
        shoeprints.fill: solid E 3.4 2.4 4.6 7.4 E 4 11 3.4 3.6 E 12 5.4 4.6 7.4 E 12.6 14 3.4 3.6
        jacket: body M 7 2.4 10 5 13 2.4 17.4 4.6 18.2 17 14.6 17 14.6 18 5.4 18 5.4 17 1.8 17 2.6 4.6 Z | mark M 10 5 10 18
        coat: = jacket
        hat.widebrim: width 26 | body M 7.4 12 8.4 5 C 10 3.4 16 3.4 17.6 5 L 18.6 12 Z | line M 1.8 13.4 C 7 16.6 19 16.6 24.2
            13.4
        hat.cap: body M 2.4 13 C 2.4 3 15 3 15.4 13 Z | line M 15.4 13 C 17.4 13 18.4 13.4 18.6 14.4
        laurel.leading: width 14 | line M 11 2.4 C 4 5 3 13 10 17.6 | solid E 6 1.6 3 3.4 E 2.6 6 3.4 3 E 2 10.4 3.6 3 E 4 14.4
            3.6 3
        laurel.trailing: width 14 | line M 3 2.4 C 10 5 11 13 4 17.6 | solid E 5 1.6 3 3.4 E 8 6 3.4 3 E 8.4 10.4 3.6 3 E 6.4
            14.4 3.6 3
        fossil.shell: body M 10 17.4 2 8 C 3 .6 17 .6 18 8 Z | mark*.8 M 10 17 10 3 M 10 17 6 4.4 M 10 17 14 4.4
        character.magnify: = text.magnifyingglass
        character.phonetic: = character
        a.magnify: = text.magnifyingglass
        textformat.subscript: width 24 | line M 1.8 14.4 6.6 2.8 11.4 14.4 M 3.4 10.4 9.8 10.4 | use 2 18 14.6 .4
        textformat.superscript: width 24 | line M 1.8 16.4 6.6 4.8 11.4 16.4 M 3.4 12.4 9.8 12.4 | use 2 18 5.4 .4
        textformat.12: width 24 | use 12 12 10 1
        textformat.abc.dottedunderline: width 28 | use textformat.abc
        bold.underline: width 18 | line M 4.6 2.6 4.6 13.4 9.4 13.4 C 14.2 13.4 14.2 7.6 9.4 7.6 L 4.6 7.6 M 9.4 7.6 C 13.4 7.6
            13.4 2.6 9.4 2.6 L 4.6 2.6 M 2.6 17.4 15.4 17.4
        123.rectangle: body R 1.4 4 17.2 12 2.2 | inset 1 5.4 10 .34 | inset 2 10 10 .34 | inset 3 14.6 10 .34
        abs.circle: body O 10 10 8.2 | inset _letter.a 6.4 10 .28 | inset _letter.b 10 10 .28 | inset _letter.s 13.6 10 .28
        4k.tv: use tv | inset 4 7.6 8.6 .4 | inset _letter.k 12.4 8.6 .4
        sleep: = moon.zzz
        document: = doc
        microphone: = mic
        circle.dashed.inset.filled: use circle.dashed | solid O 10 10 5
        square.dashed.inset.filled: use square.dashed | solid R 6 6 8 8 1.4
        face.dashed: use circle.dashed | solid O 7.2 8 1.2 O 12.8 8 1.2
            | line M 6.6 12.2 C 8 14.6 12 14.6 13.4 12.2
        heart.text.clipboard: use clipboard | inset heart 10 9 .34 | mark M 6.6 14.4 13.4 14.4
        app.gift: use app | inset gift 10 10 .56
        lock.open.rotation: = lock.rotation.open
        square.grid.3x1.folder.badge.plus: = folder.badge.plus
        square.grid.3x1.folder.fill.badge.plus: = folder.fill.badge.plus
        wake: = sunrise
        """
}
