import Alchemic
import AlchemicMain
import TestSupport

/// What a factory, a step or a request got from the library.
indirect enum Received: Sendable {
    case object(Creature)
    case nothing
    case many([Received])
    case keyed([String: Received])
    /// A `Lazy` or a provider, and what using it returns.
    case later(@Sendable () throws -> Received)

    /// The first `Lazy` or provider in it.
    var later: (@Sendable () throws -> Received)? {
        switch self {
        case .later(let use): use
        case .many(let members): members.lazy.compactMap(\.later).first
        case .object, .nothing, .keyed: nil
        }
    }
}

/// What an object knows of itself, and what it keeps.
final class Record: Sendable {
    let name: String
    private let declaration: Declaration?
    private let world: World
    private let holds = Variable<[Received]>([])

    init(_ name: String, _ declaration: Declaration?, _ world: World) {
        self.name = name
        self.declaration = declaration
        self.world = world
    }

    func hold(_ values: [Received]) { holds.withLock { $0 += values } }
    func letGo() {
        _ = holds.withLock { holds in
            defer { holds = [] }
            return holds
        }
    }
    /// What an object does when it is told that it is finished.
    func finished() throws {
        if let declaration { hold(try world.ask(declaration, .callback)) }
        log("aware")
    }

    func log(_ word: String) { world.log("\(word) \(name)") }
}

/// What happens in the library, in the words of the model.
final class World: Sendable {
    private struct State {
        var lines: [String] = []
        /// Who did what each line says.
        var lanes: [Int] = []
        var later: [@Sendable () throws -> Received] = []
        var made: [Int: Int] = [:]
        var calls: [Int: Int] = [:]
        var stepRuns: [String: Int] = [:]
        var things: [Weak] = []
        var root: Container?
        var methods: [String: Declaration] = [:]
    }
    private struct Weak: Sendable { weak var creature: Creature? }

    private let state = Variable(State())

    /// The error of a factory or a step that is to fail.
    struct Breakdown: Error {}

    /// Which of several requesters the calling code belongs to.
    @TaskLocal static var lane = 0

    var lines: [String] { state.withLock { $0.lines } }

    /// The lines with the requesters that they belong to.
    var linesOfLanes: [(lane: Int, line: String)] { state.withLock { Array(zip($0.lanes, $0.lines)) } }

    func log(_ line: String) {
        state.withLock {
            $0.lines.append(line)
            $0.lanes.append(World.lane)
        }
    }

    // MARK: Factories

    /// What a factory does.
    func make(_ declaration: Declaration, _ values: [Received]) throws -> Creature {
        let called = try begin(declaration)
        return finish(declaration, values + called, asked: try ask(declaration, .factory, values))
    }

    /// The same on the main actor.
    @MainActor
    func make(main declaration: Declaration, _ values: [Received]) throws -> Creature {
        let called = try begin(declaration)
        return finish(declaration, values + called, asked: try ask(main: declaration, .factory, values))
    }

    /// The same, awaited.
    func make(async declaration: Declaration, _ values: [Received]) async throws -> Creature {
        let called = try begin(declaration)
        return finish(declaration, values + called, asked: try await ask(async: declaration, .factory, values))
    }

    private func begin(_ declaration: Declaration) throws -> [Received] {
        let number = declaration.number
        let call = state.withLock { state in
            state.calls[number, default: 0] += 1
            return state.calls[number, default: 0]
        }
        if declaration.failures.contains(call) {
            log("fail \(number)")
            throw Breakdown()
        }
        return try declaration.calls.filter(\.isMade).map { call in
            guard let method = state.withLock({ $0.methods[call.name] }) else { return .nothing }
            return .object(try method.kind.visited(byClass: Calling(world: self, declaration: method)).get())
        }
    }

    private func finish(_ declaration: Declaration, _ values: [Received], asked: [Received]) -> Creature {
        let creature = newCreature(declaration.number, declaration.made ?? declaration.kind, declaration)
        log("make \(creature.record.name)(\(text(values)))")
        creature.record.hold(values + asked)
        return creature
    }

    func newCreature(_ number: Int, _ kind: Kind, _ declaration: Declaration? = nil) -> Creature {
        let count = state.withLock { state in
            state.made[number, default: 0] += 1
            return state.made[number, default: 0]
        }
        let creature = kind.creature.init(Record("\(number)#\(count)", declaration, self))
        state.withLock { $0.things.append(Weak(creature: creature)) }
        return creature
    }

    /// Notes the methods of a configuration, for others to call.
    func add(_ methods: [Declaration]) {
        state.withLock { for method in methods { $0.methods[method.methodName] = method } }
    }

    // MARK: Steps

    /// What a step does.
    func step(_ index: Int, _ declaration: Declaration, _ creature: Creature, _ values: [Received]) throws {
        try beginStep(index, declaration, creature)
        let asked = index == 0 ? try ask(declaration, .step, values) : []
        endStep(index, declaration, creature, values, asked: asked)
    }

    /// The same on the main actor.
    @MainActor
    func step(main index: Int, _ declaration: Declaration, _ creature: Creature, _ values: [Received]) throws {
        try beginStep(index, declaration, creature)
        let asked = index == 0 ? try ask(main: declaration, .step, values) : []
        endStep(index, declaration, creature, values, asked: asked)
    }

    /// The same, awaited.
    func step(
        async index: Int, _ declaration: Declaration, _ creature: Creature, _ values: [Received]
    ) async throws {
        try beginStep(index, declaration, creature)
        let asked = index == 0 ? try await ask(async: declaration, .step, values) : []
        endStep(index, declaration, creature, values, asked: asked)
    }

    private func beginStep(_ index: Int, _ declaration: Declaration, _ creature: Creature) throws {
        let text = "\(declaration.number).\(index)"
        let run = state.withLock { state in
            state.stepRuns[text, default: 0] += 1
            return state.stepRuns[text, default: 0]
        }
        if declaration.steps[index].failures.contains(run) {
            log("fail step \(creature.record.name) \(text)")
            throw Breakdown()
        }
    }

    private func endStep(
        _ index: Int, _ declaration: Declaration, _ creature: Creature, _ values: [Received], asked: [Received]
    ) {
        creature.record.hold(asked)
        log("step \(creature.record.name) \(declaration.number).\(index)(\(text(values)))")
        creature.record.hold(values)
    }

    // MARK: Requests by code

    /// What code asks the outermost container for.
    func ask(_ declaration: Declaration, _ moment: Ask.Moment, _ given: [Received] = []) throws -> [Received] {
        try declaration.asks.filter { $0.moment == moment }.compactMap { ask -> Received? in
            do {
                if ask.way == .use { return try used(given).map { noted(declaration, $0) } }
                guard let root else { return nil }
                return noted(declaration, try ask.need.shape.get(from: root))
            } catch let error as ResolutionError where ask.isCaught {
                return noted(declaration, failed: error)
            }
        }
    }

    @MainActor
    private func ask(
        main declaration: Declaration, _ moment: Ask.Moment, _ given: [Received]
    ) throws -> [Received] {
        try declaration.asks.filter { $0.moment == moment }.compactMap { ask -> Received? in
            do {
                if ask.way == .use { return try used(given).map { noted(declaration, $0) } }
                guard let root else { return nil }
                return noted(declaration, try ask.need.shape.get(mainFrom: root))
            } catch let error as ResolutionError where ask.isCaught {
                return noted(declaration, failed: error)
            }
        }
    }

    private func ask(
        async declaration: Declaration, _ moment: Ask.Moment, _ given: [Received]
    ) async throws -> [Received] {
        var all: [Received] = []
        for ask in declaration.asks where ask.moment == moment {
            do {
                switch ask.way {
                case .use: all += try [used(given)].compactMap { $0.map { noted(declaration, $0) } }
                case .request:
                    guard let root else { continue }
                    all.append(noted(declaration, try await ask.need.shape.get(asyncFrom: root)))
                case .childTask:
                    guard let root else { continue }
                    async let value = ask.need.shape.get(asyncFrom: root)
                    all.append(noted(declaration, try await value))
                }
            } catch let error as ResolutionError where ask.isCaught {
                _ = noted(declaration, failed: error)
            }
        }
        return all
    }

    private func used(_ given: [Received]) throws -> Received? { try given.compactMap(\.later).first?() }

    private func noted(_ declaration: Declaration, _ value: Received) -> Received {
        log("ask \(declaration.number) \(text(value))")
        return value
    }

    private func noted(_ declaration: Declaration, failed error: ResolutionError) -> Received? {
        log("ask \(declaration.number) ! \(error.id)")
        return nil
    }

    private var root: Container? { state.withLock { $0.root } }

    /// Notes the outermost container, for code to ask.
    func setRoot(_ container: Container?) { state.withLock { $0.root = container } }

    /// Uses the nth of what was handed out to be used later.
    func use(_ number: Int) throws -> Received? {
        let use = state.withLock { number < $0.later.count ? $0.later[number] : nil }
        return try use?()
    }

    // MARK: The end

    /// The objects that are alive.
    var alive: [String] { state.withLock { $0.things }.compactMap { $0.creature?.record.name } }

    /// Takes apart what cycles keep together.
    func end() {
        letGo()
        for thing in state.withLock({ $0.things }) { thing.creature?.record.letGo() }
    }

    /// Lets go of what is to be used later, outside of the lock: objects may go with it.
    private func letGo() {
        _ = state.withLock { state in
            defer { state.later = [] }
            return state.later
        }
    }

    // MARK: In words

    func text(_ values: [Received]) -> String { values.map(text).joined(separator: ", ") }

    func text(_ value: Received) -> String {
        switch value {
        case .object(let creature): return creature.record.name
        case .nothing: return "nil"
        case .many(let members): return "[\(text(members))]"
        case .keyed(let members):
            let sorted = members.sorted { $0.key < $1.key }
            return "[\(sorted.map { "\($0.key): \(text($0.value))" }.joined(separator: ", "))]"
        case .later(let use):
            return state.withLock { state in
                state.later.append(use)
                return "later \(state.later.count - 1)"
            }
        }
    }
}
