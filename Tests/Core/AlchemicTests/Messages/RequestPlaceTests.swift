import Alchemic
import AlchemicMain
import TestSupport
import Testing

private final class Missing: Sendable {}
private final class Injected: Sendable {}
private final class Asks: Sendable {
    init(_ container: Container) throws { _ = try container.get(Missing.self, file: "Asks.swift", line: 3) }
}

@Suite("A request that fails says where it was made")
struct RequestPlaceTests {
    private let container: Container

    init() throws {
        container = try Container {
            Singleton({ () throws -> String in throw Broken() }, file: "Shop.swift", line: 1, column: 3)
            Prototype({ () throws -> Int in throw Broken() }, file: "Shop.swift", line: 2, column: 3)
            Prototype(Asks.init, file: "Shop.swift", line: 3, column: 3)
            Scoped("visit") { 1.0 }
        }
    }

    private func place(
        line: UInt32 = #line, _ request: () async throws -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let error = await #expect(throws: ResolutionError.self, sourceLocation: sourceLocation) { try await request() }
        #expect(
            error?.requestLocation == Definition.SourceLocation(file: #fileID, line: line, column: 0),
            sourceLocation: sourceLocation)
    }

    @Test
    func `whichever form it has, and whether it finds nothing or cannot make it`() async throws {
        await place { _ = try container.get(Missing.self) }
        await place { _ = try container.get(String.self) }
        await place { _ = try container.get(Int.self) }
        await place { _ = try container.get(Double.self) }
        await place { _ = try container.get([String].self) }
        await place { _ = try container.get(Int.self, .named("nobody")) }
        await place { _ = try await container.get(async: Missing.self) }
        await place { _ = try await container.get(async: String.self) }
        await place { _ = try await container.get(async: Int.self, .named("nobody")) }
        await place { _ = try await container.onMain() }
        await place { _ = try container.all(of: Int.self, .all(atLeast: 2)) }
        await place { _ = try container.getIfDeclared(String.self) }
        await place { _ = try container.with(String.self) { $0.count } }
        await place { _ = try container.scope("visit").get(Missing.self) }
        try await container.withOverrides {
            Singleton { 7 as UInt8 }
        } operation: {
            await place { _ = try container.get(Missing.self) }
            await place { _ = try container.get(String.self) }
        }
        let ended = container
        try await ended.stop()
        await place { _ = try ended.get(String.self) }
    }

    @Test
    func `and so do the calls that set, inject, invoke, look and open scopes, and remove what is kept`() async throws {
        func each(_ container: Container) async {
            await place { try container.set(Missing()) }
            await place { try await container.set(async: Missing()) }
            await place { try await container.setOnMain(Missing()) }
            await place { _ = try container.invoke(Missing.self) }
            await place { _ = try await container.invoke(async: Missing.self) }
            await place { _ = try container.invokeAll(Int.self, .named("nobody")) }
            await place { _ = try container.isBuilt(Missing.self) }
            await place { try await container.purge(Missing.self) }
            await place { _ = try container.scope("vist") }
            await place { try await container.scope("vist") { _ in } }
            await place { _ = try container.scope("visit", with: Missing()) }
            await place { try await container.scope("visit", with: Missing()) { _ in } }
        }
        await each(container)
        try await container.withOverrides {
            Singleton { 7 as UInt8 }
        } operation: {
            await each(container)
        }
        try await container.stop()
        await each(container)
        let object = Injected()
        await place { try container.inject(into: object) }
        await place { try await container.injectOnMain(object) }
        await place { try container.inject(byNameInto: object) }
        await place { try await container.injectByNameOnMain(object) }
    }

    @Test
    func `of requests within one another, the innermost`() throws {
        let error = #expect(throws: ResolutionError.self) { try container.get(Asks.self) }
        #expect(error?.requestLocation == Definition.SourceLocation(file: "Asks.swift", line: 3, column: 0))
        #expect(error?.path.first == "Asks")
    }

    @Test
    func `first in the text, or below the place of what failed`() throws {
        let missing = failure(of: try container.get(Missing.self, file: "Main.swift", line: 7))
        #expect(missing?.description.hasPrefix("Main.swift:7: error: [missing-binding] nothing provides") == true)
        let broken = failure(of: try container.get(String.self, file: "Main.swift", line: 8))
        #expect(broken?.description.hasPrefix("Shop.swift:1:3: error: [construction-failed]") == true)
        #expect(broken?.description.contains("\n  resolved: Main.swift:8\n") == true)
    }

    @Test
    func `roots that cannot be had are reported where they are listed`() {
        let module = Module("Shop") { Value(1) }
        let line: UInt32 = #line + 1
        let error = #expect(throws: GraphError.self) { try Graph(module, roots: [Missing.self]) }
        #expect(error?.diagnostics[0].location == Definition.SourceLocation(file: #fileID, line: line, column: 0))
    }

    @Test
    func `what is thrown by nobody's request has no place`() async throws {
        let container = try Container { Singleton({ () throws -> String in throw Broken() }).eager() }
        let error = await #expect(throws: StartError.self) { try await container.start() }
        let failure = try #require(error?.failures.first?.error as? ResolutionError)
        #expect(failure.requestLocation == nil)
    }
}

extension Container {
    @MainActor fileprivate func onMain(file: StaticString = #fileID, line: UInt32 = #line) throws -> String {
        try get(main: String.self, file: file, line: line)
    }

    @MainActor fileprivate func setOnMain(
        _ object: Missing, file: StaticString = #fileID, line: UInt32 = #line
    ) throws {
        try set(main: object, file: file, line: line)
    }

    @MainActor fileprivate func injectOnMain(
        _ object: Injected, file: StaticString = #fileID, line: UInt32 = #line
    ) throws {
        try inject(intoMain: object, file: file, line: line)
    }

    @MainActor fileprivate func injectByNameOnMain(
        _ object: Injected, file: StaticString = #fileID, line: UInt32 = #line
    ) throws {
        try inject(byNameIntoMain: object, file: file, line: line)
    }
}
