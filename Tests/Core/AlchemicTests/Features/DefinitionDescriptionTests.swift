import Alchemic
import TestSupport
import Testing

private final class Journal: Sendable {}
private final class Page {
    var journal: Journal?
    init(number: Int, journal: Journal, title: String, size: Double) {}
    init() {}
    func turn(to journal: Journal) {}
}

@Suite("A definition prints what it is, what it takes and what is done to its object")
struct DefinitionDescriptionTests {
    private static func words(_ element: some TypedDeclaration) -> String {
        element.definition.description.replacing(#/ \(AlchemicTests/.*\)$/#, with: " (place)")
    }

    @Test
    func `one without parameters and steps is its lifetime, its type and its place`() {
        #expect(Self.words(Singleton { Journal() }) == "singleton Journal (place)")
        #expect(Self.words(Singleton { Journal() }.named("main")) == "singleton Journal \"main\" (place)")
    }

    @Test
    func `each parameter has its type, and its query if there is one; constants are not shown`() {
        #expect(
            Self.words(Prototype { (_: Journal, _: Int) in Page() }) == "prototype Page takes Journal, Int (place)")
        #expect(
            Self.words(
                Prototype(Page.init(number:journal:title:size:), .argument, .auto, .named("title"), .value(5)))
                == "prototype Page takes Int (an argument), Journal, String (named \"title\"), "
                + "Double (a constant value) (place)")
    }

    @Test
    func `steps are there in order, with their names`() {
        let page = Prototype { Page() }.inject(\.journal, name: "journal")
            .call(name: "turn(to:)") { (page: Page, journal: Journal) in page.turn(to: journal) }
            .call { (page: Page, journal: Journal) in page.turn(to: journal) }
            .configure { _ in }
        #expect(
            Self.words(page)
                == "prototype Page, then injection point journal, call turn(to:), call, configure step (place)")
        #expect(
            Self.words(Prototype { (_: Journal) in Page() }.configure { _ in })
                == "prototype Page takes Journal, then configure step (place)")
    }
}
