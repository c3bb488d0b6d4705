import Alchemic
import Foundation
import TestSupport
import Testing

private final class Plan: Sendable {
    init(_ counter: Counter) {
        counter.increment()
        // Long enough for others to come while it is being made.
        usleep(20)
    }
}

private final class Tool: Sendable {
    let plan: Plan
    init(_ plan: Plan) { self.plan = plan }
}

private final class Stock: Sendable {
    let plan: Plan
    init(_ plan: Plan) async { self.plan = plan }
}

private final class Shop: Sendable {
    let stock: Stock
    let tool: Tool
    init(_ stock: Stock, _ tool: Tool, _ counter: Counter) {
        self.stock = stock
        self.tool = tool
        counter.increment()
        usleep(20)
    }
}

private final class Street: Sendable {
    let shop: Shop
    let plan: Plan
    init(_ shop: Shop, _ plan: Plan) {
        self.shop = shop
        self.plan = plan
    }
}

private final class Service: Sendable {
    let plan: Plan
    init(_ plan: Plan) async { self.plan = plan }
}

@Suite("Where only a part of a graph has to be awaited,")
struct PartlyAwaitedTests {
    private let rounds = Rounds.count(300, long: 10_000)

    @Test("whoever awaits it waits for other tasks, and threads wait for what has nothing to be awaited")
    func requests() async throws {
        for _ in 0..<rounds {
            let plans = Counter()
            let shops = Counter()
            let container = try Container(
                Module("m") {
                    Singleton { Plan(plans) }
                    Singleton(Tool.init)
                    Singleton { (plan: Plan) async in await Stock(plan) }
                    Singleton { (stock: Stock, tool: Tool) in Shop(stock, tool, shops) }
                    Singleton(Street.init)
                })
            let barrier = Barrier(6)
            let seen = Variable<[Plan]>([])
            let failures = Variable<[String]>([])
            @Sendable func note(_ request: @escaping @Sendable () async throws -> Plan) async {
                do {
                    let plan = try await request()
                    seen.withLock { $0.append(plan) }
                } catch {
                    failures.withLock { $0.append("\(error)") }
                }
            }
            let requests: [@Sendable () async throws -> Plan] = [
                { try await container.get(async: Street.self).plan },
                { try await container.get(async: Shop.self).stock.plan },
                { try await container.get(async: Stock.self).plan },
                { try await container.get(async: Street.self).shop.tool.plan },
                { try container.get(Tool.self).plan },
                { try container.get(Plan.self) },
            ]
            await onThreads(6) { number in
                OwnThread().run {
                    barrier.wait()
                    await note(requests[number])
                }
            }
            #expect(failures.withLock { $0 } == [])
            #expect(seen.withLock { $0.count } == 6)
            #expect(Set(seen.withLock { $0 }.map(ObjectIdentifier.init)).count == 1)
            #expect(plans.count == 1 && shops.count == 1)
            guard failures.withLock({ $0.isEmpty }) else { return }
        }
    }

    @Test("a start builds in several tasks what needs the same object that may be dropped", arguments: [true, false])
    func start(isWeak: Bool) async throws {
        for _ in 0..<rounds {
            let plans = Counter()
            let container = try Container(
                Module("m") {
                    if isWeak {
                        Singleton { Plan(plans) }.weak()
                    } else {
                        Singleton { Plan(plans) }.evictable()
                    }
                    for number in 0..<4 {
                        Singleton { (plan: Plan) async in await Service(plan) }.named("\(number)").eager()
                    }
                })
            try await container.start()
            var services: [Service] = []
            for number in 0..<4 {
                services.append(try await container.get(async: Service.self, .named("\(number)")))
            }
            #expect(Set(services.map { ObjectIdentifier($0.plan) }).count == 1)
            #expect(plans.count == 1)
            try await container.stop()
        }
    }
}

/// Runs one task on a thread of its own, which it may block.
private final class OwnThread: TaskExecutor {
    private let jobs = Variable<[UnownedJob]>([])
    private let news = DispatchSemaphore(value: 0)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        news.signal()
    }

    func run(_ body: @escaping @Sendable () async -> Void) {
        let hasEnded = Variable(false)
        Task(executorPreference: self) {
            await body()
            hasEnded.withLock { $0 = true }
        }
        while !hasEnded.withLock({ $0 }) {
            news.wait()
            jobs.withLock { $0.removeFirst() }.runSynchronously(on: asUnownedTaskExecutor())
        }
    }
}
