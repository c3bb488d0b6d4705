#if canImport(SwiftUI)
internal import Alchemic
internal import ApplicationState
internal import SwiftUI

/// What a view needs, and how it is made.
struct Need<Value> {
    enum Source {
        /// Made without the container around the view.
        case anywhere(@MainActor () throws -> Making<Value>)
        /// Made with it.
        case container(@MainActor (Container) throws -> Making<Value>)
    }

    /// What distinguishes it from what another view needed at the same place.
    let key: [AnyHashable]
    let source: Source

    init(_ key: AnyHashable?..., from source: Source) {
        self.key = key.compactMap(\.self)
        self.source = source
    }
}

/// What came of making something.
enum Making<Value> {
    case made(Value)
    case awaited(@MainActor () async throws -> Value)
}

/// What a view makes when its body first needs it, and keeps for as long as it has its place in the hierarchy, and needs the
/// same from the same container.
///
/// A `State` of it costs nothing before: a state's first value is made each time that the view's value is.
@MainActor
final class Kept<Value> {
    enum Shown {
        case value(Value)
        /// What it needs is on its way; `wait(_:)` returns when it has come.
        case awaited(ticket: Int)
        /// It cannot be had; with a ticket, `wait(_:)` returns when that may have changed.
        case problem(any Error, ticket: Int?)
    }

    private enum Phase {
        case empty
        case there(Value)
        /// Awaited, and failed: not tried again by the next body.
        case failed(any Error)
    }

    private enum Work {
        case object(@MainActor () async throws -> Value)
        case application(AsyncStream<Void>)
    }

    private var phase = Phase.empty
    private var waiting: (ticket: Int, work: Work)?
    private var lastTicket = 0
    private var key: [AnyHashable] = []
    /// The container that it belongs to.
    ///
    /// Of the main container the first one: what joins it later makes nothing anew.
    private weak var container: Container?
    private var hadContainer = false

    nonisolated init() {}

    /// What is to be shown at the moment.
    func shown(_ need: Need<Value>, in environment: Container?) -> Shown {
        switch need.source {
        case .anywhere(let make): return shown(need.key, of: nil, make)
        case .container(let make):
            if let environment { return shown(need.key, of: environment) { try make(environment) } }
            return shownOfApplication(need.key, make)
        }
    }

    private func shownOfApplication(
        _ key: [AnyHashable], _ make: @MainActor (Container) throws -> Making<Value>
    ) -> Shown {
        // Listened to before the state is read: nothing is missed in between.
        let changes: AsyncStream<Void>? =
            switch (phase, waiting?.work) {
            case (.there, _), (_, .some): nil
            default: ApplicationContainer.changes()
            }
        let state = ApplicationContainer.state
        guard let container = state?.container else {
            use(key, of: nil)
            let ticket = ticket(for: changes)
            if let state, state.problem == nil { return .awaited(ticket: ticket) }
            return .problem(state?.problem ?? MissingContainer(), ticket: ticket)
        }
        let shown = shown(key, of: state?.first) { try make(container) }
        guard case .problem(let problem, nil) = shown else { return shown }
        return .problem(problem, ticket: ticket(for: changes))
    }

    private func shown(
        _ key: [AnyHashable], of container: Container?, _ make: @MainActor () throws -> Making<Value>
    ) -> Shown {
        use(key, of: container)
        switch phase {
        case .there(let value): return .value(value)
        case .failed(let problem): return .problem(problem, ticket: nil)
        case .empty: break
        }
        if case (let ticket, .object)? = waiting { return .awaited(ticket: ticket) }
        do {
            switch try make() {
            case .made(let value):
                (phase, waiting) = (.there(value), nil)
                return .value(value)
            case .awaited(let work): return .awaited(ticket: begin(.object(work)))
            }
        } catch {
            // The next body tries again.
            return .problem(error, ticket: nil)
        }
    }

    /// Lets go of what belongs to another container, or is something else.
    private func use(_ key: [AnyHashable], of container: Container?) {
        let isSame = key == self.key && container === self.container && hadContainer == (container != nil)
        (self.key, self.container, hadContainer) = (key, container, container != nil)
        if isSame { return }
        phase = .empty
        if case .object? = waiting?.work { waiting = nil }
    }

    private func begin(_ work: Work) -> Int {
        lastTicket += 1
        waiting = (lastTicket, work)
        return lastTicket
    }

    private func ticket(for changes: AsyncStream<Void>?) -> Int {
        if let waiting, case .application = waiting.work { return waiting.ticket }
        return begin(.application(changes ?? ApplicationContainer.changes()))
    }

    /// Waits for what is on its way.
    ///
    /// - Parameter ticket: What is waited for.
    /// - Returns: Whether there is something else to show.
    func wait(_ ticket: Int?) async -> Bool {
        guard let waiting, waiting.ticket == ticket else { return false }
        var phase = Phase.empty
        switch waiting.work {
        case .object(let work):
            do {
                phase = .there(try await work())
            } catch {
                phase = .failed(error)
            }
            // Only the wait was canceled: when the view appears again, it begins again.
            if Task.isCancelled, case .failed = phase { return false }
        case .application(let changes):
            for await _ in changes { break }
            if Task.isCancelled { return false }
        }
        // Something else may be needed by now.
        guard self.waiting?.ticket == ticket else { return false }
        (self.phase, self.waiting) = (phase, nil)
        return true
    }
}
#endif
