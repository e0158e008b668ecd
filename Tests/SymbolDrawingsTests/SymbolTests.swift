import CoreGraphics
import Foundation
import Testing

@testable import SymbolDrawings

/// The drawings under system names, and names composed of them.
struct SymbolTests {
    /// Points of the path, curves at a few places.
    private func points(_ path: CGPath) -> [CGPoint] {
        var points: [CGPoint] = []
        var current = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let p), .line(let p): points.append(p)
            case .quad(let p, let c):
                points += stride(from: 0.1, through: 1, by: 0.1).map { t in
                    let (a, b, d) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    return CGPoint(
                        x: a * current.x + b * c.x + d * p.x, y: a * current.y + b * c.y + d * p.y)
                }
            case .curve(let p, let c1, let c2):
                points += stride(from: 0.1, through: 1, by: 0.1).map { t in
                    let (a, b) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t))
                    let (c, d) = (3 * t * t * (1 - t), t * t * t)
                    return CGPoint(
                        x: a * current.x + b * c1.x + c * c2.x + d * p.x,
                        y: a * current.y + b * c1.y + c * c2.y + d * p.y)
                }
            case .close: break
            }
            current = points.last ?? .zero
        }
        return points
    }

    private func paints(_ name: String) throws -> [SymbolPiece.Paint] {
        try #require(SystemSymbol.named(name), "\(name)").pieces.map(\.outline)
    }

    @Test func everyDrawingStaysInItsBox() throws {
        #expect(SymbolTable.names.count > 1600)
        for name in SymbolTable.names {
            let symbol = try #require(SystemSymbol.named(name), "\(name)")
            let inked = symbol.pieces.filter { [.line, .solid, .body].contains($0.outline) }
            #expect(!inked.isEmpty, "\(name) draws nothing")
            let box = CGRect(x: 0.35, y: 0.35, width: symbol.width - 0.7, height: 19.3)
            let outside = inked.flatMap { points($0.path) }.filter {
                $0.x < box.minX || $0.y < box.minY || $0.x > box.maxX || $0.y > box.maxY
            }
            #expect(outside.isEmpty, "\(name) leaves its box of \(symbol.width) x 20: \(outside)")
        }
    }

    @Test func everyDrawingTakesTheModifiers() {
        for name in SymbolTable.names {
            for modifier in ["fill", "circle", "circle.fill", "slash", "badge.plus", "square.fill", "badge"] {
                #expect(SystemSymbol.named("\(name).\(modifier)") != nil, "\(name).\(modifier)")
            }
        }
    }

    @Test func filledLooksAreAreasWithTheDetailsCutOut() throws {
        #expect(try paints("envelope") == [.line, .line])
        #expect(try paints("envelope.fill") == [.body, .cutLine])
        #expect(try paints("plus.fill") == [.line], "lines stay")
        #expect(try paints("doc.on.doc.fill") == [.body, .cutBody, .body], "with a gap between")
    }

    @Test func containersHoldTheFilledDrawingAndCutItOutWhenTheyAreFilled() throws {
        let circle = try #require(SystemSymbol.named("house.circle"))
        let ring = try #require(SystemSymbol.named("circle"))
        #expect(circle.pieces[0].path == ring.pieces[0].path && circle.pieces[0].outline == .line)
        let inside = circle.pieces.dropFirst().flatMap { points($0.path) }
        let farthest = inside.map { hypot($0.x - 10, $0.y - 10) }.max() ?? 99
        #expect(farthest < 7.4, "\(farthest)")
        let outline = try paints("envelope.circle")
        #expect(outline == [.line, .body, .cutLine])
        #expect(try paints("envelope.circle.fill") == [.body, .cutBody, .line])
        #expect(try paints("chevron.right.circle.fill") == [.body, .cutLine])
    }

    @Test func modifiersFollowOneAnother() throws {
        let plain = try paints("mic")
        #expect(try paints("mic.slash") == plain + [.cutLine, .line])
        #expect(try paints("mic.slash.fill").first == .body)
        #expect(try paints("mic.slash.circle.fill").prefix(2) == [.body, .cutBody])
        let badge: [SymbolPiece.Paint] = [.cutSolid, .solid, .cutLine]
        #expect(try paints("folder.badge.plus") == [.line] + badge)
        #expect(try paints("folder.fill.badge.plus") == [.body] + badge)
        #expect(try paints("wifi.exclamationmark").suffix(4) == [.cutSolid, .solid, .cutLine, .cutSolid])
        #expect(try paints("bell.badge").suffix(2) == [.cutSolid, .solid])
    }

    @Test func numbersAndLettersAreDrawnInContainersAlone() throws {
        #expect(try paints("1.circle") == [.line, .line])
        #expect(try paints("12.circle") == [.line, .line, .line])
        #expect(try paints("z.square.fill") == [.body, .cutLine])
        for name in ["1", "z", "100.circle", "_letter.a", "_cloud.open", "ä.circle"] {
            #expect(SystemSymbol.named(name) == nil, "\(name)")
        }
    }

    @Test func forwardAndBackwardAreTheSidesOfALeftToRightLine() throws {
        let (a, b) = (SystemSymbol.named("chevron.backward"), SystemSymbol.named("chevron.left"))
        #expect(a?.pieces.map(\.path) == b?.pieces.map(\.path))
        #expect(try paints("photo.fill.on.rectangle.fill") == paints("photo.on.rectangle.fill"))
    }

    /// The area lies where the name says, within the outline (arithmetic on the outline's box).
    @Test func aPartOfAShapeIsFilled() throws {
        func area(_ name: String) throws -> (part: CGRect, whole: CGRect) {
            let pieces = try #require(SystemSymbol.named(name), "\(name)").pieces
            #expect(pieces.last?.outline == .solid && pieces.first?.outline == .line, "\(name)")
            let whole = pieces[0].path.boundingBox
            return (try #require(pieces.last).path.boundingBox, whole)
        }
        for shape in [
            "circle", "square", "rectangle", "capsule", "diamond", "triangle", "rectangle.portrait",
        ] {
            let (left, box) = try area("\(shape).lefthalf.filled")
            #expect(abs(left.minX - box.minX) < 0.1 && abs(left.maxX - box.midX) < 0.1, "\(shape)")
            let bottom = try area("\(shape).bottomhalf.filled").part
            #expect(abs(bottom.minY - box.midY) < 0.1 && abs(bottom.maxY - box.maxY) < 0.1, "\(shape)")
            let inner = try area("\(shape).inset.filled").part
            #expect(box.contains(inner) && inner.width < box.width - 3, "\(shape)")
        }
        let (corner, box) = try area("rectangle.inset.topright.filled")
        #expect(corner.minX >= box.midX - 0.1 && corner.maxY <= box.midY + 0.1)
        #expect(try paints("rectangle.leadinghalf.filled") == paints("rectangle.lefthalf.filled"))
        #expect(
            try paints("inset.filled.rectangle") == paints("rectangle.inset.filled"),
            "SF Symbols 6 turns it around")
    }

    @Test func oneCellOfAGridIsFilled() throws {
        for (name, place) in [
            ("topleft", CGPoint(x: 3.7, y: 3.7)), ("middle", CGPoint(x: 10, y: 10)),
            ("bottomright", CGPoint(x: 16.3, y: 16.3)), ("middleright", CGPoint(x: 16.3, y: 10)),
        ] {
            let cell = try #require(SystemSymbol.named("square.grid.3x3.\(name).filled")?.pieces.last).path
                .boundingBox
            #expect(abs(cell.midX - place.x) < 0.5 && abs(cell.midY - place.y) < 0.5, "\(name)")
        }
    }

    @Test func arrowsThatGoBackHoldNumbersAndSigns() throws {
        let arrow = try paints("gobackward")
        for inner in ["5", "10", "90", "minus"] {
            let made = try paints("gobackward.\(inner)")
            #expect(made.count > arrow.count && Array(made.prefix(arrow.count)) == arrow, "\(inner)")
            // As SF Symbols 6 calls them.
            #expect(try paints("\(inner).arrow.trianglehead.counterclockwise") == made, "\(inner)")
        }
        #expect(try paints("30.arrow.trianglehead.clockwise") == paints("goforward.30"))
    }

    @Test func namesOfOtherReleasesAndLanguagesLeadToTheSameDrawing() throws {
        for (name, same) in [
            ("document.badge.plus", "doc.badge.plus"), ("microphone.slash.fill", "mic.slash.fill"),
            ("character.book.closed.ja", "character.book.closed"), ("document.on.document", "doc.on.doc"),
        ] {
            #expect(try paints(name) == paints(same), "\(name)")
        }
        for name in ["inset.filled", "inset.filled.inset.filled", "ja", "inset"] {
            #expect(SystemSymbol.named(name) == nil, "\(name)")
        }
    }

    /// Names met in public source, besides those of the table.
    @Test func namesThatAppsUseAreDrawn() {
        let names = """
            arrow.2.circlepath.circle.fill arrow.backward arrow.clockwise.circle arrow.counterclockwise.circle.fill
            arrow.down.circle arrow.down.circle.fill arrow.down.left.circle arrow.forward.circle.fill
            arrow.left.arrow.right.square arrow.right.circle.fill arrow.right.square arrow.triangle.2.circlepath.circle
            arrow.triangle.turn.up.right.diamond.fill arrow.up.arrow.down.circle arrow.up.circle.fill
            arrow.up.forward.app arrow.up.left.and.arrow.down.right.circle arrow.up.right.square
            arrow.uturn.backward arrow.uturn.backward.circle arrow.uturn.forward arrowshape.turn.up.right.fill
            bag.badge.plus bell.badge bell.badge.fill bell.circle.fill bell.slash bell.slash.fill bolt.circle.fill
            bolt.heart bolt.slash bookmark.circle bookmark.slash books.vertical.fill bubble.left.and.bubble.right.fill
            building.2.crop.circle calendar.badge.clock calendar.badge.plus calendar.circle camera.circle.fill
            cart.badge.plus cart.circle cart.fill checkmark.bubble checkmark.icloud checkmark.rectangle.portrait
            checkmark.seal checkmark.seal.fill checkmark.shield checkmark.square checkmark.square.fill
            chevron.backward.circle.fill chevron.down.circle chevron.down.square.fill chevron.forward circle.slash
            clock.badge.checkmark clock.fill cloud.moon.fill creditcard.circle dollarsign.circle.fill doc.badge.plus
            doc.fill.badge.plus ellipsis.circle.fill ellipsis.rectangle envelope.badge envelope.circle.fill
            exclamationmark.bubble exclamationmark.octagon exclamationmark.shield exclamationmark.square
            exclamationmark.triangle.fill eye.circle eye.fill eye.slash eye.slash.fill figure.walk.circle flag.slash
            folder.badge.plus folder.circle folder.fill.badge.plus forward.end.fill gearshape.circle gear.badge
            gearshape.2.fill globe.americas.fill hand.raised.slash heart.circle.fill heart.slash heart.text.square
            house.circle.fill icloud.slash info.circle.fill info.square iphone.slash key.icloud leaf.circle
            line.3.horizontal.circle line.3.horizontal.decrease.circle.fill link.badge.plus link.circle
            list.bullet.circle location.circle.fill location.slash lock.circle lock.shield lock.slash lock.square
            magnifyingglass.circle.fill mappin.circle.fill message.badge message.circle.fill mic.badge.plus
            mic.slash.fill minus.square moon.circle.fill music.note.house number.circle number.square
            paperplane.circle.fill pause.circle.fill pause.rectangle pencil.circle.fill pencil.slash person.2.circle
            person.2.slash person.badge.plus person.circle person.circle.fill person.crop.circle.badge.checkmark
            person.crop.circle.badge.plus person.crop.circle.badge.xmark person.crop.circle.fill.badge.plus
            person.crop.square.fill person.fill.badge.minus person.fill.badge.plus person.fill.checkmark
            person.fill.questionmark person.fill.viewfinder person.fill.xmark phone.badge.plus phone.circle.fill
            photo.badge.plus photo.badge.plus.fill photo.circle play.circle play.circle.fill play.rectangle.fill
            play.slash plus.app plus.bubble plus.message plus.rectangle plus.square plus.square.fill power.circle
            qrcode.viewfinder questionmark.app questionmark.circle.fill questionmark.diamond questionmark.folder
            questionmark.square rectangle.badge.plus rectangle.stack.badge.plus rectangle.slash
            rectangle.portrait.and.arrow.forward sidebar.leading speaker.slash speaker.slash.fill
            square.and.arrow.up.circle square.and.pencil.circle square.fill.on.square.fill square.slash
            star.bubble star.circle.fill star.slash star.square staroflife.circle stop.circle.fill sun.max.circle
            tag.circle.fill tag.slash text.badge.checkmark text.badge.plus trash.circle.fill trash.slash tray.circle
            tv.circle video.badge.plus video.circle.fill video.slash.fill waveform.badge.mic waveform.circle.fill
            wifi.exclamationmark wifi.slash xmark.bin xmark.icloud xmark.octagon.fill xmark.rectangle xmark.seal
            xmark.shield xmark.square.fill 0.circle 3.circle.fill 10.square 50.circle a.circle a.square.fill
            1.circle 1.circle.fill 1.square 2.circle.fill 26.circle 3.square airplane.circle airplane.circle.fill
            ant.circle ant.fill antenna.radiowaves.left.and.right.circle.fill
            antenna.radiowaves.left.and.right.slash app.badge app.badge.checkmark app.badge.fill
            app.connected.to.app.below.fill app.fill applescript.fill applewatch.slash apps.iphone.badge.plus
            archivebox.fill arrow.2.circlepath.circle arrow.clockwise.circle.fill arrow.counterclockwise.circle
            arrow.down.app arrow.down.doc.fill arrow.down.forward arrow.down.forward.and.arrow.up.backward
            arrow.down.right.circle arrow.down.square arrow.forward arrow.forward.circle arrow.left.and.right.square
            arrow.left.and.right.square.fill arrow.left.circle arrow.left.square arrow.left.square.fill
            arrow.right.circle arrow.triangle.turn.up.right.diamond arrow.up.arrow.down.circle.fill
            arrow.up.arrow.down.square arrow.up.circle arrow.up.forward arrow.up.forward.square
            arrow.up.right.circle arrow.up.right.circle.fill arrow.uturn.backward.circle.fill arrowshape.left.fill
            arrowshape.right.fill arrowshape.turn.up.forward.fill arrowshape.turn.up.left.circle.fill
            arrowshape.turn.up.left.fill arrowtriangle.down.circle arrowtriangle.down.fill arrowtriangle.left.fill
            arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill arrowtriangle.right.fill
            arrowtriangle.up.circle arrowtriangle.up.fill arrowtriangle.up.square backward.end.alt.fill
            backward.end.circle.fill backward.end.fill backward.fill bag.badge.questionmark barcode.viewfinder
            bell.fill binoculars.fill bird.circle bolt.fill bolt.horizontal.circle.fill bolt.horizontal.fill
            bolt.horizontal.icloud bolt.trianglebadge.exclamationmark.fill book.circle bookmark.slash.fill
            bubble.fill bubble.left.fill bubble.right.fill building.columns.fill bus.fill button.horizontal.fill
            c.circle c.square calendar.badge.minus camera.circle camera.fill capsule.fill captions.bubble.fill
            car.fill character.book.closed.fill chart.bar.fill chart.pie.fill checkmark.circle.badge.xmark
            checkmark.circle.badge.xmark.fill checkmark.rectangle checkmark.rectangle.fill checkmark.shield.fill
            chevron.backward chevron.down.circle.fill chevron.left.circle chevron.left.circle.fill
            chevron.left.square chevron.right.circle chevron.right.circle.fill chevron.up.circle
            chevron.up.circle.fill circle.grid.3x3.fill circle.grid.cross.left.filled circle.hexagongrid.circle.fill
            circle.lefthalf.filled circle.righthalf.fill circlebadge.fill clipboard.fill clock.badge
            clock.badge.exclamationmark clock.badge.xmark cloud.bolt.rain.fill cloud.fill cloud.heavyrain.fill
            cloud.rain.fill cloud.sun.rain.fill cpu.fill creditcard.trianglebadge.exclamationmark cross.vial.fill
            cube.box.fill cube.fill cylinder.fill dial.low.fill diamond.fill dice.fill
            digitalcrown.arrow.clockwise.fill digitalcrown.arrow.counterclockwise.fill doc.badge.gearshape doc.fill
            doc.on.doc.fill doc.plaintext.fill doc.text.fill dollarsign.circle drop.circle drop.fill e.square
            ellipsis.message.fill envelope.badge.fill envelope.fill envelope.open.fill
            exclamationmark.arrow.triangle.2.circlepath exclamationmark.bubble.fill exclamationmark.circle.fill
            exclamationmark.icloud.fill exclamationmark.magnifyingglass exclamationmark.octagon.fill
            exclamationmark.shield.fill externaldrive.badge.exclamationmark externaldrive.badge.icloud
            externaldrive.badge.minus externaldrive.badge.person.crop externaldrive.badge.plus externaldrive.fill
            externaldrive.fill.badge.person.crop externaldrive.fill.badge.questionmark film.fill flag.fill
            flashlight.off.fill flask.fill folder.badge.gearshape folder.badge.minus folder.badge.person.crop
            folder.fill folder.fill.badge.gearshape folder.fill.badge.person.crop forward.end.circle.fill
            forward.fill g.square gamecontroller.fill gauge.with.dots.needle.bottom.50percent.badge.plus gear.circle
            gear.circle.fill gearshape.arrow.triangle.2.circlepath gearshape.fill gift.fill globe.desk.fill
            globe.europe.africa.fill gobackward.10 gobackward.15 gobackward.30 gobackward.5 gobackward.minus
            goforward.10 goforward.15 goforward.30 goforward.5 goforward.plus h.square hammer.circle hammer.fill
            hand.draw.fill hand.point.right.fill hand.raised.fill hand.tap.fill hand.thumbsdown.fill
            hand.thumbsup.fill hand.wave.fill heart.circle heart.fill heart.text.square.fill hexagon.fill
            hifispeaker.fill hockey.puck.circle hourglass.badge.plus hourglass.circle.fill icloud.fill
            infinity.circle.fill internaldrive.fill key.fill key.horizontal.fill key.slash key.slash.fill
            key.viewfinder keyboard.badge.ellipsis keyboard.onehanded.left.fill ladybug.fill
            laptopcomputer.trianglebadge.exclamationmark leaf.arrow.circlepath lifepreserver.fill
            light.beacon.max.fill lightbulb.fill lightbulb.led.fill line.3.horizontal.decrease.circle
            line.horizontal.3.decrease.circle line.horizontal.3.decrease.circle.fill link.circle.fill link.icloud
            list.bullet.circle.fill list.bullet.clipboard.fill list.bullet.rectangle.fill
            list.bullet.rectangle.portrait.fill location.circle location.fill location.north.circle
            location.north.circle.fill location.north.fill location.north.line.fill location.slash.circle.fill
            location.square.fill lock.circle.fill lock.fill lock.icloud lock.open.fill
            lock.open.trianglebadge.exclamationmark.fill lock.rectangle lock.shield.fill lock.square.stack.fill
            lock.trianglebadge.exclamationmark m.square macwindow.badge.plus magnifyingglass.circle map.fill
            mappin.and.ellipse.circle mappin.slash megaphone.fill message.fill mic.fill moon.fill moon.stars.fill
            mountain.2.fill multiply.circle multiply.circle.fill music.note.tv.fill network.slash newspaper.fill
            number.circle.fill opticaldiscdrive.fill oval.fill paintbrush.fill paintpalette.fill
            paperclip.circle.fill paperplane.fill pause.circle pause.fill pencil.circle
            pencil.tip.crop.circle.badge.arrow.forward person.2.badge.gearshape person.2.fill person.3.fill
            person.badge.key person.badge.key.fill person.badge.minus person.badge.shield.checkmark
            person.crop.circle.badge.exclamationmark person.crop.circle.badge.moon
            person.crop.circle.badge.xmark.fill person.crop.circle.fill person.crop.circle.fill.badge.checkmark
            person.crop.rectangle.fill person.crop.rectangle.stack person.crop.rectangle.stack.fill person.icloud
            person.slash phone.fill photo.circle.fill photo.fill photo.tv pin.circle pin.fill pin.slash play.fill
            play.rectangle play.rectangle.on.rectangle play.rectangle.on.rectangle.fill play.square.stack
            play.square.stack.fill playpause.circle.fill playpause.fill plus.diamond plus.diamond.fill
            plus.magnifyingglass plus.rectangle.on.rectangle plus.square.on.square plusminus.circle
            poweroutlet.type.b.fill powerplug.fill puzzlepiece.extension.fill questionmark.app.dashed
            questionmark.app.fill questionmark.bubble questionmark.diamond.fill questionmark.folder.fill
            quote.bubble.fill r.square record.circle.fill rectangle.3.offgrid.fill
            rectangle.bottomthird.inset.filled rectangle.fill rectangle.on.rectangle.slash rectangle.portrait.fill
            rectangle.portrait.slash rectangle.stack.badge.minus rectangle.stack.fill
            rectangle.topthird.inset.filled ruler.fill s.square scalemass.fill scissors.badge.ellipsis sensor.fill
            sensor.tag.radiowaves.forward.fill shield.fill shield.lefthalf.fill shield.slash.fill sidebar.trailing
            slash.circle speaker.1.fill speaker.2.fill speaker.3.fill speaker.fill speaker.minus.fill
            speaker.plus.fill speaker.wave.1.fill speaker.wave.2.bubble speaker.wave.2.fill speaker.wave.3.fill
            square.and.arrow.up.trianglebadge.exclamationmark square.bottomthird.inset.filled square.fill
            square.fill.on.circle.fill square.grid.2x2.fill square.grid.3x2.fill square.grid.3x3.square
            square.leadingthird.inset.filled square.stack.3d.up.fill square.stack.fill
            square.trailingthird.inset.filled star.circle star.fill star.slash.fill staroflife.fill stop.circle
            stop.fill suit.heart.fill sun.haze.fill sun.max.circle.fill sun.max.fill
            sun.max.trianglebadge.exclamationmark.fill sun.rain.fill sunglasses.fill sunrise.fill sunset.fill
            syringe.fill tag.fill terminal.fill text.badge.minus text.badge.star text.badge.xmark text.bubble.fill
            tram.fill tray.2.fill tray.and.arrow.up.fill tray.fill triangle.fill tv.circle.fill v.square video.fill
            video.slash wave.3.right.circle wave.3.right.circle.fill waveform.badge.magnifyingglass
            waveform.badge.plus wifi.router.fill wrench.and.screwdriver.fill x.circle x.circle.fill xmark.app
            xmark.bin.fill xmark.octagon xmark.rectangle.portrait xmark.seal.fill
            """
        for name in names.split(whereSeparator: \.isWhitespace) {
            #expect(SystemSymbol.named(String(name)) != nil, "\(name)")
        }
    }

    /// Apple's names, whether there is a drawing or not: of published lists of SF Symbols 1 to 7 (9,155 names), and 55 older names that
    /// still lead to them.
    @Test func applesNamesAreKnown() {
        let names = SystemSymbol.names
        #expect(names.count == 9210 && Set(names).count == 9210)
        for name in [
            "star", "heart.slash.circle.fill", "0.circle", "pencil.and.scribble",
            "square.and.arrow.up.badge.clock",
            "rectangle.pattern.checkered", "person.crop.circle.badge.exclam", "zzz", "4k.tv", "carseat.left",
        ] {
            #expect(SystemSymbol.isName(name) && names.contains(name), "\(name)")
        }
        for name in [
            "", ".", "star.", ".star", "star..fill", "Star", "star.fil", "chevron.rigt", "arrow",
            "star.fill.fill", "0",
            "(", "circle(", "-", "_cloud.open", "ä.circle", "plus.slash",
        ] {
            #expect(!SystemSymbol.isName(name) && !names.contains(name), "\(name)")
        }
    }

    @Test func otherNamesAreThoseOfDrawings() throws {
        for (name, other) in SystemSymbol.otherNames {
            #expect(SystemSymbol.isName(name) && SystemSymbol.isName(other), "\(name)")
            #expect(try paints(name) == paints(other), "\(name)")
        }
        #expect(try paints("person.and.person.fill") == paints("person.2.fill"))
    }

    /// A day stands below the calendar's line (arithmetic on the outlines).
    @Test func calendarsHoldDays() throws {
        let empty = try #require(SystemSymbol.drawing("_calendar"))
        for day in [1, 9, 10, 31] {
            let pieces = try #require(SystemSymbol.named("\(day).calendar")).pieces
            let digits = pieces.dropFirst(empty.pieces.count).map(\.path.boundingBox)
            #expect(digits.count >= (day < 10 ? 1 : 2), "\(day)")
            for box in digits {
                #expect(box.minY > 8 && box.maxY < 17.6 && box.minX > 1.8 && box.maxX < 18.2)
            }
        }
    }

    /// Names that differ by a word of the list are each found in it.
    @Test func everyNameIsFoundInTheList() {
        for (index, name) in SystemSymbol.names.enumerated() where index % 37 == 0 {
            #expect(SystemSymbol.isName(name), "\(name)")
        }
    }
}
