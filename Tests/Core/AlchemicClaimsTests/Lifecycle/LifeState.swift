import Alchemic

/// A moment of a scenario: the lifecycles, and all that drives them.
struct LifeState {
    enum Life {
        case none
        case own(ExploredLifecycle)
        /// That of every scope which has ended before it had any.
        case over
    }

    struct Container: Hashable {
        var isOpened: Bool
        /// What requests read.
        var hasEnded = false
        var hasReleased = false
        /// Whether nothing refers to it any more.
        var isGoing = false
    }

    struct Object: Hashable {
        enum Place: Hashable { case absent, building, published, dropped }

        var place = Place.absent
        var starts = 0
        /// Whether it is to be stopped: its start action has run, or it has none.
        var isStarted = false
        var stops = 0
        /// Whether its stop is no part of that of the container, which it is too late for.
        var isLate = false
        /// How its start action has ended.
        var outcome: Bool?
        /// Whether nothing waits for its start action any more.
        var isAbandoned = false
    }

    let scenario: LifeScenario
    let fault: LifeFault?
    var lives: [Life]
    var over = ExploredLifecycle(.closed(Completion.all[0]))
    var containers: [Container]
    var objects: [Object]
    var drains: [DrainCount]
    /// Those that were ended by something other than the ends of scopes.
    var forced: Set<Int> = []
    /// The callers of the scenario, then the starts that they run, the start actions, and the stops of what is late.
    var actors: [LifeActor?]
    var ended: Set<Int> = [0]
    var record = WaitRecord()
    var happened: Set<Int> = []
    var flaw: String?

    init(_ scenario: LifeScenario, _ fault: LifeFault?) {
        self.scenario = scenario
        self.fault = fault
        lives = scenario.containers.map { _ in .none }
        containers = scenario.containers.map { Container(isOpened: $0.isOpen) }
        objects = scenario.objects.map { _ in Object() }
        drains = scenario.callers.map { _ in DrainCount() }
        actors = scenario.callers.map { LifeActor(frames: [.script($0)]) }
        actors += Array(repeating: nil, count: scenario.callers.count + 2 * scenario.objects.count)
        for (number, container) in scenario.containers.enumerated() where container.isOpen && container.parent != nil {
            withLife(of: container.parent) { _ = $0.add(number) }
        }
    }

    // MARK: Numbers

    var callerCount: Int { scenario.callers.count }
    func runner(of caller: Int) -> Int { callerCount + caller }
    func actionActor(of object: Int) -> Int { 2 * callerCount + object }
    func lateActor(of object: Int) -> Int { 2 * callerCount + objects.count + object }

    private static let each = 32
    func stopToken(_ actor: Int, _ container: Int) -> Int { 1 + actor * Self.each + container }
    func callToken(_ caller: Int) -> Int { 1 + caller * Self.each + 8 }
    func runToken(_ runner: Int) -> Int { 1 + runner * Self.each + 9 }
    func startToken(_ actor: Int, _ object: Int) -> Int { 1 + actor * Self.each + 10 + object }
    func endingToken(_ actor: Int, _ object: Int) -> Int { 1 + actor * Self.each + 20 + object }

    /// That of the construction of an object, which nothing makes twice.
    static func unitToken(_ object: Int) -> Int { 4_000 + object }

    // MARK: Lifecycles

    mutating func withLife<Result>(of container: Int?, _ body: (inout ExploredLifecycle) -> Result) -> Result {
        let number = container ?? 0
        switch lives[number] {
        case .over: return body(&over)
        case .none, .own:
            var life = ExploredLifecycle()
            if case .own(let own) = lives[number] { life = own }
            defer { lives[number] = .own(life) }
            return body(&life)
        }
    }

    func life(of container: Int) -> ExploredLifecycle? {
        switch lives[container] {
        case .none: nil
        case .own(let life): life
        case .over: over
        }
    }

    /// The drain of a caller.
    func drain(_ number: Int) -> ExploredDrain {
        guard case .drain(let container, let name)? = scenario.callers[number].first(where: \.isDrain) else {
            preconditionFailure("the caller drains nothing")
        }
        let scopes = scenario.containers.indices.filter { scenario.containers[$0].scope == name }
        return ExploredDrain(number: number, container: container, scopes: Set(scopes))
    }

    func isInside(_ container: Int, _ other: Int) -> Bool {
        sequence(first: container) { scenario.containers[$0].parent }.contains(other)
    }

    // MARK: Waiting

    enum WaitResult { case over, asleep, circular, canceled }

    /// Lets a task wait for an end, unless that has come, or never would.
    mutating func wait(_ token: Int, _ actor: Int, isCancellable: Bool = false, isRecorded: Bool = true) -> WaitResult {
        if ended.contains(token) { return .over }
        if isCancellable, actors[actor]?.isCanceled == true { return .canceled }
        if isRecorded, fault != .overlooksOtherWaits {
            let subjects = actors[actor]?.subjects ?? []
            let wait = Wait(for: .operation(token), labeled: "", within: subjects.map { .operation($0) })
            do { try record.begin(wait, as: actor) } catch { return .circular }
        }
        actors[actor]?.status = .waiting(token, isCancellable: isCancellable)
        return .asleep
    }

    func isReady(_ actor: LifeActor) -> Bool {
        switch actor.status {
        case .running: true
        case .waiting(let token, let isCancellable): ended.contains(token) || isCancellable && actor.isCanceled
        case .done: false
        }
    }

    // MARK: Frames

    mutating func push(_ frame: LifeActor.Frame, _ actor: Int) { actors[actor]?.frames.append(frame) }
    mutating func pop(_ actor: Int) { actors[actor]?.frames.removeLast() }
    mutating func replace(_ frame: LifeActor.Frame, _ actor: Int) {
        pop(actor)
        push(frame, actor)
    }

    mutating func spawn(_ number: Int, _ frame: LifeActor.Frame, within: [Int]) {
        if let actor = actors[number], actor.status != .done { flaw = "something is begun twice" }
        actors[number] = LifeActor(frames: [frame], within: within)
    }
}

extension LifeScenario.Deed {
    var isDrain: Bool { if case .drain = self { true } else { false } }
}

extension LifeState: ExploredState {
    struct Key: Hashable {
        let lives: [[[Int]]]
        let containers: [Container]
        let objects: [Object]
        let drains: [[Int]]
        let actors: [LifeActor?]
        let ended: Set<Int>
        let happened: Set<Int>
    }

    var key: Key {
        Key(
            lives: lives.map(key), containers: containers, objects: objects,
            drains: drains.enumerated().map { number, drain in
                [
                    drain.open, drain.isCounted ? 1 : 0, drain.endsEarly ? 1 : 0, drain.left ?? -1,
                    forced.contains(number) ? 1 : 0,
                ]
            },
            actors: actors, ended: ended, happened: happened)
    }

    /// The stage, the start, the callers, the dependants and the drains, then each participant.
    private func key(_ life: Life) -> [[Int]] {
        switch life {
        case .none: return []
        case .over: return [[]]
        case .own(let life):
            let stage: [Int] =
                switch life.stage {
                case .open: [0]
                case .ending: [1]
                case .stopping(let token): [2, token.number]
                case .closed(let token): [3, token.number]
                }
            let start: [Int] =
                switch life.start {
                case nil: [0]
                case .running(let run, let stopsRest): [1, run, stopsRest ? 1 : 0]
                case .over: [2]
                case .failed: [3]
                }
            let participants = life.allParticipants.map { participant -> [Int] in
                switch participant.phase {
                case .built: [participant.number, 0]
                case .starting(let token): [participant.number, 1, token.number]
                case .failed: [participant.number, 2]
                case .started: [participant.number, 3]
                case .stopping(let token): [participant.number, 4, token.number]
                }
            }
            let others = [life.callers.map(\.number), life.allDependants, life.drains.map(\.number)]
            return [stage, start] + others + participants
        }
    }

    struct Move: CustomStringConvertible {
        let description: String
    }

    var successors: [(Move, LifeState)] {
        if flaw != nil { return [] }
        var successors: [(Move, LifeState)] = []
        for (number, actor) in actors.enumerated() {
            guard let actor, isReady(actor), let frame = actor.frames.last, isEnabled(frame, of: number)
            else { continue }
            var next = self
            next.advance(number)
            successors.append((Move(description: "\(number):\(frame)"), next))
        }
        for (number, event) in scenario.events.enumerated() where !happened.contains(number) {
            var next = self
            if next.happen(event) {
                next.happened.insert(number)
                successors.append((Move(description: "\(event)"), next))
            }
        }
        return successors
    }
}
