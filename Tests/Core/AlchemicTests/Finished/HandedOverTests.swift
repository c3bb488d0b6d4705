import Alchemic
import AlchemicMain
import TestSupport
import Testing

@Suite("Whoever is handed an object")
struct HandedOverTests {
    /// How an object is kept.
    enum Kept: CaseIterable, Sendable { case singleton, prototype, weak, scoped }

    /// How an object is received.
    enum Way: CaseIterable, Sendable {
        case initializer, factory, ownersMethod, methodsParameter, keyPath, injectionPoint, call, configure
        case lazy, provider, providerOfList, list, dictionary, optional, callback, factoryThatAsks
    }

    @Test(.statement("T6"), arguments: Way.allCases, Kept.allCases)
    func `whoever is handed an object gets it injected, called, configured and told`(way: Way, kept: Kept) throws {
        // A `Lazy` of a prototype is no way: it would share what is made for one.
        if kept == .prototype, way == .lazy || way == .callback { return }
        for receiver in [Kept.singleton, .prototype] {
            let seen = Sightings()
            let link = Variable<Container?>()
            let receiver = receiver == .singleton && kept == .scoped ? Kept.scoped : receiver
            let container = try Container(
                Module("work") {
                    Singleton(Tool.init)
                    Value(seen)
                    piece(kept)
                    receiving(way, receiver, link)
                })
            let asked = kept == .scoped ? try container.scope("job") : container
            link.value = asked
            _ = try asked.get(Receiver.self)
            #expect(seen.all == [Stage.allCases], "\(receiver)")
            if receiver == .prototype {
                _ = try asked.get(Receiver.self)
                #expect(seen.all == [Stage.allCases, Stage.allCases])
            }
            link.value = nil
        }
    }

    @Test(arguments: Kept.allCases)
    func `by a request gets it so too`(kept: Kept) throws {
        func fresh() throws -> Container {
            let container = try Container(
                Module("work") {
                    Singleton(Tool.init)
                    Value(Sightings())
                    piece(kept)
                    Prototype(Receiver.init(piece:seen:))
                })
            return kept == .scoped ? try container.scope("job") : container
        }
        func expectFinished(_ piece: Workpiece?, line: Int = #line) {
            #expect(piece?.stages == Stage.allCases, "line \(line)")
        }
        expectFinished(try fresh().get(Workpiece.self))
        expectFinished(try fresh().get(Workpiece.self, .named("piece")))
        expectFinished(try fresh().get(Workpiece?.self))
        expectFinished(try fresh().getIfDeclared(Workpiece.self))
        expectFinished(try fresh().get([Workpiece].self).first)
        expectFinished(try fresh().all(of: Workpiece.self).first)
        expectFinished(try fresh().get([String: Workpiece].self)["piece"])
        expectFinished(try fresh().get((any Piece).self) as? Workpiece)
        expectFinished(try fresh().all(of: (any Piece).self).first as? Workpiece)
        do {
            let container = try fresh()
            expectFinished(try container.get(Lazy<Workpiece>.self).get())
            expectFinished(try container.get(Provider<Workpiece>.self).get())
            expectFinished(try container.get([Provider<Workpiece>].self).first?.get())
        }
        if kept != .weak {
            #expect(try fresh().with(Workpiece.self) { piece in piece.stages } == Stage.allCases)
        }
        if kept != .prototype {
            let container = try fresh()
            let first = try container.get(Workpiece.self)
            #expect(try container.get(Workpiece.self) === first)
            #expect(first.stages == Stage.allCases, "nothing is done twice")
        }
        let seen = Sightings()
        _ = try fresh().invoke(Receiver.self, with: Workpiece(), seen)
        #expect(seen.all == [[]], "what the caller gives is the caller's")
        do {
            let container = try fresh()
            _ = try container.get(Receiver.self)
            #expect(try container.get(Sightings.self).all == [Stage.allCases])
        }
    }

    @Test(arguments: Kept.allCases)
    func `through a decorator, or as one, gets it so too`(kept: Kept) throws {
        struct Cover: Piece { let inner: any Piece }
        let seen = Sightings()
        let container = try Container(
            Module("work") {
                Singleton(Tool.init)
                piece(kept)
                Decorate((any Piece).self) { (inner: any Piece) in
                    seen.see(inner)
                    return Cover(inner: inner)
                }
            })
        let asked = kept == .scoped ? try container.scope("job") : container
        let cover = try #require(try asked.get((any Piece).self) as? Cover)
        #expect(seen.all == [Stage.allCases])
        #expect((cover.inner as? Workpiece)?.stages == Stage.allCases)
    }

    @Test(.statement("A52"))
    func `that is handed over gets what the object's own class declares too`() throws {
        let seen = Sightings()
        let container = try Container(
            Module("work") {
                Singleton(Tool.init)
                External(Workpiece.self).worked()
                Singleton { () -> any Piece in Workpiece() }.named("made")
                Prototype(
                    { (piece: any Piece) -> Receiver in
                        seen.see(piece)
                        return Receiver(seen)
                    }, .named("made"))
            })
        _ = try container.get(Receiver.self)
        #expect(seen.all == [Stage.allCases])
    }

    @Test(
        arguments: Kept.allCases
    )
    func `of a failed step gets the error, and nobody the object; the next request begins anew`(kept: Kept) throws {
        for stage in [Stage.injected, .called, .configured] {
            let fails = Variable(true)
            let notes = Journal()
            let seen = Sightings()
            @Sendable func work(_ piece: Workpiece, _ now: Stage) throws {
                piece.note(now)
                notes.note("\(now)")
                if now == stage, fails.value { throw Broken() }
            }
            func breaking<Declaration: ObjectDeclaration>(_ declaration: Declaration) -> Module
            where Declaration.Instance == Workpiece {
                Module("piece") {
                    declaration
                        .inject(nonisolated: "tool") { (piece: Workpiece, _: Tool) in try work(piece, .injected) }
                        .call { piece in try work(piece, .called) }
                        .configure { piece in try work(piece, .configured) }
                }
            }
            let container = try Container(
                Module("work") {
                    Singleton(Tool.init)
                    Value(seen)
                    switch kept {
                    case .singleton: breaking(Singleton { Workpiece() })
                    case .prototype: breaking(Prototype { Workpiece() })
                    case .weak: breaking(Singleton { Workpiece() }.weak())
                    case .scoped: breaking(Scoped("job") { Workpiece() })
                    }
                    Prototype(Receiver.init(piece:seen:))
                })
            let asked = kept == .scoped ? try container.scope("job") : container
            #expect(failure(of: try asked.get(Receiver.self))?.underlying as? Broken == Broken())
            #expect(failure(of: try asked.get(Workpiece.self))?.id == .constructionFailed)
            #expect(seen.all.isEmpty)
            #expect(try !asked.isBuilt(Workpiece.self))
            fails.value = false
            _ = try asked.get(Receiver.self)
            #expect(seen.all == [Stage.allCases])
        }
    }

    // MARK: Declaring

    private func piece(_ kept: Kept) -> Module {
        Module("piece") {
            switch kept {
            case .singleton: Singleton(Workpiece.init as @Sendable () -> Workpiece).worked().named("piece")
            case .prototype: Prototype { Workpiece() }.worked().named("piece")
            case .weak: Singleton { Workpiece() }.weak().worked().named("piece")
            case .scoped: Scoped("job") { Workpiece() }.worked().named("piece")
            }
        }
    }

    private func receiving(_ way: Way, _ kept: Kept, _ link: Variable<Container?>) -> Module {
        switch way {
        case .initializer: declared(way, kept, Receiver.init(piece:seen:))
        case .factory:
            declared(way, kept) { (seen: Sightings, piece: Workpiece) in
                seen.see(piece)
                return Receiver(seen)
            }
        case .ownersMethod:
            Module("receiver") {
                switch kept {
                case .prototype: Prototype(of: Workpiece.self, Workpiece.receiver(seen:))
                case .scoped: Scoped("job", of: Workpiece.self, Workpiece.receiver(seen:))
                default: Singleton(of: Workpiece.self, Workpiece.receiver(seen:))
                }
            }
        case .methodsParameter:
            Module("receiver") {
                Singleton(Workbench.init)
                switch kept {
                case .prototype: Prototype(of: Workbench.self, Workbench.receiver(piece:))
                case .scoped: Scoped("job", of: Workbench.self, Workbench.receiver(piece:))
                default: Singleton(of: Workbench.self, Workbench.receiver(piece:))
                }
            }
        case .keyPath, .injectionPoint, .call, .configure: declared(way, kept) { (seen: Sightings) in Receiver(seen) }
        case .lazy:
            declared(way, kept) { (seen: Sightings, piece: Lazy<Workpiece>) throws in
                seen.see(try piece.get())
                return Receiver(seen)
            }
        case .provider:
            declared(way, kept) { (seen: Sightings, piece: Provider<Workpiece>) throws in
                seen.see(try piece.get())
                return Receiver(seen)
            }
        case .providerOfList:
            declared(way, kept) { (seen: Sightings, pieces: Provider<[Workpiece]>) throws in
                seen.see(try pieces.get())
                return Receiver(seen)
            }
        case .list:
            declared(way, kept) { (seen: Sightings, pieces: [Workpiece]) in
                seen.see(pieces)
                return Receiver(seen)
            }
        case .dictionary:
            declared(way, kept) { (seen: Sightings, pieces: [String: Workpiece]) in
                seen.see(pieces.values)
                return Receiver(seen)
            }
        case .optional:
            declared(way, kept) { (seen: Sightings, piece: Workpiece?) in
                if let piece { seen.see(piece) }
                return Receiver(seen)
            }
        case .callback: declared(way, kept, Receiver.init(asking:seen:))
        case .factoryThatAsks:
            declared(way, kept) { (seen: Sightings) throws in
                if let container = link.value { seen.see(try container.get(Workpiece.self)) }
                return Receiver(seen)
            }
        }
    }

    private func declared<each Parameter>(
        _ way: Way, _ kept: Kept, _ make: @escaping @Sendable (repeat each Parameter) throws -> Receiver
    ) -> Module {
        func stepped<Declaration: ObjectDeclaration>(_ declaration: Declaration) -> Declaration
        where Declaration.Instance == Receiver {
            switch way {
            case .keyPath: declaration.inject(\.piece)
            case .injectionPoint:
                declaration.inject(nonisolated: "taken") { (receiver: Receiver, piece: Workpiece) in
                    receiver.take(piece)
                }
            case .call: declaration.call { (receiver: Receiver, piece: Workpiece) in receiver.take(piece) }
            case .configure: declaration.configure { (receiver: Receiver, piece: Workpiece) in receiver.take(piece) }
            default: declaration
            }
        }
        return Module("receiver") {
            switch kept {
            case .prototype: stepped(Prototype(make))
            case .scoped: stepped(Scoped("job", make))
            default: stepped(Singleton(make))
            }
        }
    }
}
