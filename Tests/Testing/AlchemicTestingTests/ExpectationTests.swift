import AlchemicGraphTesting
import Foundation
import TestSupport
import Testing

/// What reads well in an expectation.
struct ExpectationTests {
    static let greetings = Module("Greetings") { Singleton(Greeter.init(clock:log:)) }

    @Test func `problems of a module with what others provide`() {
        #expect(App.module.problems().isEmpty)
        #expect(Self.greetings.problems(given: (any Clock).self, Log.self).isEmpty)
        #expect(Self.greetings.problems(given: (any Clock).self).map(\.id) == [.missingBinding])
        #expect(App.module.problems(requesting: [Greeter.self]).isEmpty)
        #expect(App.module.problems(requesting: [Int.self]).map(\.id) == [.missingBinding])
        #expect(App.module.problems(requesting: [Log.self], strict: true).map(\.id) == [.unused, .unused])
    }

    @Test func `a failed expectation prints the problems`() async throws {
        let issues = try await recordedIssues {
            #expect(Self.greetings.problems(given: (any Clock).self).isEmpty)
        }
        #expect(issues.count == 1)
        #expect(
            "\(issues)".contains("error: [missing-binding] nothing provides `Log` for parameter 2 of `Greeter`\n"))
    }

    @Test func `what resolves says why it does not`() async throws {
        let container = try Container(App.module)
        #expect(container.resolves(Greeter.self))
        #expect(await container.resolves(async: Greeter.self))
        let issues = try await recordedIssues {
            #expect(!container.resolves(Int.self))
            #expect(await !container.resolves(async: Int.self))
        }
        #expect(issues.count == 2)
        #expect(issues.allSatisfy { $0.severity == .warning && "\($0)".contains("nothing provides `Int`") })
    }

    @Test func `what is shared is built once`() async throws {
        let container = try Container(
            Module("M") {
                Singleton { Log() }
                Prototype { [Log()] }
                Singleton { 3 }
                Prototype { SystemClock() }
            })
        #expect(await container.buildsOnce(Log.self))
        #expect(await container.buildsOnce(Int.self))
        #expect(await !container.buildsOnce(SystemClock.self))
    }

    // MARK: Graphs

    @Test func `a graph is compared with a committed one`() throws {
        let document = GraphDocument(checking: [App.module])
        #expect(try document.difference(from: "Graphs/App.json") == nil)
        let other = GraphDocument(
            checking: [
                Module("App") {
                    Singleton { SystemClock() }.eager()
                    Singleton(Greeter.init(clock:log:)).as(Greeter.self)
                    Value(Log()).named("quiet")
                }
            ])
        let difference = try #require(GraphDifference(from: document, to: other))
        expectGolden(difference.description, named: "graph-difference")
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["ALCHEMIC_RECORD"] == nil))
    func `a file that is missing or no document is a difference`() throws {
        let document = GraphDocument(checking: [App.module])
        #expect(try document.difference(from: "Graphs/Nowhere.json")?.description.contains("there is no file") == true)
        #expect(try document.difference(from: "App.swift")?.description.contains("is no graph document") == true)
    }
}
