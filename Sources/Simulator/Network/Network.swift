import CVirtualTime
import Foundation
import QuartzCore
import Synchronization
import UIKit

/// The network that an app's `URLSession` sees. docs/decisions says how its requests are caught.
@preconcurrency @MainActor
public final class Network {
    /// Of the process, as libcurl is, which `URLSession` stands on.
    public static let current = Network()

    private var mode = NetworkMode.live
    private var answers: NetworkAnswers?
    private var recording: NetworkRecording?
    /// Answers that are due, in order. Each is given when all that the one before set off has ended.
    private var due: [Delivery] = []
    /// Answers whose moment is still to come.
    private var coming: [(moment: Double, token: FrameClock.Token, delivery: Delivery)] = []
    /// Requests that messages have named.
    private var named: Set<String> = []

    private struct Delivery {
        let request: NetworkRequest
        let answer: NetworkAnswer
    }

    /// From now on new requests go where `mode` says; those under way go on. Throws `ScenarioError` for answers that say
    /// something they cannot mean, and what the file system has against a folder.
    public func use(_ mode: NetworkMode) throws {
        answers = nil
        recording = nil
        switch mode {
        case .off, .live: break
        case .replay(let folder): answers = try NetworkAnswers(folder: folder)
        case .record(let folder): recording = try NetworkRecording(folder: folder)
        }
        self.mode = mode
        // An app that is watched lives in the network's own time.
        if mode == .live, !VirtualTime.isInForce { return shoji_requests_redirect(nil) }
        // Called on the session's own queue.
        shoji_requests_redirect { @Sendable request in
            guard let request = request?.pointee else { return }
            Inbox.shared.add(NetworkRequest(request))
            DispatchQueue.main.async {
                MainActor.assumeIsolated { if !VirtualTime.isInForce { Network.current.goOn() } }
            }
        }
        shoji_main_waits_redirect { MainActor.assumeIsolated { Network.current.mainWaits() } }
    }

    /// Whether a request waits for its answer.
    public var isBusy: Bool { shoji_requests_are_open() }

    /// Begins requests that have come, else gives one answer that is due. False when there is neither.
    @discardableResult
    func goOn() -> Bool {
        let new = Inbox.shared.take()
        // Which thread was first must not matter.
        for request in new.sorted(by: <) { begin(request) }
        if !new.isEmpty { return true }
        guard !due.isEmpty else { return false }
        send(due.removeFirst())
        return true
    }

    /// While the main thread waits, no frame comes: what is due first comes now, and the clock goes there.
    private func mainWaits() {
        if goOn() { return }
        guard let first = coming.indices.min(by: { coming[$0].moment < coming[$1].moment }) else { return }
        let (moment, token, delivery) = coming.remove(at: first)
        FrameClock.current.cancel(token)
        VirtualTime.advance(to: moment)
        send(delivery)
    }

    private func begin(_ request: NetworkRequest) {
        switch mode {
        case .live, .record: fetch(request)
        case .off: refuse(request, "the network is off; let requests out with --network live")
        case .replay(let folder):
            if let answer = answers?.answer(to: request) {
                schedule(Delivery(request: request, answer: answer))
            } else {
                refuse(request, "no answer in \(folder) fits; write one there")
            }
        }
    }

    private func refuse(_ request: NetworkRequest, _ why: String) {
        if named.insert(request.name).inserted {
            Diagnostics.say(
                "\(request.name): failed as offline: \(why), or record answers with --network record:DIR (docs/network.md)"
            )
        }
        var answer = NetworkAnswer(request: RequestPattern(method: request.method, url: request.url))
        answer.failure = .notConnectedToInternet
        schedule(Delivery(request: request, answer: answer))
    }

    private func schedule(_ delivery: Delivery) {
        guard delivery.answer.delay > 0 else { return arrive(delivery) }
        let number = delivery.request.number
        let clock = FrameClock.current
        let token = clock.schedule(after: delivery.answer.delay) { [weak self] in
            self?.coming.removeAll { $0.delivery.request.number == number }
            self?.arrive(delivery)
        }
        coming.append((clock.time + delivery.answer.delay, token, delivery))
    }

    private func arrive(_ delivery: Delivery) {
        // Nobody goes on with those of an app that is watched.
        if VirtualTime.isInForce { due.append(delivery) } else { send(delivery) }
    }

    private func send(_ delivery: Delivery) { delivery.answer.send(to: delivery.request.number) }

    /// Asks the network itself, on a thread for which the session's clock waits.
    private func fetch(_ request: NetworkRequest) {
        let recording = recording
        DispatchQueue.global().async {
            guard let fetched = shoji_request_fetch(request.number) else { return }
            defer { shoji_answer_free(fetched) }
            let (head, length) = (fetched.pointee.head!, fetched.pointee.length)
            var answer: NetworkAnswer?
            if fetched.pointee.result == 0 {
                shoji_request_answer(request.number, head, fetched.pointee.body, length)
                answer = NetworkAnswer(
                    to: request, head: String(cString: head),
                    body: Data(bytes: fetched.pointee.body, count: length))
            } else {
                var failed = NetworkAnswer(request: RequestPattern(method: request.method, url: request.url))
                failed.failure = NetworkFailure(curl: fetched.pointee.result)
                failed.send(to: request.number)
                answer = failed
            }
            guard let recording, let answer else { return }
            do {
                try recording.add(answer, to: request)
            } catch {
                let folder = recording.folder
                DispatchQueue.main.async {
                    MainActor.assumeIsolated {
                        Diagnostics.sayOnce("\(folder): answers cannot be written: \(error)")
                    }
                }
            }
        }
    }
}

extension NetworkAnswer {
    fileprivate func send(to number: UInt64) {
        if let failure { return shoji_request_fail(number, Int32(failure.code), failure.text) }
        body.withUnsafeBytes { shoji_request_answer(number, head, $0.baseAddress, $0.count) }
    }
}

extension NetworkRequest: Comparable {
    fileprivate init(_ request: shoji_request_t) {
        self.init(
            number: request.number, method: String(cString: request.method),
            url: String(cString: request.url),
            body: request.body.map { Data(bytes: $0, count: request.length) } ?? Data())
    }

    static func < (a: Self, b: Self) -> Bool {
        if a.name != b.name { return a.name < b.name }
        return a.body == b.body ? a.number < b.number : a.body.lexicographicallyPrecedes(b.body)
    }
}

/// Requests from whatever thread, until the main thread takes them.
private final class Inbox: Sendable {
    static let shared = Inbox()
    private let requests = Mutex<[NetworkRequest]>([])

    func add(_ request: NetworkRequest) { requests.withLock { $0.append(request) } }
    func take() -> [NetworkRequest] {
        requests.withLock { requests in
            defer { requests = [] }
            return requests
        }
    }
}
