import Alchemic
import Foundation
import TestSupport
import Testing

/// A member of a circle, which knows whether it is finished.
private final class Member: InjectionAware, Sendable {
    let number: Int
    let friends = Variable<[Member]>([])
    private let told = Variable(false)

    init(_ number: Int, _ friends: [Member] = []) {
        self.number = number
        self.friends.withLock { $0 = friends }
    }

    var isFinished: Bool { told.withLock { $0 } }

    func didInjectDependencies() {
        usleep(5)
        told.withLock { $0 = true }
    }

    /// Whether all that can be reached from it is finished.
    static func isWhole(_ member: Member) -> Bool {
        var seen: Set<ObjectIdentifier> = []
        var queue = [member]
        while let next = queue.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            guard next.isFinished else { return false }
            queue += next.friends.withLock { $0 }
        }
        return true
    }
}

/// All members that were made, so that those that keep one another can be taken apart, also after a failure.
private final class Makings: Sendable {
    private let members = Variable<[() -> Member?]>([])

    func made(_ member: Member) -> Member {
        members.withLock { members in members.append { [weak member] in member } }
        return member
    }

    func takeApart() {
        for member in members.withLock({ $0 }) { member()?.friends.withLock { $0 = [] } }
    }
}

private struct Broken: Error {}

@Suite("Threads that ask for the members of one circle", .statement("T5", "T6"))
struct UnfinishedTests {
    /// How the circle of three is closed.
    enum Closing: CaseIterable, Sendable {
        case injectionPoints, calls, initializer, hidden, hiddenAwaited, awaited

        /// Whether the graph does not know the cycle, which is an error then.
        var isHidden: Bool { self == .hidden || self == .hiddenAwaited }

        func mayThrow(_ error: ResolutionError) -> Bool {
            isHidden ? error.id == .circularConstruction : error.underlying is Broken
        }
    }

    private func module(_ closing: Closing, _ link: Variable<Container?>, _ makings: Makings) -> Module {
        let breaks = Counter()
        let add = { @Sendable (member: Member, friend: Member) in member.friends.withLock { $0.append(friend) } }
        let breakDown = { @Sendable (_: Member) throws in
            breaks.increment()
            if breaks.count % 3 == 1 { throw Broken() }
        }
        func singleton(_ number: Int) -> Singleton<Member> {
            Singleton {
                usleep(UInt32(number) * 3)
                return makings.made(Member(number))
            }.named("\(number)")
        }
        return Module("circle") {
            switch closing {
            case .injectionPoints:
                for number in 0..<3 {
                    singleton(number)
                        .inject(nonisolated: "friend", .named("\((number + 1) % 3)")) { (to: Member, friend: Member) in
                            add(to, friend)
                        }
                        .configure { member in if number == 2 { try breakDown(member) } }
                }
            case .calls:
                for number in 0..<3 {
                    singleton(number)
                        .call({ (to: Member, friend: Member) in add(to, friend) }, .named("\((number + 1) % 3)"))
                        .configure { member in if number == 1 { try breakDown(member) } }
                }
            case .initializer:
                singleton(0).inject(nonisolated: "friend", .named("1")) { (to: Member, friend: Member) in
                    add(to, friend)
                }
                Singleton({ (friend: Member) in makings.made(Member(1, [friend])) }, .named("2")).named("1").configure(
                    breakDown)
                Singleton({ (friend: Member) in makings.made(Member(2, [friend])) }, .named("0")).named("2")
            case .hidden:
                for number in 0..<3 {
                    singleton(number)
                        .call { member in
                            guard let container = link.withLock({ $0 }) else { return }
                            add(member, try container.get(Member.self, .named("\((number + 1) % 3)")))
                        }
                        .configure { member in if number == 2 { try breakDown(member) } }
                }
            case .hiddenAwaited:
                for number in 0..<3 {
                    singleton(number)
                        .call(async: { member in
                            guard let container = link.withLock({ $0 }) else { return }
                            await Task.yield()
                            add(member, try await container.get(async: Member.self, .named("\((number + 1) % 3)")))
                        })
                        .configure { member in if number == 2 { try breakDown(member) } }
                }
            case .awaited:
                for number in 0..<3 {
                    Singleton({ () async in
                        await Task.yield()
                        return makings.made(Member(number))
                    }).named("\(number)")
                        .inject(async: "friend", .named("\((number + 1) % 3)")) { (to: Member, friend: Member) in
                            await Task.yield()
                            add(to, friend)
                        }
                        .configure { member in if number == 0 { try breakDown(member) } }
                }
            }
        }
    }

    @Test(
        "see each of them only when all are finished, and nothing of one that failed",
        arguments: [Closing.injectionPoints, .calls, .initializer, .hidden])
    func threads(closing: Closing) async throws {
        for _ in 0..<Rounds.count(150, long: 3_000) {
            let link = Variable<Container?>(nil)
            let makings = Makings()
            let container = try Container(module(closing, link, makings))
            link.withLock { $0 = container }
            defer {
                link.withLock { $0 = nil }
                makings.takeApart()
            }
            let barrier = Barrier(4)
            let flaws = Variable<[String]>([])
            await onThreads(4) { number in
                barrier.wait()
                for step in 0..<6 {
                    do throws(ResolutionError) {
                        let member = try container.get(Member.self, .named("\((number + step) % 3)"))
                        if !Member.isWhole(member) { flaws.withLock { $0.append("\(member.number) is not whole") } }
                    } catch {
                        if !closing.mayThrow(error) { flaws.withLock { $0.append("\(error)") } }
                    }
                }
            }
            try closing.isHidden
                ? expectNone(container, flaws.withLock { $0 }) : expectOneCircle(container, flaws.withLock { $0 })
        }
    }

    @Test(
        "or tasks see each of them only when all are finished, and nothing of one that failed",
        arguments: [Closing.awaited, .hiddenAwaited, .injectionPoints])
    func tasks(closing: Closing) async throws {
        let hasEnded = await ends(awaiting: {
            for _ in 0..<Rounds.count(100, long: 2_000) {
                let link = Variable<Container?>(nil)
                let makings = Makings()
                let container = try Container(module(closing, link, makings))
                link.withLock { $0 = container }
                defer {
                    link.withLock { $0 = nil }
                    makings.takeApart()
                }
                let flaws = Variable<[String]>([])
                await withTaskGroup(of: Void.self) { group in
                    for number in 0..<4 {
                        group.addTask {
                            for step in 0..<6 {
                                do throws(ResolutionError) {
                                    let member = try await container.get(
                                        async: Member.self, .named("\((number + step) % 3)"))
                                    if !Member.isWhole(member) {
                                        flaws.withLock { $0.append("\(member.number) is not whole") }
                                    }
                                } catch {
                                    if !closing.mayThrow(error) { flaws.withLock { $0.append("\(error)") } }
                                }
                            }
                        }
                    }
                }
                if closing.isHidden {
                    try expectNone(container, flaws.withLock { $0 })
                } else {
                    try await expectOneCircleAwaiting(container, flaws.withLock { $0 })
                }
            }
        })
        #expect(hasEnded)
    }

    /// Every thread and task is told, and nothing is left behind.
    private func expectNone(_ container: Container, _ flaws: [String]) throws {
        #expect(flaws.isEmpty, "\(flaws.prefix(3))")
        for number in 0..<3 { #expect(try !container.isBuilt(Member.self, .named("\(number)"))) }
    }

    /// The circle is there after at most as many failures in a row as there may be.
    private func expectOneCircle(_ container: Container, _ flaws: [String]) throws {
        #expect(flaws.isEmpty, "\(flaws.prefix(3))")
        let first = try (try? container.get(Member.self, .named("0"))) ?? container.get(Member.self, .named("0"))
        expectCircle(first)
        for number in 0..<3 {
            let member = try container.get(Member.self, .named("\(number)"))
            #expect(member.friends.withLock { $0 }.count == 1)
        }
    }

    private func expectOneCircleAwaiting(_ container: Container, _ flaws: [String]) async throws {
        #expect(flaws.isEmpty, "\(flaws.prefix(3))")
        _ = try? await container.get(async: Member.self, .named("0"))
        let first = try await container.get(async: Member.self, .named("0"))
        expectCircle(first)
    }

    private func expectCircle(_ first: Member) {
        var member: Member? = first
        for _ in 0..<3 { member = member?.friends.withLock { $0.first } }
        #expect(member === first && Member.isWhole(first))
    }
}
