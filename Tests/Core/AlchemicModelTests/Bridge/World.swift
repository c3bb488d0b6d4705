import Alchemic
import Synchronization

/// What a factory, a step or a request got from the library.
indirect enum Received: Sendable {
    case object(Creature)
    case nothing
    case many([Received])
    case keyed([String: Received])
    /// A `Lazy` or a provider, and what using it returns.
    case later(@Sendable () throws -> Received)
}

/// What an object knows of itself, and what it keeps.
final class Record: Sendable {
    let name: String
    private let declaration: Declaration?
    private let world: World
    private let holds = Mutex<[Received]>([])

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
        var later: [@Sendable () throws -> Received] = []
        var made: [Int: Int] = [:]
        var calls: [Int: Int] = [:]
        var stepRuns: [String: Int] = [:]
        var things: [Weak] = []
        var root: Container?
    }
    private struct Weak: Sendable { weak var creature: Creature? }

    private let state = Mutex(State())

    /// The error of a factory or a step that is to fail.
    struct Breakdown: Error {}

    var lines: [String] { state.withLock { $0.lines } }

    func log(_ line: String) { state.withLock { $0.lines.append(line) } }

    /// What a factory does.
    func make(_ declaration: Declaration, _ values: [Received]) throws -> Creature {
        let number = declaration.number
        let call = state.withLock { state in
            state.calls[number, default: 0] += 1
            return state.calls[number, default: 0]
        }
        if declaration.failures.contains(call) {
            log("fail \(number)")
            throw Breakdown()
        }
        let asked = try ask(declaration, .factory)
        let creature = newCreature(number, declaration.made ?? declaration.kind, declaration)
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

    /// What a step does.
    func step(_ index: Int, _ declaration: Declaration, _ creature: Creature, _ values: [Received]) throws {
        let step = declaration.steps[index]
        let owner = declaration.number
        let text = "\(owner).\(index)"
        let run = state.withLock { state in
            state.stepRuns[text, default: 0] += 1
            return state.stepRuns[text, default: 0]
        }
        if step.failures.contains(run) {
            log("fail step \(creature.record.name) \(text)")
            throw Breakdown()
        }
        if index == 0 { creature.record.hold(try ask(declaration, .step)) }
        log("step \(creature.record.name) \(text)(\(self.text(values)))")
        creature.record.hold(values)
    }

    /// What code asks the outermost container for.
    func ask(_ declaration: Declaration, _ moment: Ask.Moment) throws -> [Received] {
        try declaration.asks.filter { $0.moment == moment }.compactMap { ask in
            do throws(ResolutionError) {
                guard let root = state.withLock({ $0.root }) else { return nil }
                let value = try ask.need.shape.get(from: root)
                log("ask \(declaration.number) \(text(value))")
                return value
            } catch {
                guard ask.isCaught else { throw error }
                log("ask \(declaration.number) ! \(error.id)")
                return nil
            }
        }
    }

    /// Notes the outermost container, for code to ask.
    func setRoot(_ container: Container?) { state.withLock { $0.root = container } }

    /// Uses the nth of what was handed out to be used later.
    func use(_ number: Int) throws -> Received? {
        let use = state.withLock { number < $0.later.count ? $0.later[number] : nil }
        return try use?()
    }

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
