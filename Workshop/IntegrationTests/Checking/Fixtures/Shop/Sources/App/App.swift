import Alchemic
import Core
import Orders
import Storage

@main
struct App {
    @MainActor static func main() async throws {
        let container = try Container(shop)
        print("the shop is open: \(container.graph.definitions.count) definitions")
        #if REPAIRED
        try await container.start()
        let shop = try ShopContainer(container)
        print("stored: \(shop.store.name), \(shop.frenchGreeting.text), \(shop.ordersLabel.text)")
        print("made: \(try shop.cart().store.name), \(try shop.cart() === shop.cart())")
        print("with an argument: \(try shop.ticket(5).text)")
        print("requested: \(try shop.receipt().key.count), \(try shop.greetingList.map(\.text))")
        print("awaited: \(shop.rates.euro), on the main actor: \(try shop.screen.title)")
        let user = try await shop.request(user: User(name: "Ada")) { request in try request.line().session.user }
        print("in a scope: \(user)")
        try await container.withOverrides {
            Singleton { French.loud }.as((any Greeting).self).overriding(named: "french")
        } operation: {
            print("overridden: \(try ShopContainer(container).frenchGreeting.text), \(shop.frenchGreeting.text)")
        }
        do {
            _ = try ShopContainer(Container(core))
        } catch {
            print(error)
        }
        #endif
    }
}

#if REPAIRED
struct Loud: Greeting, Sendable {
    let text = "BONJOUR"
}

extension French {
    static var loud: Loud { Loud() }
}
#endif
