import Alchemic
import TestSupport
import Testing

@Suite("A cycle of which a member is awaited")
struct AwaitedCycleTests {
    /// Where what takes a member of it is declared.
    enum Taker: CaseIterable { case kept, prototype, keptByChild, prototypeOfChild }

    @Test(arguments: Taker.allCases)
    func `a cycle of which a member is awaited is awaited for what takes one of the others`(taker: Taker) async throws {
        let pieces = Pieces()
        let taking = Module("taking") {
            switch taker {
            case .kept, .keptByChild: Singleton({ (engine: Piece) in [engine] }, .named("engine"))
            case .prototype, .prototypeOfChild: Prototype({ (engine: Piece) in [engine] }, .named("engine"))
            }
        }
        let isOfChild = taker == .keptByChild || taker == .prototypeOfChild
        let container = try Container(
            Module("App") {
                pieces.singleton("engine").taking("fuel")
                Singleton({ (engine: Piece) async in pieces.make("fuel", [engine]) }, .named("engine")).named("fuel")
                if !isOfChild { taking }
            })
        let asked = isOfChild ? try Container(taking, parent: container) : container
        let engine = try await asked.get(async: [Piece].self)[0]
        #expect(try await container.piece(async: "engine") === engine)
    }

    @Test(
        arguments: [[false, false], [true, false], [false, true], [true, true]], ["helper", "middle", "owner"])
    func
        `or of which a kept one takes a prototype that is injected with its taker's is whole, whichever is requested first`(
            awaited: [Bool], first: String
        ) async throws
    {
        let pieces = Pieces()
        func kept(_ name: String, of part: String, isAwaited: Bool) -> Singleton<Piece> {
            isAwaited
                ? Singleton({ (part: Piece) async in pieces.make(name, [part]) }, .named(part)).named(name)
                : pieces.singleton(name, of: part)
        }
        let container = try Container(
            Module("App") {
                kept("owner", of: "middle", isAwaited: awaited[0])
                kept("middle", of: "helper", isAwaited: awaited[1])
                Prototype { pieces.make("helper") }.named("helper").taking("owner")
            })
        let asked = try await container.piece(async: first)
        let owner = try await container.piece(async: "owner")
        for piece in [asked, owner] {
            #expect(piece.isWhole)
            let helpers = piece.reachable.filter { $0.name == "helper" }
            #expect(!helpers.isEmpty && helpers.allSatisfy { $0.friends.value.first === owner })
        }
    }

    @Test
    func `a cycle of which a member is awaited has no later member made for code of an earlier one's factory`() async {
        let pieces = Pieces()
        await withItself { itself in
            pieces.awaited("start") { _ = try await itself.piece(async: "end") }.taking("end")
            pieces.awaited("end").taking("start")
        } run: { container in
            let error = await failure(awaiting: try await container.piece(async: "start"))
            #expect(error?.id == .circularConstruction)
        }
    }
}

/// A cycle whose members are awaited: one task builds them, and the others wait.
@Suite("Tasks that need the members of one cycle")
struct GroupCancellationTests {
    private let pieces = Pieces()
    private let startIsMade = Gate()

    private var start: Singleton<Piece> { pieces.awaited("start") { startIsMade.open() }.taking("end") }
    private var end: Singleton<Piece> { pieces.awaited("end").taking("start") }

    /// Has one task build the cycle, and another one wait for it; cancels one of these, which is told so.
    private func cancel(_ name: String, whileBuilt other: String, in container: Container) async -> Task<
        Piece, any Error
    > {
        let first = Task { try await container.piece(async: other) }
        await startIsMade.pass()
        let second = Task { try await container.piece(async: name) }
        await letOthersGoOn()
        second.cancel()
        #expect(await second.result.error?.reason == .canceled)
        return first
    }

    @Test
    func `leave nothing behind if one is canceled and another one fails: who asks again gets what they were to make`()
        async
    {
        await expectEnd {
            let goOn = Gate()
            let fails = Variable(true)
            let container = try Container(
                Module("yard") {
                    start.call(async: { _ in
                        await goOn.pass()
                        if fails.value { throw Broken() }
                    })
                    end
                })
            let first = await cancel("end", whileBuilt: "start", in: container)
            goOn.open()
            #expect((await first.result.error as? ResolutionError)?.underlying is Broken)
            fails.value = false
            let last = try await container.piece(async: "end")
            #expect(try last.friends.value.first === container.piece("start") && last.isWhole)
        }
    }

    @Test
    func `are not canceled with the one that builds them: who waits for those builds them again`() async {
        await expectEnd {
            let nest = Halt()
            let link = Variable<Container?>()
            let (pieces, startIsMade) = (pieces, startIsMade)
            let container = try Container(
                Module("yard") {
                    pieces.awaited("nest") { await nest.stop() }
                    Singleton({ () async throws in
                        startIsMade.open()
                        _ = try await link.value?.piece(async: "nest")
                        return pieces.make("start")
                    }).named("start").taking("end")
                    end
                })
            link.value = container
            defer { link.value = nil }
            let building = Task { try await container.piece(async: "nest") }
            await nest.reached()
            let first = Task { try await container.piece(async: "start") }
            await startIsMade.pass()
            let second = Task { try await container.piece(async: "end") }
            await letOthersGoOn()
            first.cancel()
            #expect(await first.result.error?.reason == .canceled)
            nest.goOn()
            _ = try await building.value
            let last = try await second.value
            #expect(try container.piece("end") === last)
        }
    }

    @Test
    func `tasks that need the members of one cycle go on where one that needs a prototype of it is canceled`() async {
        await expectEnd {
            let goOn = Gate()
            let container = try Container(
                Module("yard") {
                    Prototype({ (start: Piece) async in pieces.make("prototype", [start]) }, .named("start"))
                        .named("prototype")
                    start.taking("prototype")
                    end.call(async: { _ in await goOn.pass() })
                })
            let second = await cancel("prototype", whileBuilt: "end", in: container)
            goOn.open()
            let last = try await second.value
            #expect(try container.piece("end") === last)
        }
    }
}
