import Alchemic
import TestSupport
import Testing

private final class Hen: Sendable, InjectionAware {
    private let code: @Sendable () throws -> Void
    init(_ code: @escaping @Sendable () throws -> Void = {}) { self.code = code }
    func didInjectDependencies() throws { try code() }
}

@Suite("A request whose code is refused what must be awaited, or belongs to the main actor", .timeLimit(.minutes(20)))
struct RefusedCodeTests {
    enum Code: CaseIterable, Sendable { case container, lazy, onMain, stored }
    enum Place: CaseIterable, Sendable { case singleton, weak, prototype, step, callback, decorator, dependency }
    enum Request: CaseIterable, Sendable { case awaiting, list, byAwaited, start, startWithAction }

    /// What is resolved and runs the code, in one place.
    private func module(_ code: Code, in place: Place, _ stored: ResolutionError?, counting calls: Counter) -> Module {
        let run = { @Sendable (container: Container, egg: Lazy<Egg>) throws in
            calls.increment()
            // Something has arrived meanwhile that must be awaited: a reason to look again for what was not there.
            if calls.count > 50 { throw Broken() }
            try container.set(Plain())
            switch code {
            case .container: _ = try container.get(Nest.self)
            case .lazy: _ = try egg.get()
            case .onMain: _ = try container.get(FixedClock.self)
            case .stored: throw stored ?? Broken()
            }
        }
        let make = { @Sendable (container: Container, egg: Lazy<Egg>) throws -> Hen in
            try run(container, egg)
            return Hen()
        }
        return Module("Hens") {
            Singleton { () async in Nest() }
            // Eager, or the check refuses the `Lazy`.
            Singleton { () async in Egg() }.named("kept").eager()
            Singleton { () async in Plain() }
            Singleton { @MainActor in FixedClock(1) }
            switch place {
            case .singleton: Singleton(make)
            case .weak: Singleton(make).weak()
            case .prototype: Prototype(make)
            case .step:
                Singleton { Hen() }.call { (_: Hen, container: Container, egg: Lazy<Egg>) in
                    try run(container, egg)
                }
            case .callback: Singleton { (container: Container, egg: Lazy<Egg>) in Hen { try run(container, egg) } }
            case .decorator:
                Singleton { Hen() }
                Decorate(Hen.self) { (_: Hen, container: Container, egg: Lazy<Egg>) in try make(container, egg) }
            case .dependency:
                Singleton { (container: Container, egg: Lazy<Egg>) in
                    try run(container, egg)
                    return Cache(clock: FixedClock(1))
                }
                Singleton { (_: Cache) in Hen() }
            }
        }
    }

    @Test(
        arguments: Code.allCases,
        Request.allCases)
    func `throws that, and calls it once, whatever must be awaited arrives meanwhile`(code: Code, request: Request)
        async throws
    {
        let isStart = request == .start || request == .startWithAction
        // A start may have built it by then.
        if isStart, code == .lazy { return }
        let stored = failure(of: try Container(Module("App") { Singleton { () async in Nest() } }).get(Nest.self))
        for place in Place.allCases {
            let calls = Counter()
            let container = try Container(
                module(code, in: place, stored, counting: calls),
                Module("App") {
                    Singleton { (_: Hen) async in Chicken() }.named("by awaited")
                    if isStart { Singleton { (_: Hen) in "text" }.eager() }
                    if request == .startWithAction { Singleton { 1 }.eager().onStart { _ in } }
                })
            let error: (any Error)?
            switch request {
            case .awaiting: error = await failure(awaiting: try await container.get(async: Hen.self))
            case .list: error = await failure(awaiting: try await container.get(async: [Hen].self))
            case .byAwaited:
                error = await failure(awaiting: try await container.get(async: Chicken.self, .named("by awaited")))
            case .start, .startWithAction:
                let start = await Result { try await container.start() }
                error = (start.error as? StartError)?.failures.first?.error
            }
            // What a callback throws is what the error is about.
            let refusal = (error as? ResolutionError)?.underlying ?? error
            #expect(
                (refusal as? ResolutionError)?.id == (code == .onMain ? .mainActorOnly : .asynchronousOnly),
                "\(place)")
            #expect(calls.count == 1, "\(place)")
        }
    }

    @Test
    func `is told as a failure of what it requests, and of the object, as an error of any other kind is`() async throws
    {
        let container = try Container(
            Module("App") {
                Singleton { () async in Nest() }
                Singleton { (container: Container) in
                    _ = try container.get(Nest.self)
                    return Chicken()
                }
            })
        let journal = Journal()
        let observation = container.observe { if $0.kind == .failed { journal.note($0.label) } }
        #expect(await failure(awaiting: try await container.get(async: Chicken.self))?.id == .asynchronousOnly)
        #expect(journal.entries == ["Nest", "Chicken"])
        observation.cancel()
    }

    @Test
    func `by a start calls it once, while other scopes build what must be awaited`() async throws {
        for _ in 0..<Rounds.count(300, long: 10_000) {
            let calls = Counter()
            let container = try Container(
                Module("App") {
                    Singleton { () async in Nest() }
                    Scoped("scope") { () async in Plain() }
                    Singleton { (container: Container) in
                        calls.increment()
                        if calls.count > 50 { throw Broken() }
                        _ = try container.get(Nest.self)
                        return Chicken()
                    }.eager()
                })
            let isOver = Variable(false)
            let others = Task {
                while !isOver.value {
                    let scope = try container.scope("scope")
                    _ = try await scope.get(async: Plain.self)
                    try await scope.stop()
                    // Nothing of this has to be waited for: without it, a task that never ends keeps a thread of the pool.
                    await Task.yield()
                }
            }
            let start = await Result { try await container.start() }
            isOver.value = true
            _ = await others.result
            let error = (start.error as? StartError)?.failures.first?.error as? ResolutionError
            #expect(error?.id == .asynchronousOnly)
            #expect(calls.count == 1)
            if calls.count != 1 { return }
        }
    }
}
