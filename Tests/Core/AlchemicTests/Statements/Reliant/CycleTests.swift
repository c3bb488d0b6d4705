import Alchemic
import TestSupport
import Testing

@Suite struct CycleTests {
    // MARK: Cycles of initializers

    final class A: Sendable {
        init(b: B) {}
        init(itself: A) {}
        init(later: Provider<B>) throws { _ = try later.get() }
    }

    final class B: Sendable {
        init(c: C) {}
        init(a: A) {}
    }

    final class C: Sendable {
        init(a: A) {}
    }

    @Test(.statement("R30")) func directCycleOfInitializersIsAnErrorWithItsPath() {
        let found = problems(of: Module("Cycle") { Singleton(A.init(itself:)) })
        #expect(found.map(\.id) == [.cycle])
        #expect(found.first?.path == ["A", "A"])
    }

    @Test(
        .statement("R30"),
        arguments: [
            (0, ["A", "B", "C", "A"]), (1, ["B", "C", "A", "B"]), (2, ["C", "A", "B", "C"]),
        ], [false, true])
    func indirectCycleIsAnErrorFromEveryEntryPointLazyAndEager(entry: (first: Int, path: [String]), isEager: Bool) {
        let made = Journal()
        let a = Singleton { (b: B) in made.noting("A", A(b: b)) }
        let b = Singleton { (c: C) in made.noting("B", B(c: c)) }
        let c = Singleton { (a: A) in made.noting("C", C(a: a)) }
        let contents = [
            (isEager ? a.eager() : a).contents, (isEager ? b.eager() : b).contents, (isEager ? c.eager() : c).contents,
        ]
        let found = problems(
            of: Module("Cycle") { (contents[entry.first...] + contents[..<entry.first]).flatMap { $0 } })
        #expect(found.map(\.id) == [.cycle])
        #expect(found.first?.path == entry.path)
        #expect(made.entries.isEmpty)
    }

    @Test(.statement("R30")) func cycleThatOnlyShowsAsTheProgramRunsIsThrownWithItsPath() throws {
        let module = Module("Cycle") {
            Singleton(A.init(later:))
            Singleton(B.init(a:))
        }
        let fromA = failure(of: try Container(module).get(A.self))
        #expect(fromA?.id == .circularConstruction)
        #expect(fromA?.path == ["A", "B", "A"])
        let fromB = failure(of: try Container(module).get(B.self))
        #expect(fromB?.id == .circularConstruction)
        #expect(fromB?.path == ["B", "A", "B"])
    }

    // MARK: Mixed cycles

    /// Reliant's tree: A.b, A.d, B(a), C(b).a, D.a.
    struct Tree {
        final class A: Sendable {
            let b = Variable<B?>(nil)
            let d = Variable<D?>(nil)
        }

        final class B: Sendable {
            let a: A
            init(a: A) { self.a = a }
        }

        final class C: Sendable {
            let b: B
            let a = Variable<A?>(nil)
            init(b: B) { self.b = b }
        }

        final class D: Sendable {
            let a = Variable<A?>(nil)
        }

        let made = Journal()

        func container(isEager: Bool = false) throws -> Container {
            let made = made
            let a = Singleton { made.noting("A", A()) }.inject(\.b.value).inject(\.d.value)
            let b = Singleton { (a: A) in made.noting("B", B(a: a)) }
            let c = Singleton { (b: B) in made.noting("C", C(b: b)) }.inject(\.a.value)
            let d = Singleton { made.noting("D", D()) }.inject(\.a.value)
            return try Container(
                Module("Tree") {
                    isEager ? c.eager() : c
                    isEager ? d.eager() : d
                    isEager ? b.eager() : b
                    isEager ? a.eager() : a
                })
        }

        func expectOneIdentityEach(in container: Container) throws {
            let a = try container.get(A.self)
            let b = try container.get(B.self)
            let c = try container.get(C.self)
            let d = try container.get(D.self)
            #expect(a.b.value === b)
            #expect(a.d.value === d)
            #expect(b.a === a)
            #expect(c.b === b)
            #expect(c.a.value === a)
            #expect(d.a.value === a)
            #expect(made.entries.sorted() == ["A", "B", "C", "D"])
        }

        enum Entry: CaseIterable {
            case a, b, c, d

            func ask(_ container: Container) throws {
                switch self {
                case .a: _ = try container.get(A.self)
                case .b: _ = try container.get(B.self)
                case .c: _ = try container.get(C.self)
                case .d: _ = try container.get(D.self)
                }
            }

            func ask(async container: Container) async throws {
                switch self {
                case .a: _ = try await container.get(async: A.self)
                case .b: _ = try await container.get(async: B.self)
                case .c: _ = try await container.get(async: C.self)
                case .d: _ = try await container.get(async: D.self)
                }
            }
        }
    }

    @Test(.statement("R31", "T5"), arguments: Tree.Entry.allCases)
    func mixedCyclesHaveOneIdentityEachFromEveryEntryPoint(_ entry: Tree.Entry) throws {
        let tree = Tree()
        let container = try tree.container()
        try entry.ask(container)
        try tree.expectOneIdentityEach(in: container)
    }

    @Test(.statement("R31", "T5"), arguments: Tree.Entry.allCases)
    func theSameWhenAwaited(_ entry: Tree.Entry) async throws {
        let tree = Tree()
        let container = try tree.container()
        try await entry.ask(async: container)
        try tree.expectOneIdentityEach(in: container)
    }

    @Test(.statement("R31", "R23")) func theSameWhenTheStartBuildsThem() async throws {
        let tree = Tree()
        let container = try tree.container(isEager: true)
        try await container.start()
        #expect(tree.made.count == 4)
        try tree.expectOneIdentityEach(in: container)
    }

    // MARK: Prototypes

    final class Left {
        var right: Right?
        var hub: Hub?
    }

    final class Right {
        var left: Left?
    }

    final class Hub: @unchecked Sendable {
        let left: Left
        init(left: Left) { self.left = left }
    }

    @Test(.statement("R32", "T5")) func cycleOfPrototypesAloneIsAnErrorWithItsPath() {
        let found = problems(
            of: Module("Prototypes") {
                Prototype { Left() }.inject(\.right)
                Prototype { Right() }.inject(\.left)
            })
        #expect(found.map(\.id) == [.cycle])
        #expect(found.first?.path == ["Left", "Right", "Left"])
    }

    @Test(.statement("R32")) func noPrototypeIsLostWhileAnotherIsMade() throws {
        let module = Module("Prototypes") {
            Prototype { Left() }.inject(\.hub)
            Singleton(Hub.init(left:))
        }
        let container = try Container(module)
        let left = try container.get(Left.self)
        let hub = try container.get(Hub.self)
        #expect(left.hub === hub)
        #expect(hub.left !== left)
        #expect(hub.left.hub === hub, "the one made in between is injected too")

        let fromHub = try Container(module).get(Hub.self)
        #expect(fromHub.left.hub === fromHub)
    }
}
