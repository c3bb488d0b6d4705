import Alchemic
import Foundation
import TestSupport
import Testing

/// Every edit that the message of a failed request advises is made: after it, nothing fails.
@Suite("Each advice of each failed request helps") struct RequestAdviceTests {
    /// A request that fails, and what works by each edit that its message advises.
    struct Advice: Sendable, CustomTestStringConvertible {
        let id: Diagnostic.ID
        let variant: String
        let wrong: @Sendable () async throws -> Void
        let edits: [Edit]

        init(
            _ id: Diagnostic.ID, _ variant: String = "", _ wrong: @escaping @Sendable () async throws -> Void,
            @ListBuilder<Edit> edits: () -> [Edit]
        ) {
            self.id = id
            self.variant = variant
            self.wrong = wrong
            self.edits = edits()
        }

        var testDescription: String { "\(id) \(variant)" }
    }

    /// The words of one edit, and the program after it.
    struct Edit: Sendable {
        let words: String
        let right: @Sendable () async throws -> Void

        init(_ words: String, _ right: @escaping @Sendable () async throws -> Void) {
            self.words = words
            self.right = right
        }
    }

    static func advices(@ListBuilder<Advice> _ rows: () -> [Advice]) -> [Advice] { rows() }

    static let all = finding + making + living + giving

    @Test(arguments: all)
    func `fixes what it stands under`(_ advice: Advice) async throws {
        let failure = await #expect(throws: (any Error).self) { try await advice.wrong() }
        let failed = (failure as? StartError)?.failures.first?.error ?? failure
        let error = try #require(failed as? ResolutionError)
        #expect(error.id == advice.id, "\(error)")
        let help = error.description.split(separator: "help: ").dropFirst().first?
            .split(separator: #/\n +docs: /#).first
        let text = try #require(help).description.trimmingCharacters(in: .newlines).replacing(#/\n +/#, with: " ")
        let rest = AdviceTests.rest(of: text, without: advice.edits.map(\.words))
        #expect(rest.isEmpty, "not tried: \(rest)")
        for edit in advice.edits {
            await #expect(throws: Never.self, "\(edit.words)") { try await edit.right() }
        }
    }

    @Test func `a start that takes longer than its limit`() async throws {
        func container(within limit: Duration, _ duration: Duration) throws -> Container {
            try Self.shop {
                Singleton(Engine.init).eager().onStart(within: limit) { _ in try await Task.sleep(for: duration) }
            }
        }
        let late = try container(within: .milliseconds(5), .seconds(60))
        let error = await #expect(throws: StartError.self) { try await late.start() }
        #expect(
            "\(try #require(error))".contains("allow more time with `.onStart(within:)`, or find what it waits for"))
        try await container(within: .seconds(60), .milliseconds(5)).start()
        try await container(within: .seconds(60), .zero).start()
    }
}

// MARK: What the modules are made of

extension RequestAdviceTests {
    protocol Gateway: Sendable {}
    final class Card: Gateway {}
    final class Cash: Gateway {}
    final class Log: Sendable {}
    final class Engine: Sendable {}
    final class Car: Sendable {
        init(engine: Engine) {}
    }
    final class Pane {}
    protocol Shown {}
    @MainActor final class Gauge: @MainActor Shown {
        nonisolated init() {}
    }
    @globalActor actor Elsewhere { static let shared = Elsewhere() }
    @Elsewhere final class OnItsActor: @Elsewhere InjectionAware, Sendable {
        nonisolated init() {}
        func didInjectDependencies() {}
    }
    @MainActor final class OnTheMainActor: @MainActor InjectionAware, Sendable {
        nonisolated init() {}
        func didInjectDependencies() {}
    }
    final class OnNone: InjectionAware, Sendable {
        func didInjectDependencies() {}
    }

    /// A container of some declarations.
    static func shop(@ModuleBuilder _ contents: () -> [ModuleElement]) throws -> Container {
        try Container(Module("Shop", contents))
    }
}

// MARK: Finding

extension RequestAdviceTests {
    static let finding = advices {
        Advice(.missingBinding, "class") {
            _ = try shop {}.get(Log.self)
        } edits: {
            Edit("declare it, `Singleton(Log.init)`") { _ = try shop { Singleton(Log.init) }.get(Log.self) }
            Edit("as a `Prototype` if it is not `Sendable`") { _ = try shop { Prototype(Log.init) }.get(Log.self) }
        }
        Advice(.missingBinding, "protocol") {
            _ = try shop {}.get((any Gateway).self)
        } edits: {
            Edit("declare a type that conforms to it, `Singleton(SomeType.init).as((any Gateway).self)`") {
                _ = try shop { Singleton(Card.init).as((any Gateway).self) }
                    .get((any Gateway).self)
            }
        }
        Advice(.missingName, "near") {
            _ = try shop { Singleton(Card.init).named("card") }.get(Card.self, .named("cart"))
        } edits: {
            Edit("use the name \"card\"") {
                _ = try shop { Singleton(Card.init).named("card") }.get(Card.self, .named("card"))
            }
            Edit("name a definition \"cart\"") {
                _ = try shop { Singleton(Card.init).named("cart") }.get(Card.self, .named("cart"))
            }
        }
        Advice(.missingName, "unlike all") {
            _ = try shop { Singleton(Card.init) }.get(Card.self, .named("left"))
        } edits: {
            Edit("add `.named(\"left\")` to a definition of `Card`") {
                _ = try shop { Singleton(Card.init).named("left") }.get(Card.self, .named("left"))
            }
        }
        Advice(.ambiguous) {
            _ = try shop { both() }.get((any Gateway).self)
        } edits: {
            Edit("mark one `.primary()`") {
                _ = try shop {
                    Singleton(Card.init).named("card").as((any Gateway).self).primary()
                    Singleton(Cash.init).as((any Gateway).self)
                }.get((any Gateway).self)
            }
            Edit("resolve one by name or type") {
                let container = try shop { both() }
                _ = try container.get((any Gateway).self, .named("card"))
                _ = try container.get((any Gateway).self, .type(Cash.self))
            }
            Edit("take a list: `[any Gateway]`") {
                let all = try shop { both() }.get([any Gateway].self)
                #expect(all.count == 2)
            }
        }
        Advice(.severalPrimaries) {
            _ = try shop {
                Singleton(Card.init).as((any Gateway).self).primary()
                Singleton(Cash.init).as((any Gateway).self).primary()
            }.get((any Gateway).self)
        } edits: {
            Edit("keep `.primary()` on only one of them") {
                _ = try shop {
                    Singleton(Card.init).as((any Gateway).self).primary()
                    Singleton(Cash.init).as((any Gateway).self)
                }.get((any Gateway).self)
            }
        }
        Advice(.illegalQuery) {
            _ = try shop { both() }.get(Card.self, .named("card").tagged("paper"))
        } edits: {
            Edit("remove one of them from the query") { _ = try shop { both() }.get(Card.self, .named("card")) }
        }
        Advice(.typeMismatch) {
            _ = try shop { both() }.get(Log.self, .named("card"))
        } edits: {
            Edit("query for a definition of `Log`") {
                _ = try shop {
                    both()
                    Singleton(Log.init).named("log")
                }.get(Log.self, .named("log"))
            }
            Edit("change the type that is resolved") { _ = try shop { both() }.get(Card.self, .named("card")) }
        }
        Advice(.unnamedMember) {
            _ = try shop { both() }.get([String: any Gateway].self)
        } edits: {
            Edit("add `.named(\"...\")`: names are the keys of the dictionary") {
                _ = try shop {
                    Singleton(Card.init).named("card").as((any Gateway).self)
                    Singleton(Cash.init).named("cash").as((any Gateway).self)
                }.get([String: any Gateway].self)
            }
        }
        Advice(.tooFew) {
            _ = try shop { both() }.get([any Gateway].self, .all(atLeast: 3))
        } edits: {
            Edit("declare more") {
                _ = try shop {
                    both()
                    Singleton { Card() }.named("other card").as((any Gateway).self)
                }.get([any Gateway].self, .all(atLeast: 3))
            }
            Edit("lower `atLeast:`") { _ = try shop { both() }.get([any Gateway].self, .all(atLeast: 2)) }
        }
        Advice(.notEvictable) {
            try await shop { Singleton(Log.init) }.purge(Log.self)
        } edits: {
            Edit("add `.evictable()` to the declaration") {
                try await shop { Singleton(Log.init).evictable() }.purge(Log.self)
            }
        }
        Advice(.notEvictable, "scoped") {
            try await shop { Scoped("visit", Log.init) }.scope("visit").purge(Log.self)
        } edits: {
            Edit("add `.evictable()` to the declaration") {
                try await shop { Scoped("visit", Log.init).evictable() }.scope("visit").purge(Log.self)
            }
        }
        Advice(.notEvictable, "weak") {
            try await shop { Singleton(Log.init).weak() }.purge(Log.self)
        } edits: {
            Edit("declare it as an `.evictable()` `Singleton`") {
                try await shop { Singleton(Log.init).evictable() }.purge(Log.self)
            }
        }
        Advice(.notEvictable, "prototype") {
            try await shop { Prototype(Log.init) }.purge(Log.self)
        } edits: {
            Edit("declare it as an `.evictable()` `Singleton`") {
                try await shop { Singleton(Log.init).evictable() }.purge(Log.self)
            }
        }
    }

    @ModuleBuilder private static func both() -> [ModuleElement] {
        Singleton(Card.init).named("card").as((any Gateway).self)
        Singleton(Cash.init).as((any Gateway).self)
    }
}
