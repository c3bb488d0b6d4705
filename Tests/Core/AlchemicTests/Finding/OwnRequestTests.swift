import Alchemic
import TestSupport
import Testing

private protocol Handler: Sendable {
    var words: String { get }
}

private struct First: Handler { let words = "first" }
private struct Second: Handler { let words = "second" }

/// A handler that is made of handlers.
private final class Composite: Handler {
    let handlers: [any Handler]
    init(handlers: [any Handler]) { self.handlers = handlers }
    var words: String { "(" + handlers.map(\.words).joined(separator: " ") + ")" }
}

private final class Named: Handler {
    let inner: any Handler
    init(inner: any Handler) { self.inner = inner }
    var words: String { "named " + inner.words }
}

private final class Log: Sendable {
    let parent: Log?
    init(parent: Log? = nil) { self.parent = parent }
}

@Suite("Nobody answers their own request")
struct OwnRequestTests {
    @Test("a composite that is a handler takes all the others", .statement("A32"))
    func composite() throws {
        let container = try Container(
            Module("handlers") {
                Singleton(First.init)
                Singleton(Composite.init(handlers:)).primary()
                Singleton(Second.init)
            })
        #expect(try container.get((any Handler).self).words == "(first second)")
        #expect(try container.get([any Handler].self).map(\.words) == ["first", "(first second)", "second"])
    }

    @Test("a composite with nothing to hold is empty, and short of a number is an error")
    func emptyComposite() throws {
        #expect(try Container(Module("m") { Singleton(Composite.init(handlers:)) }).get(Composite.self).words == "()")
        let found = Module("m") { Singleton(Composite.init(handlers:), .all(atLeast: 1)) }.diagnostics
        #expect(found.map(\.id) == [.tooFew])
    }

    @Test("two composites hold one another, which is a cycle")
    func twoComposites() {
        let found = Module("m") {
            Singleton(Composite.init(handlers:)).named("one")
            Singleton(Composite.init(handlers:)).named("two")
        }.diagnostics
        #expect(found.map(\.id) == [.cycle])
    }

    @Test("not through forms of it either: dictionary, lazy list, list of providers, optional")
    func forms() throws {
        let container = try Container(
            Module("handlers") {
                Singleton(First.init).named("first")
                Singleton { (all: [String: any Handler]) in Composite(handlers: Array(all.values)) }.named("dictionary")
                Singleton { (handlers: Lazy<[any Handler]>) in [handlers] }.as((any Sendable).self)
                Singleton({ (maybe: (any Handler)?) in Named(inner: maybe ?? Second()) }, .type(First.self)).named(
                    "optional")
            })
        #expect(try container.get(Composite.self, .named("dictionary")).handlers.count == 2)
    }

    @Test("a wrapper of the same protocol takes what is left, and is what others ask for if it is primary")
    func wrapper() throws {
        let container = try Container(
            Module("handlers") {
                Singleton(First.init)
                Singleton(Named.init(inner:)).primary()
            })
        #expect(try container.get((any Handler).self).words == "named first")
    }

    @Test("an optional of what only the asker provides is a cycle, as is the thing itself")
    func nothingElse() {
        #expect(Module("m") { Singleton(Named.init(inner:)) }.diagnostics.map(\.id) == [.cycle])
        let optional = Module("m") { Singleton { (log: Log?) in Log(parent: log) } }
        #expect(optional.diagnostics.map(\.id) == [.cycle])
    }

    @Test("a named one takes the plain one", arguments: [true, false])
    func namedTakesPlain(isPlainFirst: Bool) throws {
        let plain = Module("plain") { Singleton { Log() }.primary() }
        let named = Module("named") { Singleton { (plain: Log) in Log(parent: plain) }.named("audit") }
        let container = try isPlainFirst ? Container(plain, named) : Container(named, plain)
        let audit = try container.get(Log.self, .named("audit"))
        #expect(try audit.parent === container.get(Log.self))
        #expect(audit.parent?.parent == nil)
    }

    @Test("by a name it may, which is a cycle where it is no injection point")
    func byName() throws {
        let itself = Module("m") {
            Singleton({ (log: Log) in Log(parent: log) }, .named("log")).named("log")
            Singleton { Log() }
        }
        #expect(itself.diagnostics.map(\.id) == [.cycle])
    }

    @Test("of two others, one has to be primary, the asker's own rank aside")
    func severalLeft() throws {
        func module(_ first: Bool) -> Module {
            Module("handlers") {
                if first { Singleton(First.init).primary() } else { Singleton(First.init) }
                Singleton(Second.init)
                Singleton(Named.init(inner:)).named("wrapper")
            }
        }
        #expect(try Container(module(true)).get(Named.self).words == "named first")
        #expect(module(false).diagnostics.map(\.id) == [.ambiguous])
    }

    @Test("an injection point gets another as well")
    func injectionPoint() throws {
        final class Node: Sendable {
            let next = Variable<Node?>()
        }
        let container = try Container(
            Module("nodes") {
                Singleton { Node() }.named("one").inject(\.next.value, .type(Node.self))
                Singleton { Node() }.named("two").inject(nonisolated: "next") { (node: Node, next: Node) in
                    node.next.value = next
                }
            })
        let one = try container.get(Node.self, .named("one"))
        let two = try container.get(Node.self, .named("two"))
        #expect(one.next.value === two && two.next.value === one)
        one.next.value = nil
    }

    @Test("a child's stand-in takes its parent's real thing")
    func child() throws {
        let parent = try Container(Module("parent") { Singleton(First.init) })
        let child = try Container(Module("child") { Singleton(Named.init(inner:)) }, parent: parent)
        #expect(try child.get((any Handler).self).words == "named first")
        #expect(try parent.get((any Handler).self).words == "first")
    }
}
