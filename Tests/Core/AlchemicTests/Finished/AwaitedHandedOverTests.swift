import Alchemic
import TestSupport
import Testing

@Suite("Whoever is handed an object that is awaited")
struct AwaitedHandedOverTests {
    /// How an object is made, and what is done to it.
    enum Made: CaseIterable, Sendable {
        case factory, awaitedFactory, mainFactory, steps, awaitedSteps, mainSteps
    }

    /// How it is received.
    enum Way: CaseIterable, Sendable {
        case initializer, awaitedInitializer, awaitedFactory, mainFactory, ownersMethod
        case injectionPoint, awaitedInjectionPoint, mainInjectionPoint, call, awaitedCall, mainCall
        case configure, awaitedConfigure, mainConfigure, asyncProvider, list, dictionary, optional,
            awaitedFactoryThatAsks
        case awaitedCallThatAsks
    }

    @Test(.statement("T6"), arguments: Way.allCases, Made.allCases)
    func `whoever is handed an object that is awaited gets it injected, called, configured and told`(
        way: Way, made: Made
    ) async throws {
        for isKept in [true, false] {
            for receiverIsKept in [true, false] {
                let seen = Sightings()
                let link = Variable<Container?>()
                let container = try Container(
                    Module("work") {
                        Singleton(Tool.init)
                        Value(seen)
                        piece(made, isKept)
                        receiving(way, receiverIsKept, seen, link)
                    })
                link.value = container
                _ = try await container.get(async: Receiver.self)
                #expect(seen.all == [Stage.allCases], "kept: \(isKept), its receiver: \(receiverIsKept)")
                link.value = nil
            }
        }
    }

    @Test(arguments: Made.allCases, [true, false])
    func `by a request gets it so too`(made: Made, isKept: Bool) async throws {
        func fresh() throws -> Container {
            try Container(
                Module("work") {
                    Singleton(Tool.init)
                    piece(made, isKept)
                })
        }
        #expect(try await fresh().get(async: Workpiece.self).stages == Stage.allCases)
        #expect(try await fresh().get(async: Workpiece.self, .named("piece")).stages == Stage.allCases)
        #expect(try await fresh().get(async: (any Piece)?.self).map { ($0 as? Workpiece)?.stages } == Stage.allCases)
        #expect(try await fresh().get(async: [Workpiece].self).map(\.stages) == [Stage.allCases])
        #expect(try await fresh().get(async: [String: Workpiece].self)["piece"]?.stages == Stage.allCases)
        let container = try fresh()
        #expect(try await container.get(async: AsyncProvider<Workpiece>.self).get().stages == Stage.allCases)
        let (first, second) = try await (container.get(async: Workpiece.self), container.get(async: Workpiece.self))
        #expect((first === second) == isKept)
        #expect(first.stages == Stage.allCases && second.stages == Stage.allCases)
    }

    @Test(
        arguments: [Made.factory, .mainFactory, .mainSteps],
        [true, false])
    @MainActor
    func `by a request on the main actor gets it so too`(made: Made, isKept: Bool) throws {
        let seen = Sightings()
        let container = try Container(
            Module("work") {
                Singleton(Tool.init)
                Value(seen)
                piece(made, isKept)
                Prototype({ @MainActor (piece: Workpiece, lazy: Provider<Workpiece>) throws in
                    seen.see(piece)
                    seen.see(try lazy.getMain())
                    return Receiver(seen)
                })
            })
        #expect(try container.get(main: Workpiece.self).stages == Stage.allCases)
        #expect(try container.get(main: [Workpiece].self).map(\.stages) == [Stage.allCases])
        _ = try container.get(main: Receiver.self)
        #expect(seen.all == [Stage.allCases, Stage.allCases])
    }

    @Test(
        arguments: Made.allCases
    )
    func `of a failed step gets the error, and nobody the object; the next request begins anew`(made: Made) async throws
    {
        let fails = Variable(true)
        let seen = Sightings()
        let container = try Container(
            Module("work") {
                Singleton(Tool.init)
                Value(seen)
                piece(made, true) { piece in
                    seen.see(piece)
                    if fails.value { throw Broken() }
                }
                Prototype(Receiver.init(awaiting:seen:))
            })
        for _ in 1...2 {
            let error = await #expect(throws: ResolutionError.self) { try await container.get(async: Receiver.self) }
            #expect(error?.underlying as? Broken == Broken())
            #expect(try !container.isBuilt(Workpiece.self))
        }
        fails.value = false
        _ = try await container.get(async: Receiver.self)
        #expect(seen.all.last == Stage.allCases)
        #expect(seen.all.dropLast() == Array(repeating: Array(Stage.allCases.dropLast()), count: 3)[...])
    }

    // MARK: Declaring

    private func piece(
        _ made: Made, _ isKept: Bool, then last: @escaping @Sendable (Workpiece) throws -> Void = { _ in }
    ) -> Module {
        func kept<each Parameter>(_ make: @escaping @Sendable (repeat each Parameter) -> Workpiece) -> Module {
            Module("piece") {
                if isKept { worked(Singleton(make)) } else { worked(Prototype(make)) }
            }
        }
        func worked<Declaration: ObjectDeclaration>(_ declaration: Declaration) -> Declaration
        where Declaration.Instance == Workpiece {
            let named = declaration.named("piece")
            switch made {
            case .awaitedSteps: return named.workedAwaiting().configure(last)
            case .mainSteps: return named.workedOnMain().configure(main: { try last($0) })
            default: return named.worked().configure(last)
            }
        }
        switch made {
        case .factory, .steps, .awaitedSteps, .mainSteps: return kept { Workpiece() }
        case .awaitedFactory:
            let make = { @Sendable () async -> Workpiece in
                await Task.yield()
                return Workpiece()
            }
            return Module("piece") {
                if isKept { worked(Singleton(make)) } else { worked(Prototype(make)) }
            }
        case .mainFactory:
            return Module("piece") {
                if isKept {
                    worked(Singleton({ @MainActor in Workpiece() }))
                } else {
                    worked(Prototype({ @MainActor in Workpiece() }))
                }
            }
        }
    }

    private func receiving(_ way: Way, _ isKept: Bool, _ seen: Sightings, _ link: Variable<Container?>) -> Module {
        func declared<each Parameter>(
            _ make: @escaping @Sendable (repeat each Parameter) async throws -> Receiver
        ) -> Module {
            Module("receiver") {
                if isKept { stepped(Singleton(make)) } else { stepped(Prototype(make)) }
            }
        }
        func stepped<Declaration: ObjectDeclaration>(_ declaration: Declaration) -> Declaration
        where Declaration.Instance == Receiver {
            switch way {
            case .injectionPoint: declaration.inject(\.piece)
            case .awaitedInjectionPoint:
                declaration.inject(async: "taken") { (to: Receiver, piece: Workpiece) in to.take(piece) }
            case .mainInjectionPoint: declaration.inject("taken") { (to: Receiver, piece: Workpiece) in to.take(piece) }
            case .call: declaration.call { (to: Receiver, piece: Workpiece) in to.take(piece) }
            case .awaitedCall: declaration.call(async: { (to: Receiver, piece: Workpiece) in to.take(piece) })
            case .mainCall: declaration.call(main: { (to: Receiver, piece: Workpiece) in to.take(piece) })
            case .configure: declaration.configure { (to: Receiver, piece: Workpiece) in to.take(piece) }
            case .awaitedConfigure: declaration.configure(async: { (to: Receiver, piece: Workpiece) in to.take(piece) })
            case .mainConfigure: declaration.configure(main: { (to: Receiver, piece: Workpiece) in to.take(piece) })
            case .awaitedCallThatAsks:
                declaration.call(async: { to in
                    if let container = link.value { to.take(try await container.get(async: Workpiece.self)) }
                })
            default: declaration
            }
        }
        switch way {
        case .initializer:
            return Module("receiver") {
                if isKept { Singleton(Receiver.init(piece:seen:)) } else { Prototype(Receiver.init(piece:seen:)) }
            }
        case .awaitedInitializer: return declared(Receiver.init(awaiting:seen:))
        case .awaitedFactory:
            return declared { (piece: Workpiece) in
                await Task.yield()
                seen.see(piece)
                return Receiver(seen)
            }
        case .mainFactory:
            return Module("receiver") {
                if isKept {
                    Singleton({ @MainActor (piece: Workpiece) in Receiver(piece: piece, seen: seen) })
                } else {
                    Prototype({ @MainActor (piece: Workpiece) in Receiver(piece: piece, seen: seen) })
                }
            }
        case .ownersMethod:
            return Module("receiver") {
                if isKept {
                    Singleton(of: Workpiece.self, Workpiece.receiver(seen:))
                } else {
                    Prototype(of: Workpiece.self, Workpiece.receiver(seen:))
                }
            }
        case .asyncProvider:
            return declared { (piece: AsyncProvider<Workpiece>) in
                seen.see(try await piece.get())
                return Receiver(seen)
            }
        case .list:
            return declared { (pieces: [Workpiece]) in
                seen.see(pieces)
                return Receiver(seen)
            }
        case .dictionary:
            return declared { (pieces: [String: Workpiece]) in
                seen.see(pieces.values)
                return Receiver(seen)
            }
        case .optional:
            return declared { (piece: Workpiece?) in
                if let piece { seen.see(piece) }
                return Receiver(seen)
            }
        case .awaitedFactoryThatAsks:
            return declared { () in
                if let container = link.value { seen.see(try await container.get(async: Workpiece.self)) }
                return Receiver(seen)
            }
        default: return declared { () in Receiver(seen) }
        }
    }
}
