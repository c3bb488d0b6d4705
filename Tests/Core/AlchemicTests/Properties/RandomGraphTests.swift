import Alchemic
import Foundation
import TestSupport
import Testing

private final class Part: Sendable {
    let name: String
    let count: Int
    init(_ name: String, _ parts: [Part]) {
        self.name = name
        count = 1 + parts.count
    }
}

private final class Ring: Sendable {
    init(_ other: Ring) {}
}

private final class Held: Sendable {}

private final class Holder: Sendable {
    init(_ held: Held) {}
}

/// A mistake that was put into a graph on purpose: what should be reported, and a word of its message.
private struct Planted: Hashable, CustomStringConvertible {
    let id: Diagnostic.ID
    let word: String
    var description: String { "\(id) about \(word)" }
}

/// Random graphs with random mistakes in random places.
private struct RandomGraph {
    var elements: [[ModuleElement]] = []
    var planted: Set<Planted> = []
    var names: [String] = []

    init(_ generator: inout SeededGenerator, mistakes: Int) {
        let count = Int.random(in: 2...30, using: &generator)
        for number in 0..<count {
            let users = (number + 1..<max(number + 2, count)).filter { _ in Bool.random(using: &generator) }
            let tags = users.map { Definition.Tag("of \($0)") }
            let make: @Sendable ([Part]) -> Part = { Part("\(number)", $0) }
            names.append("part \(number)")
            if Bool.random(using: &generator) {
                let declaration = Singleton(make, .tagged("of \(number)")).named("part \(number)")
                elements.append(tags.reduce(declaration) { $0.tagged($1) }.contents)
            } else {
                let declaration = Prototype(make, .tagged("of \(number)")).named("part \(number)")
                elements.append(tags.reduce(declaration) { $0.tagged($1) }.contents)
            }
        }
        for number in 0..<mistakes { plant(number, &generator) }
        elements.shuffle(using: &generator)
    }

    private mutating func plant(_ number: Int, _ generator: inout SeededGenerator) {
        func expect(_ id: Diagnostic.ID, _ word: String) { planted.insert(Planted(id: id, word: word)) }
        let name = "wrong \(number)."
        switch Int.random(in: 0..<9, using: &generator) {
        case 0:
            let ghost = "ghost \(number)."
            elements.append(Singleton({ (part: Part) in Part("", [part]) }, .named(ghost)).named(name).contents)
            expect(.missingName, ghost)
        case 1:
            elements.append(Singleton { Part("", []) }.named(name).contents)
            elements.append(Singleton { Part("", []) }.named(name).contents)
            expect(.duplicateName, name)
        case 2:
            let other = "\(name)other"
            elements.append(Singleton({ Ring($0) }, .named(other)).named(name).contents)
            elements.append(Prototype({ Ring($0) }, .named(name)).named(other).contents)
            expect(.cycle, name)
        case 3:
            let held = "\(name)held"
            elements.append(Scoped(Scope("scope \(number)"), { Held() }).named(held).contents)
            elements.append(Singleton({ Holder($0) }, .named(held)).named(name).contents)
            expect(.captiveScope, name)
        case 4:
            elements.append(
                Singleton({ (part: Part) in Part("", [part]) }, .named("part 0").tagged("x")).named(name).contents)
            expect(.illegalQuery, name)
        case 5:
            elements.append(Singleton({ (held: Held) in Holder(held) }, .named("part 0")).named(name).contents)
            // However many need it: one mistake.
            expect(.typeMismatch, "\"part 0\"")
        case 6:
            elements.append(
                Singleton({ (all: [Part]) in Part("", all) }, .tagged("none \(number)").atLeast(1)).named(name).contents
            )
            expect(.tooFew, name)
        case 7:
            elements.append(Singleton { Part("", []) }.named(name).overriding(named: "nobody \(number).").contents)
            expect(.overrideOfNothing, name)
        default:
            elements.append(Singleton { Part("", []) }.named(name).as((any Error).self).contents)
            expect(.brokenPromise, name)
        }
    }
}

@Suite("Random graphs")
struct RandomGraphTests {
    @Test("what the check accepts resolves in full")
    func accepted() throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        var generator = SeededGenerator(seed: seed)
        for round in 0..<150 {
            let graph = RandomGraph(&generator, mistakes: 0)
            let container = try Container(Module("random") { for element in graph.elements { element } })
            for name in graph.names.shuffled(using: &generator) {
                #expect(throws: Never.self, "seed \(seed), round \(round)") {
                    try container.get(Part.self, .named(name))
                }
            }
        }
    }

    @Test("of what the check rejects, exactly the planted mistakes are reported")
    func rejected() throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        var generator = SeededGenerator(seed: seed)
        for round in 0..<300 {
            let graph = RandomGraph(&generator, mistakes: Int.random(in: 1...6, using: &generator))
            do {
                _ = try Graph(Module("random") { for element in graph.elements { element } })
                Issue.record("seed \(seed), round \(round): nothing was reported of \(graph.planted)")
            } catch {
                // That nobody has a part's tag is a warning, and no mistake of the graph.
                let reported = error.diagnostics.filter { $0.severity == .error }.map { diagnostic in
                    graph.planted.first {
                        $0.id == diagnostic.id && diagnostic.text(.plain).contains($0.word)
                    }
                }
                #expect(!reported.contains(nil), "seed \(seed), round \(round): \(error)")
                #expect(Set(reported) == Set(graph.planted), "seed \(seed), round \(round)")
                #expect(reported.count == graph.planted.count, "seed \(seed), round \(round): \(error)")
            }
        }
    }

    @Test("the order of the problems is that of the declarations, whatever the order of finding them")
    func order() throws {
        var generator = SeededGenerator(seed: 7)
        let graph = RandomGraph(&generator, mistakes: 6)
        let module = Module("random") { for element in graph.elements { element } }
        let texts = (0..<10).map { _ in
            do throws(GraphError) {
                _ = try Graph(module)
                return ""
            } catch {
                return error.description
            }
        }
        #expect(Set(texts).count == 1)
        #expect(!texts[0].isEmpty)
    }
}
