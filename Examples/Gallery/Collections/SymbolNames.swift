/// Names of symbols by family; many also take `.fill`, `.circle`, `.slash`, `.badge.plus` and the like.
enum SymbolNames {
    static let families: [(title: String, names: [String])] = texts.map { title, text in
        (title, text.split(whereSeparator: \.isWhitespace).map { String($0) })
    }

    private static let texts: [(String, String)] = [
        (
            "Communication",
            """
            ellipsis ellipsis.circle bubble.left bubble.right bubble.middle.bottom message text.bubble
            ellipsis.bubble ellipsis.message quote.bubble captions.bubble bubble.left.and.bubble.right
            envelope envelope.open paperplane phone phone.down phone.arrow.up.right phone.arrow.down.left
            phone.connection video bell megaphone antenna.radiowaves.left.and.right
            dot.radiowaves.left.and.right dot.radiowaves.right wifi cellularbars airplayaudio airplayvideo
            safari translate
            """
        ),
        (
            "People",
            """
            person person.2 person.3 person.crop.circle person.crop.square person.crop.rectangle
            person.crop.artframe person.text.rectangle lanyardcard person.line.dotted.person person.wave.2
            figure.stand figure.walk figure.run figure.wave figure.arms.open figure.2
            figure.strengthtraining.traditional figure.mind.and.body face.smiling face.dashed faceid
            touchid hand.thumbsup hand.thumbsdown hand.raised hand.wave hand.tap hand.point.up.left
            hand.point.right hand.point.left hands.clap eye eyes eyeglasses sunglasses ear brain
            brain.head.profile mustache crown person.crop.circle.dashed hand.point.down figure.hiking
            lungs mouth facemask
            """
        ),
        (
            "Documents",
            """
            doc doc.text doc.plaintext doc.richtext doc.append doc.on.doc doc.on.clipboard clipboard
            list.clipboard doc.text.magnifyingglass doc.questionmark arrow.up.doc arrow.down.doc lock.doc
            note note.text text.book.closed book book.closed books.vertical menucard magazine newspaper
            bookmark folder archivebox tray tray.full tray.2 tray.and.arrow.down tray.and.arrow.up
            externaldrive opticaldisc paperclip link pencil pencil.line pencil.tip pencil.and.outline
            scribble lasso highlighter signature calendar tablecells chart.bar chart.bar.xaxis
            chart.bar.doc.horizontal chart.pie chart.line.uptrend.xyaxis chart.line.downtrend.xyaxis
            chart.xyaxis.line waveform.path.ecg waveform.path gauge barcode qrcode chart.dots.scatter
            text.below.photo
            """
        ),
        (
            "Media",
            """
            play pause stop playpause forward backward forward.end backward.end forward.end.alt
            backward.end.alt forward.frame backward.frame shuffle repeat repeat.1 speaker speaker.wave.1
            speaker.wave.2 speaker.wave.3 mic music.mic music.note music.note.list music.quarternote.3
            headphones hifispeaker homepod radio waveform guitars pianokeys metronome camera camera.rotate
            camera.on.rectangle camera.aperture camera.filters photo photo.on.rectangle photo.stack
            photo.artframe livephoto film movieclapper theatermasks ticket tv play.tv sparkles.tv pip
            slowmo timelapse gamecontroller dice die.face.1 die.face.2 die.face.3
            die.face.4 die.face.6 puzzlepiece
            """
        ),
        (
            "Places",
            """
            house building building.2 building.columns storefront tent bed.double sofa door.left.hand.open
            door.left.hand.closed shower bathtub lamp.desk fork.knife cup.and.saucer mug
            takeoutbag.and.cup.and.straw wineglass waterbottle birthday.cake map mappin mappin.and.ellipse
            mappin.circle pin location location.north location.north.line signpost.right car bus tram
            truck.box bicycle scooter airplane airplane.departure airplane.arrival ferry sailboat fuelpump
            parkingsign suitcase briefcase backpack cart basket bag handbag creditcard banknote
            wallet.pass wallet.bifold gift rosette medal trophy flag flag.checkered tag
            steeringwheel road.lanes ev.charger car.2 washer refrigerator chair stairs
            """
        ),
        (
            "Tools",
            """
            magnifyingglass plus.magnifyingglass minus.magnifyingglass trash gearshape gear
            gearshape.2 wrench hammer wrench.and.screwdriver screwdriver scissors paintbrush paintpalette
            eyedropper wand.and.stars wand.and.rays ruler pencil.and.ruler lock lock.open lock.rotation
            key key.horizontal lightbulb flashlight.on.fill flashlight.off.fill battery.100 battery.75 battery.50
            battery.25 battery.0 powerplug cpu memorychip simcard iphone iphone.homebutton
            iphone.radiowaves.left.and.right iphone.and.arrow.forward ipad ipad.landscape applewatch
            desktopcomputer display laptopcomputer laptopcomputer.and.iphone pc server.rack printer
            scanner computermouse clock clock.arrow.circlepath alarm timer stopwatch hourglass cross
            cross.case staroflife pills pill bandage stethoscope syringe testtube.2 flask atom dumbbell
            sportscourt soccerball basketball football tennisball tennis.racket graduationcap
            exclamationmark.lock checkerboard.rectangle cube.transparent lifepreserver binoculars comb
            tshirt shoe sparkle.magnifyingglass baseball
            """
        ),
        (
            "Nature",
            """
            sun.max sun.min sunrise sunset moon moon.stars moon.zzz zzz sparkle sparkles cloud cloud.rain
            cloud.heavyrain cloud.drizzle cloud.hail cloud.snow cloud.fog cloud.bolt cloud.sun cloud.moon
            icloud.and.arrow.down icloud.and.arrow.up wind tornado hurricane snowflake thermometer
            umbrella rainbow drop flame bolt bolt.horizontal leaf tree mountain.2 water.waves
            globe.americas globe.europe.africa globe.asia.australia pawprint dog cat hare tortoise ant
            ladybug bird fish teddybear carrot sun.and.horizon rays microbe
            """
        ),
        (
            "Shapes",
            """
            circle square app rectangle rectangle.portrait capsule capsule.portrait oval triangle diamond
            rhombus pentagon hexagon octagon seal shield star star.leadinghalf.filled heart suit.diamond
            suit.spade suit.club circle.lefthalf.filled circle.righthalf.filled circle.tophalf.filled
            circle.bottomhalf.filled square.lefthalf.filled square.righthalf.filled circle.dashed
            circle.dotted square.dashed viewfinder smallcircle.filled.circle largecircle.fill.circle
            record.circle circle.circle target scope dot.scope dot.viewfinder plus.viewfinder
            text.viewfinder circle.grid.2x2 circle.grid.3x3 circle.hexagongrid square.on.square
            square.on.circle square.stack square.stack.3d.up square.grid.2x2 square.grid.3x3
            square.grid.3x2 square.split.2x1 square.split.1x2 square.split.2x2 grid rectangle.grid.1x2
            rectangle.grid.2x2 rectangle.grid.3x2 rectangle.3.group rectangle.3.offgrid rectangle.stack
            rectangle.on.rectangle rectangle.split.2x1 rectangle.split.1x2 rectangle.split.3x1
            rectangle.split.3x3 sidebar.left sidebar.right rectangle.portrait.and.arrow.right
            square.and.arrow.up square.and.arrow.down square.and.arrow.up.on.square
            square.and.arrow.down.on.square square.and.pencil square.text.square plus.square.on.square
            plus.rectangle.on.rectangle plus.rectangle.on.folder heart.text.square
            burst rectangle.and.pencil.and.ellipsis cube shippingbox cylinder cylinder.split.1x2 pyramid
            aspectratio rectangle.dashed rectangle.inset.filled square.inset.filled
            rectangle.portrait.on.rectangle.portrait circle.grid.cross shield.lefthalf.filled
            play.square.stack person.2.square.stack rectangle.stack.person.crop dpad
            """
        ),
        (
            "Text",
            """
            line.3.horizontal line.3.horizontal.decrease line.diagonal
            slider.horizontal.3 slider.horizontal.2.square slider.vertical.3 switch.2 list.bullet
            list.dash list.number list.star list.triangle list.bullet.indent list.bullet.rectangle
            list.bullet.rectangle.portrait list.dash.header.rectangle list.bullet.below.rectangle
            checklist text.alignleft text.aligncenter text.alignright text.justify text.justifyleft
            text.append text.quote text.magnifyingglass text.cursor character.cursor.ibeam textformat
            textformat.size textformat.abc textformat.123 bold italic underline strikethrough
            paragraphsign character character.book.closed character.bubble increase.indent decrease.indent
            quote.opening quote.closing curlybraces terminal keyboard keyboard.chevron.compact.down globe
            slider.horizontal.below.rectangle sos
            """
        ),
        (
            "Signs",
            """
            plus plus.circle minus minus.circle xmark xmark.circle divide equal notequal plusminus
            plus.forwardslash.minus sum percent number function x.squareroot infinity checkmark
            checkmark.circle exclamationmark exclamationmark.2 exclamationmark.3 exclamationmark.circle
            exclamationmark.triangle questionmark questionmark.circle info info.circle asterisk at nosign
            power command option control shift escape eject delete.left delete.right dollarsign eurosign
            sterlingsign yensign indianrupeesign rublesign wonsign bitcoinsign
            """
        ),
        (
            "Arrows",
            """
            arrow.up arrow.down arrow.left arrow.right arrow.up.left arrow.up.right arrow.down.left
            arrow.down.right arrow.up.arrow.down arrow.left.arrow.right arrow.up.and.down
            arrow.left.and.right arrow.up.left.and.arrow.down.right arrow.up.right.and.arrow.down.left
            arrow.down.right.and.arrow.up.left arrow.down.left.and.arrow.up.right
            arrow.up.and.down.and.arrow.left.and.right arrow.up.to.line arrow.down.to.line
            arrow.left.to.line arrow.right.to.line arrow.clockwise arrow.counterclockwise
            arrow.2.circlepath arrow.3.trianglepath arrow.uturn.left arrow.uturn.right arrow.uturn.up
            arrow.uturn.down arrow.turn.up.left arrow.turn.up.right arrow.turn.down.left
            arrow.turn.down.right arrow.triangle.branch arrow.triangle.merge rotate.left rotate.right
            gobackward.10 gobackward.15 gobackward.30 goforward.10 goforward.15 goforward.30 return
            chevron.right chevron.left chevron.down chevron.up chevron.up.chevron.down chevron.right.2
            chevron.left.2 chevron.up.2 chevron.down.2 chevron.compact.down chevron.compact.up
            chevron.compact.left chevron.compact.right chevron.left.forwardslash.chevron.right lessthan
            greaterthan arrowtriangle.right arrowtriangle.left arrowtriangle.up arrowtriangle.down
            arrowshape.right arrowshape.left arrowshape.up arrowshape.down arrowshape.turn.up.left
            arrowshape.turn.up.right arrowshape.turn.up.left.2
            arrow.up.and.down.text.horizontal
            """
        ),
    ]
}
