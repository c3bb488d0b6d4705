import Alchemic
import TestSupport
import Testing

@Suite("Problems of no definition") struct ProblemOrderTests {
    @Test
    func
        `problems of no definition stand in the order of their places, whatever their ids, before those of definitions`()
    {
        let places: [(id: Diagnostic.ID, file: String, line: UInt32)] = [
            (.ambiguous, "b.yml", 2), (.cycle, "b.yml", 1), (.missingBinding, "a.yml", 9),
        ]
        let elements = places.map { place in
            ModuleElement(
                Diagnostic(
                    place.id, "wrong",
                    at: Definition.SourceLocation(file: place.file, line: place.line, column: 1)))
        }
        let definition = Module("words") { Prototype { (_: Int) in "" } }
        let found = problems(of: Module("files", elements: definition.contents + elements))
        #expect(found.map(\.id) == [.missingBinding, .cycle, .ambiguous, .missingBinding])
        #expect(found.prefix(3).map(\.location?.line) == [9, 1, 2])
    }

    @Test
    func `stand by the place in their module, where they have one there, wherever that is written`() {
        let words = Module("words") { Value("").named("a").named("b") }
        let decorators = Module("decorators") { Decorate(Int.self) { (number: Int) in number } }
        #expect(problems(of: decorators, words).map(\.id) == [.decoratorOfNothing, .severalNames])
    }

    @Test
    func `decorators before the first definition stand as they are listed, after problems of no definition`() {
        let second = Module("second") { Decorate(Int.self) { (number: Int) in number } }
        let first = Module("first") { Decorate(String.self) { (text: String) in text } }
        let place = Definition.SourceLocation(file: "z.yml", line: 1, column: 1)
        let file = Module("file", elements: [ModuleElement(Diagnostic(.ambiguous, "wrong", at: place))])
        let words = Module("words") { Value(true).named("a").named("b") }
        let found = problems(of: first, second, words, file)
        #expect(found.map(\.id) == [.ambiguous, .decoratorOfNothing, .decoratorOfNothing, .severalNames])
        #expect(found[1].headline.contains("`String`"))
    }
}
