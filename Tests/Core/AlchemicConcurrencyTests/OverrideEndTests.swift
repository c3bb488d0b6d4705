import Alchemic
import TestSupport
import Testing

private final class Clock: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
}

private final class Report: Sendable {
    let clock: Clock
    init(clock: Clock) { self.clock = clock }
}

private final class Panel {
    var clock: Clock?
}

/// Every way to ask, and what each throws.
private func outcomes(of container: Container, with handle: Handle<Clock>) async -> [String: Diagnostic.ID?] {
    func id(_ body: () throws -> Void) -> Diagnostic.ID? {
        do {
            try body()
            return nil
        } catch { return (error as? ResolutionError)?.id }
    }
    var outcomes: [String: Diagnostic.ID?] = [
        "get": id { _ = try container.get(Clock.self) },
        "get of what depends on it": id { _ = try container.get(Report.self) },
        "get of what does not": id { _ = try container.get(Int.self) },
        "query": id { _ = try container.get(Clock.self, .auto) },
        "all": id { _ = try container.all(of: Clock.self) },
        "with": id { _ = try container.with(Clock.self) { $0.name } },
        "optional": id { _ = try container.getIfDeclared(Clock.self) },
        "handle": id { _ = try container.handle(for: Clock.self) },
        "isBuilt": id { _ = try container.isBuilt(Clock.self) },
        "set": id { try container.set("another") },
        "inject": id { try container.inject(into: Panel()) },
        "invoke": id { _ = try container.invoke(Report.self) },
        "invokeAll": id { _ = try container.invokeAll(Report.self) },
        "scope": id { _ = try container.scope("request") },
    ]
    do {
        _ = try await container.get(async: Clock.self)
        outcomes["awaited"] = .some(nil)
    } catch { outcomes["awaited"] = error.id }
    do {
        _ = try await container.invoke(async: Report.self)
        outcomes["invoked, awaited"] = .some(nil)
    } catch { outcomes["invoked, awaited"] = error.id }
    if handle().name == "real" { outcomes["handle, called"] = .some(nil) }
    return outcomes
}

@Suite("A task that outlives an override")
struct OverrideEndTests {
    private func container() throws -> Container {
        try Container(
            Module("App") {
                Value(1)
                External(String.self)
                Singleton { Clock("real") }
                Singleton(Report.init(clock:))
                External(Panel.self).inject(\.clock)
                Scoped("request") { 1.5 }
            })
    }

    @Test("is told that it has ended, by every request, whatever other tests override", arguments: [false, true])
    func outliving(another: Bool) async throws {
        let container = try container()
        _ = try container.get(Report.self)
        let handle = try container.handle(for: Clock.self)
        let goOn = Gate()
        let task = try await container.withOverrides {
            Singleton { Clock("fake") }
        } operation: {
            #expect(handle().name == "fake")
            return Task {
                await goOn.pass()
                return await outcomes(of: container, with: handle)
            }
        }
        #expect(try container.get(Clock.self).name == "real")
        #expect(try container.get(Clock.self, .auto).name == "real")
        let found: [String: Diagnostic.ID?]
        if another {
            found = try await Task.detached {
                try await container.withOverrides {
                    Singleton { Clock("another") }
                } operation: {
                    goOn.open()
                    return await task.value
                }
            }.value
        } else {
            goOn.open()
            found = await task.value
        }
        #expect(found.filter { $0.value != .ended }.isEmpty)
        #expect(try container.get(Clock.self).name == "real")
    }

    @Test("of a synchronous operation is told so, too")
    func synchronous() async throws {
        let container = try container()
        let handle = try container.handle(for: Clock.self)
        let goOn = Gate()
        let task = try container.withOverrides {
            Singleton { Clock("fake") }
        } synchronously: {
            let clock = try container.get(Clock.self)
            #expect(clock.name == "fake")
            return Task {
                await goOn.pass()
                return await outcomes(of: container, with: handle)
            }
        }
        #expect(try container.get(Clock.self).name == "real")
        goOn.open()
        #expect(await task.value.filter { $0.value != .ended }.isEmpty)
    }

    @Test("is told so where overrides were nested, and an outer one goes on")
    func nested() async throws {
        let container = try container()
        let goOn = Gate()
        try await container.withOverrides {
            Singleton { Clock("outer") }
        } operation: {
            let task = try await container.withOverrides {
                Singleton { Clock("inner") }
            } operation: {
                Task {
                    await goOn.pass()
                    do throws(ResolutionError) {
                        return try container.get(Clock.self).name
                    } catch { return error.id.rawValue }
                }
            }
            #expect(try container.get(Clock.self).name == "outer")
            goOn.open()
            #expect(await task.value == "ended")
        }
    }

    @Test("does not keep an operation that throws from ending it")
    func throwing() async throws {
        struct Refused: Error {}
        let container = try container()
        let goOn = Gate()
        let task = Variable<Task<String, Never>?>(nil)
        await #expect(throws: Refused.self) {
            try await container.withOverrides {
                Singleton { Clock("fake") }
            } operation: {
                task.withLock { task in
                    task = Task {
                        await goOn.pass()
                        do throws(ResolutionError) {
                            return try container.get(Clock.self).name
                        } catch { return error.id.rawValue }
                    }
                }
                throw Refused()
            }
        }
        goOn.open()
        #expect(await task.withLock { $0 }?.value == "ended")
    }
}
