import AsyncHTTPClient
import Domain
import Foundation
import NIOCore
import NIOHTTP1
import Storage
import Synchronization
import Testing
import Web

/// However the program ends, an order that was acknowledged is there afterwards.
struct StoppingTests {
    /// Customers who order until the shop does not response any more.
    private func orderUntilItEnds(_ shop: ShopClient, _ acknowledged: Acknowledged) async {
        await withTaskGroup { group in
            for _ in 0..<4 {
                group.addTask {
                    while !Task.isCancelled {
                        let customer = shop.another
                        do {
                            try await customer.put(1, of: "b-000\(Int.random(in: 1...3))")
                            let response = try await customer.order(UUID().uuidString)
                            if response.status == .created { acknowledged.add(try response.decoded()) }
                            if response.status == .unprocessableEntity { return }
                        } catch {
                            return
                        }
                    }
                }
            }
        }
    }

    private func expect(_ orders: [OrderBody], in path: String) async throws {
        let database = try ShopDatabase(settings: DatabaseSettings(.file(path)))
        let store = SQLiteOrderStore(database: database)
        for order in orders {
            let kept = try #require(try await store.order(OrderID(order.id)))
            #expect(OrderBody(kept).lines == order.lines)
        }
        try database.stop()
    }

    @Test func noAcknowledgedOrderIsLostBySIGTERM() async throws {
        let program = try RunningShop()
        let shop = try await program.shop().withBooks()
        let acknowledged = Acknowledged()
        async let customers: Void = orderUntilItEnds(shop, acknowledged)
        try await until("some orders are there") { acknowledged.count >= 20 }
        program.terminate()
        #expect(try await program.end() == 0)
        await customers
        try await expect(acknowledged.orders, in: program.folder.database)

        let stopped = program.log.filter { $0.message == "object stopped" }.compactMap {
            $0.metadata["alchemic.definition"]
        }
        let inOrder = ["ShopServer", "ShopDatabase"].compactMap { stopped.firstIndex(of: $0) }
        #expect(inOrder.count == 2 && inOrder == inOrder.sorted(), "\(stopped)")
    }

    @Test func noAcknowledgedOrderIsLostBySIGKILL() async throws {
        let program = try RunningShop()
        let shop = try await program.shop().withBooks()
        let acknowledged = Acknowledged()
        async let customers: Void = orderUntilItEnds(shop, acknowledged)
        try await until("some orders are there") { acknowledged.count >= 20 }
        program.kill()
        _ = try await program.end()
        await customers

        let again = try RunningShop(in: program.folder)
        let reopened = try await again.shop()
        for order in acknowledged.orders {
            #expect(try await reopened.get("/orders/\(order.id)").decoded(as: OrderBody.self) == order)
        }
        again.terminate()
        #expect(try await again.end() == 0)
    }

    @Test func ordersAreTakenWhileItDrains() async throws {
        let program = try RunningShop(["OPERATIONS_DRAINING": "3600"])
        let shop = try await program.shop().withBooks()
        let operations = try await program.operations()
        program.terminate()
        try await until("it drains") { try await operations.get("/ready").decoded() == HealthBody(.draining) }
        #expect(try await operations.get("/ready").status == .serviceUnavailable)
        try await shop.put(1, of: "b-0001")
        let order = try await shop.order("key")
        #expect(order.status == .created)
        // Less would be the same request to stop, and more does no harm.
        try await Task.sleep(for: .milliseconds(500))
        program.terminate()
        #expect(try await program.end() == 0)
        try await expect([try order.decoded()], in: program.folder.database)
    }

    /// A request that never ends holds the first stop up; the second signal does not wait for it.
    @Test func theSecondSIGTERMWaitsForNobody() async throws {
        let program = try RunningShop()
        let shop = try await program.shop().withBooks()
        try await shop.put(1, of: "b-0001")
        let order = try await shop.order("key").decoded(as: OrderBody.self)

        let operations = try await program.operations()
        let (body, rest) = AsyncStream<ByteBuffer>.makeStream()
        var request = HTTPClientRequest(url: shop.address + "/cart/books/b-0001")
        request.method = .PUT
        request.headers.add(name: "Cart-ID", value: shop.cart.uuidString)
        request.body = .stream(body, length: .unknown)
        rest.yield(ByteBuffer(string: "{"))
        let slow = Task { [request] in _ = try? await HTTPClient.shared.execute(request, timeout: .seconds(60)) }
        try await until("the slow request has arrived") {
            let busy = #"http_server_active_requests{http_request_method="PUT"} 1.0"#
            return try await operations.get("/metrics").text.contains(busy)
        }
        program.terminate()
        try await until("it stops") { try await operations.get("/ready").decoded() == HealthBody(.stopping) }
        #expect(program.status == nil)
        // One signal is enough, if it comes half a second after the first.
        let repeated = Task {
            while !Task.isCancelled {
                try await Task.sleep(for: .seconds(1))
                program.terminate()
            }
        }
        #expect(try await program.end() == 1)
        repeated.cancel()
        #expect(program.text.contains("the program was ended by a second signal before everything had been stopped"))
        rest.finish()
        await slow.value
        try await expect([order], in: program.folder.database)
    }
}

/// The orders that customers were told of.
final class Acknowledged: Sendable {
    private let list = Mutex<[OrderBody]>([])

    var orders: [OrderBody] { list.withLock { $0 } }
    var count: Int { orders.count }

    func add(_ order: OrderBody) { list.withLock { $0.append(order) } }
}
