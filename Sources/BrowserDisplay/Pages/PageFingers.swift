import CoreGraphics
import QuartzCore

/// What pages hold down: each finger and key belongs to the page that put it down, and is let go with it.
///
/// Moves wait for the next frame or event, of each finger the latest, so that a page which sends many costs no more than
/// one which sends a few.
struct PageFingers {
    private struct Name: Hashable {
        let page: Int
        let number: Int
    }
    private struct Move {
        let at: CGPoint
        let time: Double
    }

    /// A device takes no more at once either.
    private static let most = 10
    /// More than a keyboard has.
    private static let mostKeys = 200

    private var fingers: [Name: (id: Int, at: CGPoint)] = [:]
    private var moves: [Int: Move] = [:]
    private var keys: [Int: Set<String>] = [:]
    private var nextID = 1

    /// Whether none is down.
    var isEmpty: Bool { fingers.isEmpty }

    /// What becomes of an event of a page's, in order, with the times at which it happened.
    mutating func handle(_ event: DisplayEvent, from page: Int, at time: Double) -> [(DisplayEvent, Double)] {
        guard case .input(.touch(let number, let phase, let point)) = event else {
            if case .input(.key(let name, let isDown)) = event {
                if isDown {
                    if keys[page, default: []].count < Self.mostKeys { keys[page, default: []].insert(name) }
                } else {
                    keys[page]?.remove(name)
                }
            }
            return waiting() + [(event, time)]
        }
        let name = Name(page: page, number: number)
        if phase == .began {
            let lost = release([name], at: time)
            guard fingers.keys.count(where: { $0.page == page }) < Self.most else { return waiting() + lost }
            fingers[name] = (nextID, point)
            nextID += 1
            return waiting() + lost + [(.input(.touch(id: nextID - 1, .began, at: point)), time)]
        }
        guard let finger = fingers[name] else { return [] }
        if phase == .moved {
            fingers[name]?.at = point
            moves[finger.id] = Move(at: point, time: time)
            return []
        }
        fingers[name] = nil
        return waiting() + [(.input(.touch(id: finger.id, phase, at: point)), time)]
    }

    /// The moves that wait.
    mutating func waiting() -> [(DisplayEvent, Double)] {
        defer { moves.removeAll() }
        return moves.sorted { ($0.value.time, $0.key) < ($1.value.time, $1.key) }.map {
            (.input(.touch(id: $0.key, .moved, at: $0.value.at)), $0.value.time)
        }
    }

    /// A page has gone: nobody lifts its fingers any more.
    mutating func close(_ page: Int, at time: Double) -> [(DisplayEvent, Double)] {
        let held = (keys.removeValue(forKey: page) ?? []).sorted()
        let names = fingers.keys.filter { $0.page == page }.sorted { $0.number < $1.number }
        return waiting() + release(names, at: time) + held.map { (.input(.key($0, down: false)), time) }
    }

    private mutating func release(_ names: [Name], at time: Double) -> [(DisplayEvent, Double)] {
        names.compactMap { name in
            guard let finger = fingers.removeValue(forKey: name) else { return nil }
            moves[finger.id] = nil
            return (.input(.touch(id: finger.id, .cancelled, at: finger.at)), time)
        }
    }
}
