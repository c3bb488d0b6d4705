#if canImport(SwiftUI)
internal import Alchemic
internal import ApplicationState
internal import SwiftUI

/// An object that a view needs, with the code that makes it.
struct Need<Value> {
    enum Source {
        /// Makes the object without the container around the view.
        case anywhere(@MainActor () throws -> Making<Value>)
        /// Makes the object with the container around the view.
        case container(@MainActor (Container) throws -> Making<Value>)
    }

    /// Distinguishes the need from the needs of other views at the same place in the hierarchy.
    let key: [AnyHashable]
    let source: Source

    init(_ key: AnyHashable?..., from source: Source) {
        self.key = key.compactMap(\.self)
        self.source = source
    }
}

/// The result of making an object: the object, or the work to await.
enum Making<Value> {
    case made(Value)
    case awaited(@MainActor () async throws -> Value)
}

/// An object that a view makes when its body first needs it, and keeps.
///
/// The view keeps the object as long as it has its place in the hierarchy, and as long as the need and the container are the
/// same. An empty instance is cheap, because SwiftUI creates the first value of a `State` each time that it creates the view.
@MainActor
final class Kept<Value> {
    enum Shown {
        case value(Value)
        /// The object, or the container, is on its way; `wait(_:)` returns once it exists.
        case awaited(ticket: Int)
        /// The object cannot be made; with a ticket, `wait(_:)` returns when that may have changed.
        case problem(any Error, ticket: Int?)
    }

    private enum Phase {
        case empty
        case there(Value)
        /// The awaited work has failed; the next body does not try again.
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
    /// The container that the object belongs to.
    ///
    /// For the main container this is its first container, so that modules that join later do not make the object anew.
    private weak var container: Container?
    private var hadContainer = false

    nonisolated init() {}

    /// Makes the object if it is needed and missing, and returns the content to show.
    func resolve(_ need: Need<Value>, in environment: Container?) -> Shown {
        switch need.source {
        case .anywhere(let make): return resolve(for: need.key, in: nil, by: make)
        case .container(let make):
            if let environment { return resolve(for: need.key, in: environment) { try make(environment) } }
            return resolveFromApplication(for: need.key, by: make)
        }
    }

    private func resolveFromApplication(
        for key: [AnyHashable], by make: @MainActor (Container) throws -> Making<Value>
    ) -> Shown {
        // Listening begins before the state is read, so that no change is missed in between.
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
        let shown = resolve(for: key, in: state?.first) { try make(container) }
        guard case .problem(let problem, nil) = shown else { return shown }
        return .problem(problem, ticket: ticket(for: changes))
    }

    private func resolve(
        for key: [AnyHashable], in container: Container?, by make: @MainActor () throws -> Making<Value>
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

    /// Discards the object if the need or the container has changed.
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

    /// Waits for the object or the change that a ticket stands for.
    ///
    /// - Parameter ticket: The ticket; nil for nothing to wait for.
    /// - Returns: Whether there is other content to show.
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
            // The view has disappeared, which canceled the wait; it waits again when it appears again.
            if Task.isCancelled, case .failed = phase { return false }
        case .application(let changes):
            for await _ in changes { break }
            if Task.isCancelled { return false }
        }
        // The view may need another object by now.
        guard self.waiting?.ticket == ticket else { return false }
        (self.phase, self.waiting) = (phase, nil)
        return true
    }
}
#endif
