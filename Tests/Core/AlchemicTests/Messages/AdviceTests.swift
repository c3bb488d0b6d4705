import Alchemic
import AlchemicMain
import Foundation
import TestSupport
import Testing

/// Every edit that a message advises is made, and the graph checked again: it fixes the problem it stands under.
@Suite("Each advice of each message helps") struct AdviceTests {
    /// A wrong module, and what becomes of it by each edit that its message advises.
    struct Advice: Sendable, CustomTestStringConvertible {
        let id: Diagnostic.ID
        let variant: String
        let roots: [any Any.Type]
        let wrong: Module
        let edits: [(words: String, right: Module, roots: [any Any.Type])]

        init(
            _ id: Diagnostic.ID, _ variant: String = "", roots: [any Any.Type] = [],
            @ModuleBuilder of wrong: () -> [ModuleElement], _ edits: [Edit]
        ) {
            self.id = id
            self.variant = variant
            self.roots = roots
            self.wrong = Module("Wrong", wrong)
            self.edits = edits.map { ($0.words, $0.module, $0.roots ?? roots) }
        }

        var testDescription: String { "\(id) \(variant)" }
    }

    /// The words of one edit, and the module after it.
    struct Edit {
        let words: String
        let module: Module
        let roots: [any Any.Type]?

        init(_ words: String, roots: [any Any.Type]? = nil, @ModuleBuilder _ right: () -> [ModuleElement]) {
            self.words = words
            self.roots = roots
            module = Module("Right", right)
        }
    }

    @Test(arguments: AdviceTests.declaring + AdviceTests.finding + AdviceTests.building)
    func fixesWhatItStandsUnder(_ advice: Advice) throws {
        let problems = MessageTests.diagnostics(of: advice.wrong, roots: advice.roots)
        #expect(problems.map(\.id) == [advice.id], "\(problems.text())")
        let help = try #require(problems.first?.help)
        // The message advises these edits and no other.
        var rest = help
        for edit in advice.edits {
            #expect(rest.contains(edit.words), "\(help)")
            rest = rest.replacing(edit.words, with: "", maxReplacements: 1)
        }
        #expect(rest.replacing(#/, or | or |, |; /#, with: "").isEmpty, "not tried: \(rest)")
        for edit in advice.edits {
            let left = MessageTests.diagnostics(of: edit.right, roots: edit.roots)
            #expect(left.isEmpty, "\(edit.words): \(left.text())")
        }
    }

    @Test func everyKindOfProblemHasItsAdviceTried() throws {
        let tried = Set((AdviceTests.declaring + AdviceTests.finding + AdviceTests.building).map(\.id.rawValue))
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Sources/Core/Alchemic/Checking/Diagnostic.swift")
        let ids = try String(contentsOf: file, encoding: .utf8).matches(
            of: #/static let \w+ = Self\(rawValue: "([a-z-]+)"\)/#
        )
        .map { String($0.1) }.filter { $0 != "error" && $0 != "warning" }
        // What no declaration of a module can come to, since the compiler refuses it.
        let impossible: Set = ["argument-count", "not-sendable"]
        #expect(ids.count > 20)
        #expect(Set(ids).subtracting(impossible).subtracting(tried).isEmpty)
    }
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
            if isBroken { throw MessageTests.Failure(description: "no prices") }
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
