import Alchemic
import TestSupport
import Testing

// What the tests of this target declare, again and again.

final class Plain: Sendable {}

final class Chicken: Sendable {}

final class Egg: Sendable {
    let chicken: Chicken?
    init(_ chicken: Chicken? = nil) { self.chicken = chicken }
}

final class Nest: Sendable {}

protocol Flowing: AnyObject, Sendable {}

final class Pump: Flowing, Startable, Stoppable {
    private let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    func start() async throws { journal.note("start") }
    func stop() async throws { journal.note("stop") }
}

/// What only stops.
final class Valve: Flowing, Stoppable {
    let name: String
    private let journal: Journal
    init(_ journal: Journal, _ name: String = "valve") {
        self.journal = journal
        self.name = name
    }
    func stop() async throws { journal.note("stop \(name)") }
}

protocol Clock: AnyObject, Sendable {
    var number: Int { get }
}

final class FixedClock: Clock {
    let number: Int
    /// Memory of its own: whoever reads it after its end would notice.
    let text: String
    init(_ number: Int) {
        self.number = number
        text = String(repeating: "x", count: 20 + number % 10)
    }
}

final class Cache: Sendable {
    let clock: any Clock
    init(clock: any Clock) { self.clock = clock }
}

/// A place in the code of a test at which whoever comes there stops until the test lets it go on.
struct Halt: Sendable {
    private let begun = Gate()
    private let mayGoOn = Gate()

    /// Stops a task here.
    func stop() async {
        begun.open()
        await mayGoOn.pass()
    }

    /// Stops a thread here.
    func stopHere() {
        begun.open()
        mayGoOn.passHere()
    }

    /// Waits until somebody is there.
    func reached() async { await begun.pass() }

    /// Lets everybody go on, also who comes later.
    func goOn() { mayGoOn.open() }
}

/// A container as its own factories and steps know it: they run when it is there.
final class Itself: Sendable {
    private let container = Variable<Container?>()

    func callAsFunction() throws -> Container {
        guard let container = container.value else { throw Broken("the test has ended") }
        return container
    }

    func callAsFunction(_ container: Container?) { self.container.value = container }
}

/// Expects something to end: who waits for ever in it holds up no other test.
func expectEnd(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: @escaping @Sendable () async throws -> Void
) async {
    let hasEnded = await ends(awaiting: body)
    #expect(hasEnded, sourceLocation: sourceLocation)
}

/// The same, with a container whose code asks that container.
func withItself(
    sourceLocation: SourceLocation = #_sourceLocation, @ModuleBuilder _ declare: (Itself) -> [ModuleElement],
    run body: @escaping @Sendable (Container) async throws -> Void
) async {
    let itself = Itself()
    let module = Module("itself") { declare(itself) }
    await expectEnd(sourceLocation: sourceLocation) {
        let container = try Container(module)
        itself(container)
        defer { itself(nil) }
        try await body(container)
    }
}

/// Stops a container on a thread, which waits for it.
func stopHere(_ container: Container) {
    let end = Gate()
    Task {
        try? await container.stop()
        end.open()
    }
    end.passHere()
}

/// Lets threads go on together, and returns what they throw.
func errors(onThreads count: Int, _ body: @escaping @Sendable (Int) throws -> Void) async -> [any Error] {
    let barrier = Barrier(count)
    let errors = Variable<[any Error]>([])
    await onThreads(count) { number in
        barrier.wait()
        do { try body(number) } catch { errors.append(error) }
    }
    return errors.value
}

/// The same, for tasks.
func errors(ofTasks count: Int, _ body: @escaping @Sendable (Int) async throws -> Void) async -> [any Error] {
    let errors = Variable<[any Error]>([])
    await withTaskGroup(of: Void.self) { group in
        for number in 0..<count {
            group.addTask { do { try await body(number) } catch { errors.append(error) } }
        }
    }
    return errors.value
}

extension Error {
    /// What is wrong, if a request has thrown it.
    var reason: Diagnostic.ID? { (self as? ResolutionError)?.id }
}

extension Result where Failure == any Error {
    /// What comes of something that is awaited.
    init(_ body: () async throws -> Success) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }

    var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}

/// The same as `failure(of:)`, in a closure, of which the compiler would think that it throws.
func caught<Value>(_ request: () throws -> Value) -> ResolutionError? { failure(of: try request()) }
