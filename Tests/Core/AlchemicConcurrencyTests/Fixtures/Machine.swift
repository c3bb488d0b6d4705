import Alchemic
import TestSupport

/// A random graph with cycles, its container, and what has become of it so far.
final class Machine: Sendable {
    enum Kind: CaseIterable { case singleton, weak, evictable, prototype }
    /// How several pieces are asked for.
    enum Asking: CaseIterable { case inTurn, inChildren, inGroup, twice }
    enum Share { case none, some, all }

    /// What a machine is to be like.
    struct Build: Sendable {
        var count = 2...5
        var awaited = Share.none
        /// Whether one of its initializers and steps fails, once.
        var fails = false
        /// Whether some are kept in other ways than singletons, and later ones ask for those at its base as they are made.
        var asks = false
        /// Whether they are started and stopped.
        var starts = false
        /// Called by each factory, such as to have others go on meanwhile.
        var pause: @Sendable (Int) -> Void = { _ in }
    }

    private let build: Build
    let kinds: [Kind]
    private let parts: [[Int]]
    private let friends: [[Int]]
    private let awaited: Set<Int>
    /// What each asks the container for, as it is made or in a step.
    private let asks: [[Int]]
    private let asksInStep: [Bool]
    private let asking: [Asking]
    private let lazies: [Int?]
    /// How many more initializers and steps work, before one fails.
    private let working: Variable<Int>
    private let pieces = Pieces()
    /// What is made, started and stopped.
    let journal = Journal()
    let flaws = Variable<[String]>([])
    private let handed = Variable<[Piece]>([])
    private let failures = Counter()
    private let itself = Itself()

    private init(_ build: Build, _ generator: inout SeededGenerator) {
        func one<Element>(_ all: [Element]) -> Element { all[Int.random(in: all.indices, using: &generator)] }
        let sorts: [[Kind]] = [[.singleton], [.singleton, .weak], [.singleton, .weak, .evictable], Kind.allCases]
        let sort = build.asks ? one(sorts) : [.singleton]
        let base = build.asks ? Int.random(in: 1...3, using: &generator) : 0
        let count = build.asks ? base + Int.random(in: 1...3, using: &generator) : one(Array(build.count))
        func some(_ range: Range<Int>) -> [Int] {
            range.filter { _ in Int.random(in: 0..<max(4, count), using: &generator) < 2 }
        }
        self.build = build
        kinds = (0..<count).map { _ in one(sort) }
        let isAwaited = build.awaited == .all || build.awaited == .some && (!build.asks || one([true, false]))
        awaited = isAwaited ? Set(build.awaited == .all ? Array(0..<count) : some(0..<count)) : []
        parts = (0..<count).map { some(0..<$0) }
        friends = (0..<count).map { some(0..<($0 < base ? base : count)) }
        asks = (0..<count).map { base > 0 && $0 >= base ? some(0..<base) : [] }
        asksInStep = (0..<count).map { _ in one([true, false]) }
        asking = (0..<count).map { _ in one(Asking.allCases) }
        lazies = (0..<count).map { _ in build.asks && !isAwaited && one([true, false]) ? one(Array(0..<count)) : nil }
        working = Variable(build.fails ? Int.random(in: 0...8, using: &generator) : .max)
    }

    /// Makes the first machine by chance whose graph is valid, and lets something happen to it.
    ///
    /// - Returns: What was wrong.
    static func run(
        _ build: Build, _ generator: inout SeededGenerator,
        _ body: (Machine, Container, inout SeededGenerator) async throws -> Void
    ) async throws -> [String] {
        while true {
            let machine = Machine(build, &generator)
            guard let container = try? Container(machine.module) else { continue }
            machine.itself(container)
            defer { machine.itself(nil) }
            try await body(machine, container, &generator)
            return machine.flaws.value
        }
    }

    var numbers: Range<Int> { kinds.indices }
    /// What a requester may be told: where a lazy is used too early, who waits for that is told.
    var expected: Set<Diagnostic.ID> {
        var ids: Set<Diagnostic.ID> = build.fails ? [.constructionFailed] : []
        if lazies.contains(where: { $0 != nil }) { ids.insert(.circularConstruction) }
        return ids
    }

    // MARK: Definitions

    private var module: Module { Module("machine") { for number in numbers { definition(of: number) } } }

    private func definition(of number: Int) -> Definition {
        let parts = Query<[Piece]>.tagged("part of \(number)")
        if awaited.contains(number) {
            let make = { @Sendable (parts: [Piece]) async throws -> Piece in try await self.makeLater(number, parts) }
            return declared(number, Singleton(make, parts), Prototype(make, parts))
        }
        let make = { @Sendable (parts: [Piece]) throws -> Piece in try self.make(number, parts) }
        return declared(number, Singleton(make, parts), Prototype(make, parts))
    }

    private func declared(_ number: Int, _ singleton: Singleton<Piece>, _ prototype: Prototype<Piece>) -> Definition {
        let singleton =
            build.starts
            ? singleton.onStart { self.journal.note("start \($0.name)") }
                .onStop { self.journal.note("stop \($0.name)") } : singleton
        return switch kinds[number] {
        case .singleton: finished(singleton, number)
        case .evictable: finished(singleton.evictable(), number)
        case .weak: finished(singleton.weak(), number)
        case .prototype: finished(prototype, number)
        }
    }

    private func finished<Declared: ObjectDeclaration<Piece>>(_ declared: Declared, _ number: Int) -> Definition {
        var declared = declared.named("\(number)").inject(nonisolated: "friends", .tagged("friend of \(number)")) {
            (piece: Piece, friends: [Piece]) in
            try self.work()
            for friend in friends { piece.add(friend) }
        }
        let (isWeak, isPrototype) = (kinds[number] == .weak, kinds[number] == .prototype)
        if let other = lazies[number], !isWeak, !isPrototype {
            declared = declared.inject(nonisolated: "lazy", Query<Lazy<Piece>>.named("\(other)")) {
                (piece: Piece, lazy: Lazy<Piece>) in
                if let found = try? lazy.get() { piece.add(found) }
            }
        }
        if build.asks, isWeak || asksInStep[number] && awaited.contains(number) && !isPrototype {
            declared = declared.call(async: { (piece: Piece) in
                guard self.asksInStep[number] else { return }
                for found in try await self.ask(number) { piece.add(found) }
            })
        }
        for user in numbers where parts[user].contains(number) {
            declared = declared.tagged(Definition.Tag("part of \(user)"))
        }
        for user in numbers where friends[user].contains(number) {
            declared = declared.tagged(Definition.Tag("friend of \(user)"))
        }
        return declared.definition
    }

    private func make(_ number: Int, _ parts: [Piece]) throws -> Piece {
        try work()
        build.pause(number)
        for part in parts where !part.isFinished && !leads(from: Int(part.name), to: number) {
            flaws.append("\(part.name) was given to \(number) unfinished")
        }
        let piece = pieces.make("\(number)", parts)
        if !awaited.contains(number), kinds[number] != .weak {
            for other in asks[number] where !awaited.contains(other) {
                // It may be told to await it.
                if let found = try? itself().piece("\(other)") { piece.add(found) }
            }
        }
        journal.note("make \(number)")
        return piece
    }

    private func makeLater(_ number: Int, _ parts: [Piece]) async throws -> Piece {
        await Task.yield()
        let found = asksInStep[number] ? [] : try await ask(number)
        let piece = try make(number, parts)
        for other in found { piece.add(other) }
        return piece
    }

    private func work() throws {
        try working.withLock { rest in
            rest -= 1
            if rest == -1 { throw Broken() }
        }
    }

    /// Whether the graph knows a way from one to another one: then both may be built as one.
    private func leads(from start: Int?, to number: Int) -> Bool {
        var seen: Set<Int> = []
        var queue = start.map { [$0] } ?? []
        while let next = queue.popLast() {
            if seen.insert(next).inserted { queue += parts[next] + friends[next] }
        }
        return seen.contains(number)
    }

    private func ask(_ number: Int) async throws -> [Piece] {
        if asking[number] == .inGroup { return try await getInGroup(asks[number]) }
        var found: [Piece] = []
        for other in asks[number] { found += try await get(other, asking[number]) }
        return found
    }

    @inline(never)
    private func get(_ other: Int, _ asking: Asking) async throws -> [Piece] {
        switch asking {
        case .inTurn, .inGroup: [try await get(other)]
        case .inChildren: [try await getInChild(other)]
        case .twice: try await getTwice(other)
        }
    }

    @inline(never)
    private func getInGroup(_ others: [Int]) async throws -> [Piece] {
        try await withThrowingTaskGroup(of: Piece.self) { group in
            for other in others { group.addTask { try await self.get(other) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }

    private func get(_ other: Int) async throws -> Piece { try await itself.piece(async: "\(other)") }

    @inline(never)
    private func getInChild(_ other: Int) async throws -> Piece {
        async let piece = get(other)
        return try await piece
    }

    @inline(never)
    private func getTwice(_ other: Int) async throws -> [Piece] {
        async let piece = get(other)
        async let same = get(other)
        return try await [piece, same]
    }

    // MARK: Requests

    /// Requests pieces one after another on a thread, and notes what comes of it.
    func read(_ order: [Int], allowing ids: Set<Diagnostic.ID> = []) {
        for number in order {
            do { note(try itself().piece("\(number)")) } catch { note(error, allowing: ids) }
        }
    }

    /// The same, in a task.
    func read(async order: [Int], allowing ids: Set<Diagnostic.ID> = []) async {
        for number in order {
            do { note(try await itself().piece(async: "\(number)")) } catch { note(error, allowing: ids) }
        }
    }

    func note(_ piece: Piece) {
        if !piece.isWhole { flaws.append("\(piece.name) was handed out unfinished") }
        handed.append(piece)
    }

    /// Notes an error that nobody should meet.
    func note(_ error: any Error, allowing ids: Set<Diagnostic.ID> = []) {
        guard let error = error as? ResolutionError, ids.contains(error.id) else { return flaws.append("\(error)") }
        if error.id == .constructionFailed { failures.increment() }
    }

    /// Requests everything once more, when nobody else does, and notes what there is more than one of.
    func readAll(_ container: Container, seed: UInt64) async throws {
        working.value = .max
        await Turns.run(seed: seed, awaiting: [{ await self.read(async: Array(self.numbers)) }])
        var known: [String: Piece] = [:]
        var found: [ObjectIdentifier: Piece] = [:]
        for piece in handed.value.flatMap(\.reachable) { found[ObjectIdentifier(piece)] = piece }
        for piece in found.values where Int(piece.name).map({ kinds[$0] }) != .prototype {
            if known.updateValue(piece, forKey: piece.name) != nil {
                flaws.append("\(piece.name) was handed out twice")
            }
        }
        for number in numbers where kinds[number] == .singleton {
            if try !container.isBuilt(Piece.self, .named("\(number)")) { flaws.append("\(number) is not kept") }
        }
        // What fails is told to the one who has made it.
        if failures.count > 1 { flaws.append("\(failures.count) were told of one failure") }
        guard !build.asks, !build.fails else { return }
        for number in numbers where journal.count(of: "make \(number)") != 1 {
            flaws.append("\(number) was made in vain")
        }
    }
}
