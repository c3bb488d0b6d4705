import Alchemic
import TestSupport
import Testing

// MARK: Making

extension RequestAdviceTests {
    static let making = advices {
        Advice(.asynchronousOnly, "singleton") {
            _ = try shop { Singleton { await awaited() } }.get(Engine.self)
        } edits: {
            Edit("resolve it with `try await container.get(async: ...)`") {
                _ = try await shop { Singleton { await awaited() } }.get(async: Engine.self)
            }
            Edit("make it `.eager()` and resolve it after the start") {
                let container = try shop { Singleton { await awaited() }.eager() }
                try await container.start()
                _ = try container.get(Engine.self)
            }
        }
        Advice(.asynchronousOnly, "prototype") {
            _ = try shop { Prototype { await awaited() } }.get(Engine.self)
        } edits: {
            Edit("resolve it with `try await container.get(async: ...)`") {
                _ = try await shop { Prototype { await awaited() } }.get(async: Engine.self)
            }
        }
        Advice(.mainActorOnly, "made there") {
            _ = try shop { Singleton { @MainActor in Engine() } }.get(Engine.self)
        } edits: {
            Edit("resolve it there with `get(main: ...)`") {
                _ = try await MainActor.run {
                    try shop { Singleton { @MainActor in Engine() } }.get(main: Engine.self)
                }
            }
            Edit("anywhere with `try await container.get(async: ...)`") {
                _ = try await shop { Singleton { @MainActor in Engine() } }.get(async: Engine.self)
            }
        }
        Advice(.mainActorOnly, "stays there") {
            _ = try await shop { Singleton { @MainActor in Pane() } }.get(async: Pane.self)
        } edits: {
            Edit("resolve it there with `get(main: ...)`") {
                try await MainActor.run {
                    _ = try shop { Singleton { @MainActor in Pane() } }.get(main: Pane.self)
                }
            }
        }
        Advice(.mainActorOnly, "conforms there") {
            _ = try shop { Singleton(Gauge.init) }.get((any Shown).self)
        } edits: {
            Edit("resolve it there with `get(main: ...)`") {
                try await MainActor.run {
                    _ = try shop { Singleton(Gauge.init) }.get(main: (any Shown).self)
                }
            }
        }
        Advice(.mainActorOnly, "conforms elsewhere") {
            _ = try await shop { Singleton(OnItsActor.init) }.get(async: OnItsActor.self)
        } edits: {
            Edit("isolate the conformance to the main actor") {
                _ = try await shop { Singleton(OnTheMainActor.init) }.get(async: OnTheMainActor.self)
            }
            Edit("to none") { _ = try shop { Singleton(OnNone.init) }.get(OnNone.self) }
        }
        Advice(.circularConstruction) {
            _ = try shop { Singleton({ (car: Lazy<Engine>) in try car.get() }) }.get(Engine.self)
        } edits: {
            Edit(
                "declare it as a step, with `.inject` or `.call`, so that the graph knows the cycle; or keep a `Lazy` or a `Provider`, and call it later"
            ) {
                let (lazy, provider) = (Variable<Lazy<Engine>?>(), Variable<Provider<Engine>?>())
                let container = try shop {
                    Singleton({ (itself: Lazy<Engine>, again: Provider<Engine>) -> Engine in
                        lazy.value = itself
                        provider.value = again
                        return Engine()
                    })
                }
                let engine = try container.get(Engine.self)
                #expect(try lazy.value?.get() === engine)
                #expect(try provider.value?.get() === engine)
            }
        }
        Advice(.circularWait) {
            try await shop {
                Singleton({ (container: Container) in
                    try await container.start()
                    return Engine()
                }).eager()
            }.start()
        } edits: {
            Edit("do not wait here: take a `Lazy`, a `Provider` or an `AsyncProvider` and call it later") {
                let kept = Variable<AsyncProvider<Log>?>()
                let container = try shop {
                    Singleton({ (log: AsyncProvider<Log>) async -> Engine in
                        kept.value = log
                        return Engine()
                    }).eager()
                    Singleton({ (_: Engine) async in Log() })
                }
                try await container.start()
                _ = try await kept.value?.get()
            }
            Edit("start a `Task` without awaiting it") {
                let task = Variable<Task<Void, any Error>?>()
                let container = try shop {
                    Singleton({ (container: Container) async -> Engine in
                        task.value = Task { try await container.start() }
                        return Engine()
                    }).eager()
                }
                try await container.start()
                try await task.value?.value
            }
        }
        Advice(.tooDeep, "nested") {
            _ = try shop { Prototype { (again: Provider<Engine>) in try again.get() } }.get(Engine.self)
        } edits: {
            Edit("resolve it after the initializer") {
                let kept = Variable<Provider<Engine>?>()
                let container = try shop {
                    Prototype({ (again: Provider<Engine>) -> Engine in
                        kept.value = again
                        return Engine()
                    })
                }
                _ = try container.get(Engine.self)
                _ = try kept.value?.get()
            }
            Edit("take it as a parameter") {
                _ = try shop {
                    Prototype({ (_: Log) in Engine() })
                    Prototype { Log() }
                }.get(Engine.self)
            }
        }
        Advice(.tooDeep, "chain") {
            _ = try Container(chain(ofSingletons: false)).get(Engine.self, .named("1"))
        } edits: {
            Edit("declare some of the chain as singletons, which are built one after another") {
                _ = try Container(chain(ofSingletons: true)).get(Engine.self, .named("1"))
            }
        }
    }

    private static func awaited() async -> Engine { Engine() }

    /// More than a stack holds.
    private static func chain(ofSingletons: Bool) -> Module {
        Module("Chain") {
            for number in 1...30_000 {
                let make: @Sendable (Engine) -> Engine = { $0 }
                if ofSingletons, number.isMultiple(of: 50) {
                    Singleton(make, .named("\(number + 1)")).named("\(number)")
                } else {
                    Prototype(make, .named("\(number + 1)")).named("\(number)")
                }
            }
            Prototype { Engine() }.named("30001")
        }
    }
}
