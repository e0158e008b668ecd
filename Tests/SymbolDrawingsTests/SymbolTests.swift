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
        #expect(SymbolTable.names.count > 700)
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
            """
        for name in names.split(whereSeparator: \.isWhitespace) {
            #expect(SystemSymbol.named(String(name)) != nil, "\(name)")
        }
    }

    @Test func unknownNamesAreFormedAsNamesOrNot() {
        #expect(SystemSymbol.named("chevron.rigt") == nil)
        #expect(SystemSymbol.placeholder(for: "chevron.rigt") != nil)
        #expect(SystemSymbol.placeholder(for: "Chevron") == nil)
    }
}
