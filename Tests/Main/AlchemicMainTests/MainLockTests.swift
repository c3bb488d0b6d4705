import TestSupport
import Testing

@_spi(Finding) @testable import Alchemic
@_spi(Finding) @testable import AlchemicMain

/// An error whose words ask a container.
private struct Talkative: Error, CustomStringConvertible {
    let container: Container

    var description: String { (try? container.get(Journal.self)) == nil ? "nobody answers" : "the journal is there" }
}

@Suite("No lock of the main container is held while code of users asks a container:")
struct MainLockTests {
    private let asked = Counter()

    @Test
    func `the deinit of what was set, and of what a block has captured, if it ends without a start`() async throws {
        let main = MainContainer()
        func asking() -> AtEnd {
            AtEnd { [asked] in if (try? main.get(Journal.self)) == nil { asked.increment() } }
        }
        try main.set(asking())
        main.whenStarted { [object = asking()] in withExtendedLifetime(object) {} }
        #expect(asked.count == 0)
        try await main.stop()
        #expect(asked.count == 2)
    }

    @Test
    func `the words of the error that a start has failed with`() async throws {
        let container = try Container(Module("words") { Singleton { Journal() } })
        @Sendable func failed() throws -> Sluice { throw Talkative(container: container) }
        let main = MainContainer(Module("Plant") { Singleton { () throws in try failed() }.eager() })
        await #expect(throws: StartError.self) { try await main.start() }
        let error = #expect(throws: ResolutionError.self) { try main.get(Sluice.self) }
        #expect(error?.description.contains("the journal is there") == true)
    }
}
