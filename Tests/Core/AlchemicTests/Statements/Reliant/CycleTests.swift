import Alchemic
import TestSupport
import Testing

@Suite struct CycleTests {
    // MARK: Cycles of initializers

    final class A: Sendable {
        init(b: B) {}
        init(later: Provider<B>) throws { _ = try later.get() }
    }

    final class B: Sendable {
        init(c: C) {}
        init(a: A) {}
    }

    final class C: Sendable {
        init(a: A) {}
    }

    @Test(
        .statement("R30"),
        arguments: [
            (0, ["A", "B", "C", "A"]), (1, ["B", "C", "A", "B"]), (2, ["C", "A", "B", "C"]),
        ], [false, true])
    func `indirect cycle is an error from every entry point lazy and eager`(
        entry: (first: Int, path: [String]), isEager: Bool
    ) {
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

    @Test(.statement("R30")) func `cycle that only shows as the program runs is thrown with its path`() throws {
        let module = Module("Cycle") {
            Singleton(A.init(later:))
            Singleton(B.init(a:))
        }
        let fromA = failure(of: try Container(module).get(A.self))
        #expect(fromA?.id == .circularConstruction)
        #expect(fromA?.path == ["A", "B", "A"])
        let fromB = failure(of: try Container(module).get(B.self))
        #expect(fromB?.id == .circularConstruction)
        #expect(fromB?.path == ["B", "A", "B", "A"])
    }

    // MARK: Prototypes

    final class Left {
        var right: Right?
    }

    final class Right {
        var left: Left?
    }

    @Test(.statement("R32", "T5")) func `cycle of prototypes alone is an error with its path`() {
        let found = problems(
            of: Module("Prototypes") {
                Prototype { Left() }.inject(\.right)
                Prototype { Right() }.inject(\.left)
            })
        #expect(found.map(\.id) == [.cycle])
        #expect(found.first?.path == ["Left", "Right", "Left"])
    }
}
