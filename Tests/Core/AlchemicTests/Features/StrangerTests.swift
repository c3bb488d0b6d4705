import Alchemic
import TestSupport
import Testing

private final class Half: @unchecked Sendable { var other: Other? }
private final class Other: Sendable {
    unowned let half: Half
    init(_ half: Half) { self.half = half }
}
private final class Third: Sendable {}

/// Runs code while a cycle of two is unfinished: `Half` has been constructed, and `Other` is being constructed.
private func duringCycle(_ isAwaited: Bool, _ code: @escaping @Sendable () -> Void) -> Module {
    Module("cycle") {
        Singleton { Half() }.call { (half: Half, other: Other) in half.other = other }
        if isAwaited {
            Singleton { (half: Half) async -> Other in
                await Task.yield()
                code()
                return Other(half)
            }
        } else {
            Singleton { (half: Half) -> Other in
                code()
                return Other(half)
            }
        }
        Singleton { Third() }
    }
}

/// Code that runs on the thread of a construction without being a part of it.
@Suite struct StrangerTests {
    @Test(arguments: [false, true])
    func `an observer gets no unfinished object, and whatever else it requests`(isAwaited: Bool) async throws {
        let container = try Container(duringCycle(isAwaited) {})
        let answers = Variable<[Result<Half, any Error>]>([])
        let others = Counter()
        let observation = container.observe { [unowned container] event in
            guard event.kind == .built, event.label == "Other" else { return }
            answers.value.append(Result { try container.get(Half.self) })
            if (try? container.get(Third.self)) != nil { others.increment() }
        }
        let half = try await container.get(async: Half.self)
        observation.cancel()
        #expect(half.other?.half === half)
        #expect(answers.value.count == 1 && others.count == 1)
        let error = #expect(throws: ResolutionError.self) { try answers.value[0].get() }
        #expect(error?.id == (isAwaited ? .asynchronousOnly : .circularConstruction))
        #expect(try container.get(Half.self) === half)
    }

    @Test
    func `code of the factory itself gets the member that waits for it`() throws {
        let (itself, found) = (Variable<Container?>(), Variable<Half?>())
        let container = try Container(duringCycle(false) { found.value = try? itself.value?.get(Half.self) })
        itself.value = container
        defer { itself.value = nil }
        #expect(try container.get(Half.self) === found.value)
    }

    @Test
    func `another task on the thread of a factory gets no unfinished object, and does not block the thread`()
        async throws
    {
        let (itself, tasks) = (Variable<Container?>(), Variable<[Task<Half, any Error>]>([]))
        let container = try Container(
            duringCycle(false) {
                guard let container = itself.value else { return }
                tasks.value = [
                    Task.immediate { try container.get(Half.self) },
                    Task.immediate { try await container.get(async: Half.self) },
                ]
            })
        itself.value = container
        defer { itself.value = nil }
        let half = try container.get(Half.self)
        let error = await #expect(throws: ResolutionError.self) { try await tasks.value[0].value }
        #expect(error?.id == .circularConstruction)
        #expect(try await tasks.value[1].value === half)
    }
}
