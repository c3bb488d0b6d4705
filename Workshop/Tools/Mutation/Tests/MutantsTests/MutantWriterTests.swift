import Testing

@testable import mutants

@Suite("Mutants of a source")
struct MutantWriterTests {
    private func rewritten(_ source: String) -> (text: String, mutants: [Mutant]) {
        MutantWriter.rewrite(source, file: "A.swift", first: 0) { _ in true }
    }

    @Test(arguments: ["guard isReady else { return }", "if isReady { go() }"])
    func `a condition is negated`(_ source: String) {
        let (text, mutants) = rewritten(source)
        #expect(text.contains("((isReady) != mutated(0))"))
        #expect(mutants.first?.rule == .condition)
    }

    @Test
    func `a comparison becomes its neighbor, and the original is kept`() {
        #expect(rewritten("let isLess = a < b").text == "let isLess = (mutated(0) ? (a <= b) : (a < b))")
        #expect(rewritten("let isSame = a === b").text == "let isSame = ((a === b) != mutated(0))")
    }

    @Test
    func `inner places are changed within the original only`() {
        let (text, mutants) = rewritten("let isIn = a < b && c")
        #expect(text == "let isIn = (mutated(1) ? (a < b || c) : ((mutated(0) ? (a <= b) : (a < b)) && c))")
        #expect(mutants.map(\.rule) == [.comparison, .logic])
    }

    @Test
    func `a statement is left out, unless it is the value of its function`() {
        #expect(rewritten("func f() { one()\n two() }").text.contains("if !mutated(0) { one() }"))
        #expect(rewritten("func f() -> Int { one() }").mutants.isEmpty)
        #expect(rewritten("func f() { count += 1 }").text == "func f() { if !mutated(0) { count += 1 } }")
    }

    @Test
    func `a loop without an end keeps going`() {
        #expect(rewritten("func f() -> Int { while true { step() } }").mutants.isEmpty)
    }

    @Test
    func `an initializer still sets everything`() {
        #expect(rewritten("init() { self.a = 1\n self.b = 2 }").mutants.isEmpty)
    }

    @Test
    func `what is not chosen stays as it is, and keeps its number`() {
        let source = "let a = b < c\nlet d = e > f"
        let (text, mutants) = MutantWriter.rewrite(source, file: "A.swift", first: 7) { $0 == 8 }
        #expect(text == "let a = b < c\nlet d = (mutated(8) ? (e >= f) : (e > f))")
        #expect(mutants.map(\.number) == [7, 8])
    }

    @Test
    func `the same seed chooses the same mutants`() {
        let candidates = rewritten((0..<50).map { "let a\($0) = b\($0) < c" }.joined(separator: "\n")).mutants
        var one = MutantChoice(candidates, seed: 3)
        var other = MutantChoice(candidates, seed: 3)
        #expect(one.take(10) == other.take(10))
        #expect(one.take(10) != MutantChoice(candidates, seed: 3).prefix(10))
    }
}

extension MutantChoice {
    fileprivate func prefix(_ count: Int) -> [Mutant] {
        var copy = self
        return copy.take(count)
    }
}
