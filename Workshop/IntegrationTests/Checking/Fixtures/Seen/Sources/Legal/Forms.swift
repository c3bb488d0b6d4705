// Calls for which nothing is an answer, and what only looks like a call.
import Alchemic
import AlchemicScenes
import Core
import Extra
import Wiring

enum Forms {
    static let container = Container(orExit: wired)
    static let registry = Registry()

    static func declared() throws { _ = try container.getIfDeclared(Gadget.self) }
    static func all() throws { _ = try container.all(of: Gadget.self) }
    static func optional() throws { _ = try container.get(Gadget?.self) }
    static func list() throws { _ = try container.get([Gadget].self) }
    static func dictionary() throws { _ = try container.get([String: Gadget].self) }
    static func optionalProtocol() throws { _ = try container.get((any Taste)?.self) }
    static func deferredOptional() throws { _ = try container.get(Lazy<Gadget?>.self) }
    static func variable() throws {
        let gadget: Gadget? = try container.get()
        let gadgets: [Gadget] = try container.get()
        _ = (gadget, gadgets)
    }
    // Plainly, once they are there.
    static func awaited() async throws {
        _ = try await container.get(async: Rates.self)
        _ = try await container.get(async: Panel.self)
        _ = (try container.get(Rates.self), try container.get(Panel.self))
    }
    static func injected() throws { try container.inject(into: Gadget()) }
    static func tagged() throws { _ = try container.get([Gadget].self, .tagged("none")) }

    // What is declared, in every form.
    static func present() throws {
        _ = try container.get(Wheel.self)
        _ = try container.get((any Sound).self)
        _ = try container.get(Lazy<Wheel>.self)
        _ = try container.get(Provider<Ticket, Int>.self)
        _ = try container.provider(of: Ticket.self, taking: Int.self)(5)
        try container.with(Wheel.self) { _ in }
        _ = try container.get(Container.self)
        let badge = try container.scope("visit", with: Visitor()).get(Badge.self)
        _ = badge
    }

    // Another library's.
    static func registered() { _ = registry.get(Gadget.self) }
    static func registeredParameter(_ registry: Registry) { _ = registry.get(Gadget.self) }
    static func registeredInClosure() { registry.use { found in _ = found.get(Gadget.self) } }
    static func lent() { registry.with(Gadget.self) {} }
    static func madeThere() { _ = Registry().get(Gadget.self) }

    // A step of a scene: what it gets is that of the module which declares the scene.
    @MainActor static func scene() throws {
        final class Page: SceneController { var sceneContents: SceneContents<Int>? }
        _ = ControllerScene { Page() }.with(Gadget.self)
    }

    static func ignored() throws {
        do {
            _ = try container.get(Gadget.self)  // alchemic:ignore
            // alchemic:ignore
            _ = try container.get(Gadget.self)
        } catch {}
    }
    // swift-format-ignore: NoBlockComments
    static func comments() throws {
        // try container.get(Gadget.self)
        /* try container.get(Gadget.self) /* nested */ try container.get(Gadget.self) */
    }
    static func texts() throws {
        _ = "try container.get(Gadget.self)"
        _ = #"\(try container.get(Gadget.self)) "quoted" "#
        _ = """
            try container.get(Gadget.self)
            """
        _ = "an interpolation: \(try container.get(Wheel.self)), and \"try container.get(Gadget.self)\""
        _ = /"/.ignoresCase()
        _ = #/"get(Gadget.self)/#
    }
    static func conditional() throws {
        #if NEVER
        _ = try container.get(Gadget.self)
        #endif
    }
    static func unclear() throws {
        let word = "wheel"
        do { _ = try container.get(Wheel.self, .named(word)) } catch {}
    }
    static func shadowed() throws {
        let container = Registry()
        _ = container.get(Gadget.self)
    }
    static func chosen(_ type: Wheel.Type) throws { _ = try container.get(type) }
}

let forms: [(String, @Sendable @MainActor () async throws -> Void)] = [
    ("getIfDeclared", Forms.declared), ("all", Forms.all), ("an optional", Forms.optional), ("a list", Forms.list),
    ("a dictionary", Forms.dictionary), ("an optional protocol", Forms.optionalProtocol),
    ("a deferred optional", Forms.deferredOptional), ("the type of a variable", Forms.variable),
    ("awaited before", Forms.awaited), ("inject", Forms.injected), ("a tag", Forms.tagged),
    ("what is there", Forms.present),
    ("another library's", Forms.registered), ("of a parameter", { Forms.registeredParameter(Registry()) }),
    ("of a closure", Forms.registeredInClosure), ("lent by another library", Forms.lent),
    ("made there", Forms.madeThere),
    ("a scene's step", Forms.scene), ("ignored", Forms.ignored), ("in comments", Forms.comments),
    ("in texts", Forms.texts), ("not compiled", Forms.conditional), ("a name that is no literal", Forms.unclear),
    ("a shadowed name", Forms.shadowed), ("a type that is no literal", { try Forms.chosen(Wheel.self) }),
]
