import Alchemic
import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

/// How often something was started and stopped, in all rounds of a pair together.
private final class Tally: Sendable {
    let (started, stopped, twice) = (Counter(), Counter(), Counter())
}

/// An object that notes when it is started and stopped.
private class Noted: Startable, Stoppable, @unchecked Sendable {
    let tally: Tally
    private let starts = Atomic(0)
    private let stops = Atomic(0)

    init(tally: Tally) { self.tally = tally }

    func start() {
        if starts.add(1, ordering: .relaxed).newValue > 1 { tally.twice.increment() }
        tally.started.increment()
    }

    func stop() {
        if stops.add(1, ordering: .relaxed).newValue > 1 { tally.twice.increment() }
        tally.stopped.increment()
    }
}

private final class Store: Noted, @unchecked Sendable {}
private final class Shelf: Noted, @unchecked Sendable {}
private final class Session: Noted, @unchecked Sendable {
    let store: Store
    init(store: Store, tally: Tally) {
        self.store = store
        super.init(tally: tally)
    }
}
private final class Note: Sendable {}
private final class Dial: @unchecked Sendable { var store: Store? }

/// A public call, as one of two at the same moment.
private enum Call: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case get, getIfDeclared, all, with, provider, getAsync, getInScope, inject, set, isBuilt, scope, scopeInClosure,
        child
    case start, stop, purge, overrideHere, overrideAwaited, observe, events, progress, drain

    var testDescription: String { rawValue }

    /// Whether the call returns an object while the container is open, whatever others do.
    var isRequest: Bool {
        switch self {
        case .get, .getIfDeclared, .all, .with, .provider, .getAsync, .getInScope, .inject: true
        default: false
        }
    }

    func run(_ container: Container) throws {
        switch self {
        case .get: _ = try container.get(Store.self)
        case .getIfDeclared: _ = try container.getIfDeclared(Store.self)
        case .all: _ = try container.all(of: Store.self)
        case .with: _ = try container.with(Store.self) { $0.tally }
        case .provider: _ = try container.get(Provider<Store>.self).get()
        case .getAsync: try finished { _ = try await container.get(async: Shelf.self) }
        case .getInScope: _ = try container.scope("request").get(Session.self)
        case .inject: try container.inject(into: Dial())
        case .set: try container.set(Note())
        case .isBuilt: _ = try container.isBuilt(Store.self)
        case .scope:
            let scope = try container.scope("request")
            _ = try scope.get(Session.self)
            try finished { try await scope.stop() }
        case .scopeInClosure: try finished { try await container.scope("request") { _ = try $0.get(Session.self) } }
        case .child: _ = try Container(Module("child") { Prototype { Dial() } }, parent: container).get(Store.self)
        case .start: try finished { try await container.start() }
        case .stop: try finished { try await container.stop() }
        case .purge: try finished { try await container.purge() }
        case .overrideHere:
            _ = try container.withOverrides {
                Value(7)
            } synchronously: {
                try container.get(Int.self)
            }
        case .overrideAwaited:
            try finished {
                try await container.withOverrides {
                    Value(7)
                } operation: {
                    _ = try await container.get(async: Store.self)
                }
            }
        case .observe: container.observe { _ in }.cancel()
        case .events: _ = container.events()
        case .progress: _ = container.startProgress
        case .drain: try finished { try await container.stop(draining: "request", within: .milliseconds(1)) }
        }
    }
}

/// Runs code that awaits, and blocks the thread until it has ended.
private func finished(_ body: @escaping @Sendable () async throws -> Void) throws {
    let (end, error) = (DispatchSemaphore(value: 0), Variable<(any Error)?>(nil))
    Task.detached {
        do { try await body() } catch let failure { error.value = failure }
        end.signal()
    }
    end.wait()
    if let error = error.value { throw error }
}

/// Lets two threads go on at the same moment, closer together than a ``Barrier`` wakes them.
private final class Start: Sendable {
    private let arrived = Atomic(0)

    func wait(round: Int) {
        arrived.add(1, ordering: .acquiringAndReleasing)
        while arrived.load(ordering: .acquiring) < 2 * round { sched_yield() }
    }
}

private func container(_ tally: Tally) throws -> Container {
    try Container(
        Module("pair") {
            Singleton { Store(tally: tally) }.eager()
            Singleton { () async -> Shelf in Shelf(tally: tally) }.evictable()
            Scoped("request") { (store: Store) -> Session in Session(store: store, tally: tally) }
            External(Note.self)
            Value(1)
            Prototype { Dial() }.inject(\.store)
        })
}

@Suite("Two public calls at the same moment")
struct CallPairTests {
    private static let pairs = Call.allCases.enumerated().flatMap { number, first in
        Call.allCases[number...].map { (first, $0) }
    }

    @Test(.timeLimit(.minutes(60)), arguments: pairs)
    private func `return or say that the container has ended, and leave each object started and stopped once at most`(
        first: Call, second: Call
    ) async throws {
        let (tally, errors) = (Tally(), Variable<[any Error]>([]))
        let (current, start, rounds) = (Variable<Container?>(nil), Start(), Rounds.count(12, long: 3_000))
        await onThreads(2) { number in
            for round in 0..<rounds {
                do {
                    if number == 0 { current.value = try container(tally) }
                    start.wait(round: 3 * round + 1)
                    guard let container = current.value else { return }
                    start.wait(round: 3 * round + 2)
                    defer { start.wait(round: 3 * round + 3) }
                    do { try (number == 0 ? first : second).run(container) } catch { errors.append(error) }
                } catch { errors.append(error) }
                if number == 0, let container = current.value { try? finished { try await container.stop() } }
            }
        }
        let unexpected = errors.value.filter { error in
            ![.ended, .draining].contains((error as? ResolutionError)?.id) && !(error is CancellationError)
        }
        #expect(unexpected.isEmpty, "\(unexpected.prefix(3))")
        // An object that came too late is stopped by a task of its own.
        for _ in 0..<5_000 where tally.started.count != tally.stopped.count {
            try await Task.sleep(for: .milliseconds(2))
        }
        #expect(tally.started.count == tally.stopped.count && tally.twice.count == 0)
    }

    @Test(.timeLimit(.minutes(60)), arguments: Call.allCases.filter(\.isRequest))
    private func `succeed, each request, beside a task that opens and ends scopes`(_ call: Call) async throws {
        let (tally, errors, rounds) = (Tally(), Variable<[any Error]>([]), Rounds.count(300, long: 100_000))
        let container = try container(tally)
        let isOver = Atomic(false)
        await onThreads(2) { number in
            do {
                if number == 0 {
                    defer { isOver.store(true, ordering: .relaxed) }
                    for _ in 0..<rounds { try call.run(container) }
                } else {
                    while !isOver.load(ordering: .relaxed) { try Call.scope.run(container) }
                }
            } catch { errors.append(error) }
        }
        #expect(errors.value.isEmpty, "\(errors.value.prefix(3))")
        try await container.stop()
        #expect(tally.twice.count == 0)
    }
}
