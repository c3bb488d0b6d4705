import Foundation
import TestSupport
import Testing

@_spi(Finding) @testable import Alchemic
@_spi(Finding) @testable import AlchemicMain

@Suite("When-started blocks") struct WhenStartedTests {
    @Test(.statement("A67", "T12")) func `run on the main actor in order and once each`() async throws {
        let journal = Journal()
        let main = MainContainer()
        for number in 1...5 {
            main.whenStarted {
                journal.note("\(number) \(isOnMainActor())")
                // Given before the end, so before the end it runs.
                if number == 2 { main.whenStarted(orHere: { journal.note("last \(isOnMainActor())") }) }
            }
        }
        try await main.start()
        try await main.start()
        #expect(journal.entries == ["1 true", "2 true", "3 true", "4 true", "5 true", "last true"])
    }

    @Test(.statement("A67", "T12")) func `after the end run on the thread that gives them`() async throws {
        let main = MainContainer()
        try await main.start()
        let threads = await OnThread {
            let giver = ObjectIdentifier(Thread.current)
            let seen = Variable<[Bool]>([])
            main.whenStarted(orHere: { seen.append(ObjectIdentifier(Thread.current) == giver) })
            return seen.value
        }.value
        #expect(threads == [true])
    }

    @MainActor
    @Test(.statement("A67")) func `after the end run at once on the main actor`() async throws {
        let main = MainContainer()
        try await main.start()
        let journal = Journal()
        main.whenStarted { journal.note("block") }
        #expect(journal.entries == ["block"])
    }

    @Test(.statement("A67")) func `after the end go to the main actor from elsewhere`() async throws {
        let main = MainContainer()
        try await main.start()
        let wasOnMain = await withCheckedContinuation { continuation in
            main.whenStarted { continuation.resume(returning: isOnMainActor()) }
        }
        #expect(wasOnMain)
    }

    @Test func `that a failed start did not reach run in the next`() async throws {
        let journal = Journal()
        let fails = Variable(true)
        let main = MainContainer(
            Module("Plant") {
                Singleton { () throws in
                    if fails.value { throw Broken() }
                    return Turbine()
                }.eager()
            })
        main.whenStarted { journal.note("block") }
        await #expect(throws: (any Error).self) { try await main.start() }
        #expect(journal.entries.isEmpty)
        fails.value = false
        try await main.start()
        #expect(journal.entries == ["block"])
    }

    @Test(.statement("A68", "T12")) func `come before the finished event`() async throws {
        let journal = Journal()
        let main = MainContainer(observer: { if $0.kind == .finished { journal.note("finished") } })
        main.whenStarted { journal.note("first") }
        main.whenStarted(orHere: { journal.note("second") })
        try await main.start()
        #expect(journal.entries == ["first", "second", "finished"])
    }
}
