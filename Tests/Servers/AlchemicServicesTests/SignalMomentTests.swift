#if Services
import AlchemicServices
import TestSupport
import Testing

/// When a signal arrives.
private enum Moment: String, CaseIterable {
    case beforeTheRun, inAFactory, inAStartAction, inAFactoryWhileOneRuns, inAStartActionWhileOneRuns, whileOneIsHeld
    case whenAllRun, inAShutdown, inAStopAction, afterTheEnd
}

/// What the service is like that everything else depends on.
private enum Nature: CaseIterable {
    /// Ends when it is asked to.
    case obedient
    /// Ends only if it is canceled.
    case stubborn
    /// Has ended already.
    case done
}

private final class Storage: FinishingService, Sendable {
    let nature: Nature
    let journal: Journal
    init(_ nature: Nature, _ journal: Journal) {
        self.nature = nature
        self.journal = journal
    }
    func run() async throws {
        journal.note("storage runs")
        defer { journal.note("storage is over") }
        switch nature {
        case .obedient: try await gracefulShutdown()
        case .stubborn: while true { try await Task.sleep(for: .seconds(3_600)) }
        case .done: break
        }
    }
}

private final class First: Sendable {}
private final class Second: Sendable {}
private final class Third: Sendable {}
private final class Fourth: Sendable {}
private final class Aside: Sendable {}

@Suite struct SignalMomentTests {
    private let journal = Journal()
    private let gate = Gate()

    /// A chain, first to last: two objects, the storage, two objects, and a server that may resolve anything.
    ///
    /// What is in the middle of something at the moment heeds no cancellation: it goes on when the gate opens.
    private func service(_ moment: Moment, _ nature: Nature, limit: Duration) throws -> ContainerService {
        let (journal, gate) = (journal, gate)
        @Sendable func pause(_ here: Moment) async {
            guard here == moment else { return }
            journal.note("now")
            await gate.pass()
        }
        return try ContainerService(
            Module("Shop") {
                Singleton { () async -> First in
                    await pause(.inAFactory)
                    return First()
                }
                Singleton { (_: First) in Second() }.onStart(within: .seconds(600)) { _ in await pause(.inAStartAction)
                }
                Singleton { (_: Second) in Storage(nature, journal) }.onStop(within: limit)
                Singleton { (_: Storage) async -> Third in
                    if moment == .inAFactoryWhileOneRuns { await journal.wait(for: "storage runs") }
                    await pause(.inAFactoryWhileOneRuns)
                    return Third()
                }
                Singleton { (_: Third) in Fourth() }.onStart(within: .seconds(600)) { _ in
                    if moment == .inAStartActionWhileOneRuns { await journal.wait(for: "storage runs") }
                    await pause(.inAStartActionWhileOneRuns)
                }.onStop(within: .seconds(600)) { _ in
                    await pause(.inAStopAction)
                    journal.note("fourth stops")
                }
                Singleton { (_: Fourth, _: Container) in
                    journal.note("server is built")
                    return Job {
                        journal.note("server runs")
                        defer { journal.note("server is over") }
                        try? await gracefulShutdown()
                        await pause(.inAShutdown)
                    }
                }.onStop(within: .seconds(600))
                Singleton { Aside() }.eager().onStart(within: .seconds(600)) { _ in
                    if moment == .whileOneIsHeld { await journal.wait(for: "server is built") }
                    await pause(.whileOneIsHeld)
                }
            })
    }

    @Test(
        .timeLimit(.minutes(5)), arguments: Moment.allCases.flatMap { moment in Nature.allCases.map { (moment, $0) } },
        [false, true])
    private func
        `a signal ends all that runs, at any moment and whatever the service is like; a second one cancels it immediately`(
            at: (moment: Moment, nature: Nature), isRepeated: Bool
        ) async throws
    {
        let (moment, nature) = at
        // What only a cancellation ends is canceled by its limit, where no second signal does so.
        let isCanceled = isRepeated && moment != .afterTheEnd
        let limit = Duration.seconds(nature == .stubborn && !isCanceled ? 0 : 600)
        let service = try service(moment, nature, limit: limit)
        if moment == .beforeTheRun {
            service.shutDown()
            if isRepeated { service.cancel() }
        }
        let run = Task { try await service.run() }
        switch moment {
        case .beforeTheRun: break
        case .whenAllRun, .inAShutdown, .inAStopAction, .afterTheEnd:
            await journal.wait(for: "server runs")
            await journal.wait(for: "storage runs")
        default: await journal.wait(for: "now")
        }
        service.shutDown()
        if moment == .afterTheEnd { _ = await run.result }
        if moment == .inAShutdown || moment == .inAStopAction { await journal.wait(for: "now") }
        if isRepeated {
            service.cancel()
            // Before what the program is in the middle of has come to its end.
            if journal.entries.contains("storage runs") { await journal.wait(for: "storage is over") }
        }
        gate.open()
        let result = await run.result
        #expect(service.container.isEnded)
        for name in ["storage", "server"] {
            #expect(journal.count(of: "\(name) runs") == journal.count(of: "\(name) is over"))
        }
        switch result {
        case .success: #expect(!isCanceled)
        case .failure(let error):
            if isCanceled {
                #expect(error is CancellationError, "\(error)")
            } else {
                let failures = (error as? ServiceError)?.stopFailures ?? (error as? StartError)?.stopFailures
                #expect(failures?.map(\.label) == ["Storage"], "\(error)")
                #expect(nature == .stubborn)
            }
        }
        if !isRepeated, nature == .obedient, journal.entries.contains("server runs") {
            #expect(
                journal.entries.filter { $0 != "now" }.suffix(3) == [
                    "server is over", "fourth stops", "storage is over",
                ])
        }
    }
}
#endif
