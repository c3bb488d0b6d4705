import Alchemic
import AlchemicMain
import TestSupport
import Testing

// MARK: At the right time, in the right place

extension RequestAdviceTests {
    static let living = advices {
        Advice(.externalNotSet) {
            _ = try shop { External(Engine.self) }.get(Engine.self)
        } edits: {
            Edit("provide it first: `container.set(...)`") {
                let container = try shop { External(Engine.self) }
                try container.set(Engine())
                _ = try container.get(Engine.self)
            }
        }
        Advice(.externalNotSet, "scope") {
            _ = try shop { External(Engine.self, in: "request") }.scope("request").get(Engine.self)
        } edits: {
            Edit("open the scope with it: `container.scope(\"request\", with: ...)`") {
                let container = try shop { External(Engine.self, in: "request") }
                _ = try container.scope("request", with: Engine()).get(Engine.self)
            }
        }
        Advice(.ended, "container") {
            let container = try shop { Singleton(Engine.init) }
            try await container.stop()
            _ = try container.get(Engine.self)
        } edits: {
            Edit("resolve it before `stop()`") {
                let container = try shop { Singleton(Engine.init) }
                _ = try container.get(Engine.self)
                try await container.stop()
            }
            Edit("create another one") {
                let module = Module("Shop") { Singleton(Engine.init) }
                try await Container(module).stop()
                _ = try Container(module).get(Engine.self)
            }
        }
        Advice(.ended, "override") {
            let container = try shop { Singleton(Engine.init) }
            let task = try container.withOverrides {
                Singleton { Engine() }.overriding(Engine.self)
            } synchronously: {
                Task { _ = try container.get(Engine.self) }
            }
            try await task.value
        } edits: {
            Edit("await the task before the operation of `withOverrides` returns") {
                let container = try shop { Singleton(Engine.init) }
                try await container.withOverrides {
                    Singleton { Engine() }.overriding(Engine.self)
                } operation: {
                    try await Task { _ = try container.get(Engine.self) }.value
                }
            }
            Edit("start it with `Task.detached`, which sees no overrides") {
                let container = try shop { Singleton(Engine.init) }
                let task = try container.withOverrides {
                    Singleton { Engine() }.overriding(Engine.self)
                } synchronously: {
                    Task.detached { _ = try container.get(Engine.self) }
                }
                try await task.value
            }
            Edit("what lasts longer, such as the views of a preview, takes a container of its own") {
                let shop = Module("Shop") { Singleton(Engine.init) }
                let preview = try Container(
                    shop, Module("Preview") { Singleton { Engine() }.overriding(Engine.self) })
                let engines = try preview.get(Provider<Engine>.self)
                _ = try engines()
            }
        }
        Advice(.ended, "gone") {
            _ = try provider(keeping: nil).get()
        } edits: {
            Edit(
                "keep it as long as what comes from it is used, in a constant or a property: `let container = try Container(...)`"
            ) {
                let kept = Variable<Container?>()
                _ = try provider(keeping: kept).get()
                #expect(kept.value != nil)
            }
        }
        Advice(.draining) {
            let container = try shop { Scoped("request", Engine.init) }
            let open = try container.scope("request")
            let stop = Task { try await container.stop(draining: "request") }
            defer { stop.cancel() }
            while !open.isEnded {
                _ = try container.scope("request")
                await Task.yield()
            }
        } edits: {
            Edit("turn the work away, with status 503 for example") {}
            Edit("open the scope in the container that replaces this one") {
                let container = try shop { Scoped("request", Engine.init) }
                let replacing = try shop { Scoped("request", Engine.init) }
                try await container.stop(draining: "request")
                _ = try replacing.scope("request").get(Engine.self)
            }
        }
        Advice(.outsideScope) {
            _ = try shop { Scoped("request", Engine.init) }.get(Engine.self)
        } edits: {
            Edit("open one, `container.scope(\"request\")`, and resolve it there") {
                let container = try shop { Scoped("request", Engine.init) }
                _ = try container.scope("request").get(Engine.self)
            }
        }
        Advice(.outsideScope) {
            let request = try shop { Scoped("request", Log.init) }.scope("request")
            _ = try Container(parent: request) { Scoped("request", Engine.init) }.get(Engine.self)
        } edits: {
            Edit("open another one in that container, `container.scope(\"request\")`, and resolve it there") {
                let request = try shop { Scoped("request", Log.init) }.scope("request")
                let child = try Container(parent: request) { Scoped("request", Engine.init) }
                _ = try child.scope("request").get(Engine.self)
            }
        }
        Advice(.unknownScope) {
            _ = try shop { Scoped("request", Engine.init) }.scope("reqest")
        } edits: {
            Edit("open a declared scope") { _ = try shop { Scoped("request", Engine.init) }.scope("request") }
            Edit("declare `Scoped(\"reqest\", ...)`") { _ = try shop { Scoped("reqest", Engine.init) }.scope("reqest") }
        }
    }

    /// A provider whose container is kept by nobody else.
    private static func provider(keeping kept: Variable<Container?>?) throws -> Provider<Engine> {
        final class Holder: Sendable {
            let engines: Provider<Engine>
            init(engines: Provider<Engine>) { self.engines = engines }
        }
        let container = try shop {
            Prototype(Holder.init(engines:))
            Prototype { Engine() }
        }
        kept?.value = container
        return try container.get(Holder.self).engines
    }
}

// MARK: What is given from outside

extension RequestAdviceTests {
    static let giving = advices {
        Advice(.scopeValue, "missing") {
            _ = try visits().scope("visit", with: Log())
        } edits: {
            Edit("add it: `container.scope(\"visit\", with: ...)`") {
                _ = try visits().scope(
                    "visit", with: Log(), ScopeValue(Engine(), named: "left"),
                    ScopeValue(Engine(), named: "right"))
            }
            Edit("open the scope without values and use `set(_:)`") {
                let scope = try visits().scope("visit")
                try scope.set(Log())
                _ = try scope.get(Log.self)
            }
        }
        Advice(.scopeValue, "unclear") {
            _ = try visits().scope("visit", with: Engine(), Log())
        } edits: {
            Edit("name one: `ScopeValue(..., named: \"...\")`") {
                _ = try visits().scope(
                    "visit", with: Log(), ScopeValue(Engine(), named: "left"),
                    ScopeValue(Engine(), named: "right"))
            }
        }
        Advice(.scopeValue, "surplus") {
            _ = try requests { External(Log.self, in: "request") }.scope("request", with: Log(), 5)
        } edits: {
            Edit("declare `External(Int.self, in: ...)`") {
                _ = try requests {
                    External(Log.self, in: "request")
                    External(Int.self, in: "request")
                }.scope("request", with: Log(), 5)
            }
            Edit("remove the value") {
                _ = try requests { External(Log.self, in: "request") }.scope("request", with: Log())
            }
        }
        Advice(.scopeValue, "twice") {
            _ = try requests { External(Log.self, in: "request") }.scope("request", with: Log(), Log())
        } edits: {
            Edit("pass it once") {
                _ = try requests { External(Log.self, in: "request") }.scope("request", with: Log())
            }
        }
        Advice(.notSettable, "none") {
            try shop { Prototype(Log.init) }.set(Log())
        } edits: {
            Edit("declare `External(Log.self)`") { try shop { External(Log.self) }.set(Log()) }
        }
        Advice(.notSettable, "several") {
            try visits().scope("visit").set(Engine())
        } edits: {
            Edit("name one: `set(..., .named(\"...\"))`") { try visits().scope("visit").set(Engine(), .named("left")) }
        }
        Advice(.argumentCount, "many") {
            _ = try cars().invoke(Car.self, with: Engine(), 5)
        } edits: {
            Edit("pass one for each parameter, in order") { _ = try cars().invoke(Car.self, with: Engine()) }
        }
        Advice(.argumentCount, "few") {
            _ = try cars().invoke(Car.self)
        } edits: {
            Edit("only trailing optional arguments may be left out") {
                _ = try shop {
                    Prototype({ (_: Engine?) in Car(engine: Engine()) })
                }.invoke(Car.self)
            }
        }
    }

    private static func visits() throws -> Container {
        try shop {
            External(Engine.self, in: "visit").named("left")
            External(Engine.self, in: "visit").named("right")
            External(Log.self, in: "visit")
        }
    }

    private static func requests(@ModuleBuilder _ contents: () -> [ModuleElement]) throws -> Container {
        try shop {
            contents()
            Scoped("request", Cash.init)
        }
    }

    private static func cars() throws -> Container {
        try shop {
            Prototype(Car.init(engine:))
            Prototype(Engine.init)
        }
    }
}
