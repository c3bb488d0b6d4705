import Alchemic
import TestSupport
import Testing

private struct Connection: Sendable {
    let host: String
    let port: Int
    let retries: Int
}

private protocol Plugin: Sendable {
    var title: String { get }
}

private struct Spelling: Plugin {
    let title = "spelling"
}

private struct Grammar: Plugin {
    let title = "grammar"
}

private struct Editor: Sendable {
    let favourite: any Plugin
    let plugins: [any Plugin]
    let byName: [String: any Plugin]
    let undoLevels: Int
}

private struct Page: Sendable {
    let title: String?
    let footer: String?
}

private final class Sheet: Sendable {
    let title = Variable<String?>("untitled")
}

private final class Printer: Sendable {
    func makePage(title: String, footer: String) -> Page { Page(title: title, footer: footer) }
}

@Suite struct ArgumentsTests {
    @Test(.statement("A20")) func `arguments are in the order of the parameters`() throws {
        let container = try Container(
            Module("Net") {
                Singleton(Connection.init(host:port:retries:), .value("localhost"), .value(80), .value(3))
                Singleton { Printer() }
                Singleton(of: Printer.self, Printer.makePage(title:footer:), .value("top"), .value("bottom"))
            })
        let connection = try container.get(Connection.self)
        #expect(connection.host == "localhost")
        #expect([connection.port, connection.retries] == [80, 3])
        let page = try container.get(Page.self)
        #expect([page.title, page.footer] == ["top", "bottom"])
    }

    @Test(.statement("A21")) func `each argument has a query or a constant and its type decides how many`() throws {
        let container = try Container(
            Module("Editor") {
                Singleton { Spelling() }.named("spelling")
                Singleton { Grammar() }.named("grammar")
                Value(7)
                Singleton(
                    Editor.init(favourite:plugins:byName:undoLevels:), .type(Grammar.self), .auto, .auto, .value(50))
            })
        let editor = try container.get(Editor.self)
        #expect(editor.favourite.title == "grammar")
        #expect(editor.plugins.map(\.title) == ["spelling", "grammar"])
        #expect(editor.byName.mapValues(\.title) == ["spelling": "spelling", "grammar": "grammar"])
        #expect(editor.undoLevels == 50)
    }

    @Test(.statement("A21")) func `a list gets what its query finds`() throws {
        let container = try Container(
            Module("Editor") {
                Singleton { Spelling() }.tagged("small")
                Singleton { Grammar() }
                Prototype(
                    Editor.init(favourite:plugins:byName:undoLevels:), .tagged("small"), .tagged("small"),
                    .value([:]), .value(0))
            })
        let editor = try container.get(Editor.self)
        #expect(editor.favourite.title == "spelling")
        #expect(editor.plugins.map(\.title) == ["spelling"])
        #expect(editor.byName.isEmpty)
    }

    @Test(.statement("A22", "T18")) func `a constant nil is passed and injected as nil`() throws {
        let container = try Container(
            Module("Print") {
                Value("a text")
                Singleton(Page.init(title:footer:), .value(nil), .auto)
                Singleton { Sheet() }.inject(\.title.value, .value(nil))
            })
        let page = try container.get(Page.self)
        #expect(page.title == nil)
        #expect(page.footer == "a text")
        #expect(try container.get(Sheet.self).title.value == nil)
    }
}
