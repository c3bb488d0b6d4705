import Domain
import Foundation
import NIOHTTP1
import Testing
import Web

/// A disk with no space left, which is a small one in memory that only the program sees.
@Suite(.enabled("a program may mount a disk of its own here") { try SmallDisk.isPossible() })
struct FullDiskTests {
    /// Orders until the shop cannot keep more; returns what it has acknowledged.
    private func orderUntilTheDiskIsFull(_ shop: ShopClient) async throws -> [OrderBody] {
        var acknowledged: [OrderBody] = []
        for _ in 0..<10_000 {
            let customer = shop.another
            var response = try await customer.put(1, of: "b-000\(Int.random(in: 1...3))")
            if response.status == .ok { response = try await customer.order(UUID().uuidString) }
            guard response.status == .created else {
                #expect(response.status == .serviceUnavailable && response.errorCode == "store-unavailable")
                return acknowledged
            }
            acknowledged.append(try response.decoded())
        }
        Issue.record("the disk is too large to be filled")
        return acknowledged
    }

    @Test func aFullDiskIsAnsweredAndNoAcknowledgedOrderIsLost() async throws {
        let disk = try SmallDisk()
        let program = try RunningShop(["DATABASE_PATH": disk.database], in: disk.folder, by: disk.script)
        let shop = try await program.shop().withBooks()
        let acknowledged = try await orderUntilTheDiskIsFull(shop)
        #expect(!acknowledged.isEmpty)
        #expect(try await shop.get("/books/b-0001").status == .ok, "there is still enough for whoever only looks")
        program.terminate()
        #expect(try await program.end() == 0)

        // With space again.
        let again = try RunningShop(["DATABASE_PATH": disk.keptDatabase], in: disk.folder)
        let reopened = try await again.shop().withBooks()
        for order in acknowledged {
            #expect(try await reopened.get("/orders/\(order.id)").decoded(as: OrderBody.self) == order)
        }
        let customer = reopened.another
        try await customer.put(1, of: "b-0004")
        #expect(try await customer.order(UUID().uuidString).status == .created)
        again.terminate()
        #expect(try await again.end() == 0)
    }
}
