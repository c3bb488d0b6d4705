import Alchemic
import TestSupport
import Testing

private protocol Reader: Sendable {
    var suffix: String { get }
}

private final class TextReader: Reader {
    let suffix = "txt"
}

private final class PageReader: Reader {
    let suffix = "html"
}

private final class Draft {}

private final class Session: Sendable {}

private struct Report: Sendable {
    let session: Session
}

@Suite struct GettingTests {
    private static let readers = Module("Readers") {
        Singleton { TextReader() }.named("text").tagged("plain")
        Singleton { PageReader() }.named("page").primary()
        Prototype(Draft.init)
        Value(3)
    }

    @Test(.statement("A54")) func `asking follows the rules of injection`() throws {
        let container = try Container(Self.readers)
        let text = try container.get(TextReader.self)
        #expect(try container.get((any Reader).self) is PageReader)
        #expect(try container.get((any Reader).self, .type(TextReader.self)) as? TextReader === text)
        #expect(try container.get((any Reader).self, .named("text")) as? TextReader === text)
        #expect(try container.get((any Reader).self, .tagged("plain")) as? TextReader === text)
        #expect(try container.get([any Reader].self).map(\.suffix) == ["txt", "html"])
        #expect(try container.all(of: (any Reader).self, .tagged("plain")).map(\.suffix) == ["txt"])
        #expect(try container.get([String: any Reader].self).mapValues(\.suffix) == ["text": "txt", "page": "html"])
        #expect(try container.get(TextReader?.self) === text)
        #expect(try container.get(Session?.self) == nil)
        #expect(try container.getIfDeclared(Session.self) == nil)
        #expect(try container.get(Lazy<TextReader>.self).get() === text)
        let drafts = try container.get(Provider<Draft>.self)
        #expect(try drafts.get() !== drafts.get())
    }

    @Test(.statement("A54")) func `without a query the type of the result is used`() throws {
        let container = try Container(Self.readers)
        let text: TextReader = try container.get()
        let readers: [any Reader] = try container.get()
        let count: Int = try container.get()
        #expect(readers.first as? TextReader === text)
        #expect(count == 3)
    }

    @Test(.statement("A55")) func `asking with a constant returns it`() throws {
        let container = try Container(Self.readers)
        let reader = TextReader()
        #expect(try container.get(Int.self, .value(5)) == 5)
        #expect(try container.get(String.self, .value("not declared at all")) == "not declared at all")
        #expect(try container.get((any Reader).self, .value(reader)) as? TextReader === reader)
        #expect(try container.get(Int?.self, .value(nil)) == nil)
        #expect(try container.get([Int].self, .value([1, 2])) == [1, 2])
        // Another constant of the same type is not the one before.
        #expect(try container.get(Int.self, .value(6)) == 6)
    }

    @Test(.statement("A64", "T29")) func `asking for an external that is not set is an error that says so`() throws {
        let session = External(Session.self)
        let container = try Container(
            Module("Reports") {
                session
                Singleton(Report.init(session:))
            })
        let direct = #expect(throws: ResolutionError.self) { try container.get(Session.self) }
        #expect(direct?.id == .externalNotSet)
        #expect(direct?.headline == "the external `Session` has not been set")
        #expect(direct?.location == session.definition.location)

        let indirect = #expect(throws: ResolutionError.self) { try container.get(Report.self) }
        #expect(indirect?.id == .externalNotSet)
        #expect(indirect?.path == ["Report", "Session"])
        // It is declared: an optional does not hide that it is missing.
        let optional = #expect(throws: ResolutionError.self) { try container.get(Session?.self) }
        #expect(optional?.id == .externalNotSet)
    }
}
