import Alchemic
import AlchemicMain
import TestSupport
import Testing

/// Every edit that a message advises is made, and the graph checked again: it fixes the problem it stands under.
@Suite("Each advice of each message helps") struct AdviceTests {
    /// A wrong module, and what becomes of it by each edit that its message advises.
    struct Advice: Sendable, CustomTestStringConvertible {
        let id: Diagnostic.ID
        let variant: String
        let roots: [any Any.Type]
        let wrong: [ModuleElement]
        let beside: [ModuleElement]
        let edits: [Edit]

        /// An edit changes what is wrong, or adds to it; what stands beside it stays.
        init(
            _ id: Diagnostic.ID, _ variant: String = "", roots: [any Any.Type] = [],
            @ModuleBuilder _ wrong: () -> [ModuleElement], @ModuleBuilder beside: () -> [ModuleElement] = { [] },
            @ListBuilder<Edit> edits: () -> [Edit]
        ) {
            self.id = id
            self.variant = variant
            self.roots = roots
            self.wrong = wrong()
            self.beside = beside()
            self.edits = edits()
        }

        var testDescription: String { "\(id) \(variant)" }
    }

    /// The words of one edit, and what it makes of what is wrong.
    struct Edit: Sendable {
        let words: String
        let roots: [any Any.Type]?
        let isAdded: Bool
        let elements: [ModuleElement]
    }

    /// An edit that writes something instead of what is wrong.
    static func instead(
        _ words: String, roots: [any Any.Type]? = nil, @ModuleBuilder _ right: () -> [ModuleElement]
    ) -> Edit { Edit(words: words, roots: roots, isAdded: false, elements: right()) }

    /// An edit that adds something.
    static func also(
        _ words: String, roots: [any Any.Type]? = nil, @ModuleBuilder _ more: () -> [ModuleElement]
    ) -> Edit { Edit(words: words, roots: roots, isAdded: true, elements: more()) }

    static func advices(@ListBuilder<Advice> _ rows: () -> [Advice]) -> [Advice] { rows() }

    static let all = declaring + finding + building

    @Test(arguments: all) func `fixes what it stands under`(_ advice: Advice) throws {
        func diagnostics(of elements: [ModuleElement], _ roots: [any Any.Type]? = nil) -> [Diagnostic] {
            MessageTests.diagnostics(
                of: Module("Shop", elements: advice.beside + elements), roots: roots ?? advice.roots)
        }
        let problems = diagnostics(of: advice.wrong)
        #expect(problems.map(\.id) == [advice.id], "\(problems.text())")
        let rest = try Self.rest(of: #require(problems.first?.help), without: advice.edits.map(\.words))
        #expect(rest.isEmpty, "not tried: \(rest)")
        for edit in advice.edits {
            let left = diagnostics(of: (edit.isAdded ? advice.wrong : []) + edit.elements, edit.roots)
            #expect(left.isEmpty, "\(edit.words): \(left.text())")
        }
    }

    /// What a message advises besides some edits, each of which it has to advise.
    static func rest(of help: String, without edits: [String]) -> String {
        var rest = help
        for words in edits {
            #expect(rest.contains(words), "\(help)")
            rest = rest.replacing(words, with: "", maxReplacements: 1)
        }
        return rest.replacing(#/ or |[,:; ]/#, with: "")
    }

    @Test func `every kind of problem has its advice tried`() throws {
        let tried = (Self.all.map(\.id) + RequestAdviceTests.all.map(\.id)).map(\.rawValue)
        // What somebody else threw, what a canceled task is told, and what is no problem of modules and requests alone.
        let others: Set = [
            "adapted-delegate", "canceled", "construction-failed", "controller-gone", "generic-self-declaring", "live",
            "main-actor-blocked", "main-start-failed", "no-container", "not-configured", "not-started",
            "opened-before-override", "owners-in-circle", "second-copy", "start-failed", "stop-failed",
            "typed-container", "unlisted-module",
        ]
        #expect(try DocumentationText.problems().subtracting(tried) == others)
    }
}

/// The rows of a table, each of which the compiler looks at by itself.
@resultBuilder enum ListBuilder<Element> {
    static func buildBlock(_ rows: Element...) -> [Element] { rows }
}

// MARK: What the modules are made of

extension AdviceTests {
    protocol Plugin: Sendable {}
    final class Spelling: Plugin {}
    final class Grammar: Plugin {}

    protocol Repository<Entity>: Sendable {
        associatedtype Entity
    }
    struct User: Sendable {}
    struct Users: Repository {
        typealias Entity = User
    }

    final class Log: Sendable {}
    actor Mailbox {}
    final class Takes<Form: Sendable>: Sendable {
        init(_ form: Form) {}
    }
    final class Keeps<Form: Sendable>: @unchecked Sendable {
        var form: Form?
    }
    /// What is not shared.
    final class Gets<Form> {
        var form: Form?
    }
    struct Prices: DefinitionSource {
        let name = "prices"
        var isBroken: Bool
        func definitions() throws -> [Definition] {
            if isBroken { throw Broken() }
            return []
        }
    }
    struct Methods: ConfigurationSource {
        var alias: String?
        func log() -> Log { ConfigurationCall.answer(in: Methods.self) { () -> Log in Log() } }
        func declare(_ methods: inout ConfigurationMethods) {
            let log = Singleton(log)
            methods.add(alias.map { log.alias($0) } ?? log, method: "log()")
        }
    }

    /// Modules that a function makes, each time anew.
    static func logging() -> Module { Module("Logging") { Singleton(Log.init).named("log") } }
    static func unnamedLogging() -> Module { Module("Logging") { Singleton(Log.init) } }
    static let loggingOnce = logging()
}
