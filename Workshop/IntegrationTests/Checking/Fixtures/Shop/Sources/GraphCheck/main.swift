import AlchemicChecking
import Core
import Foundation
import Orders
import Storage

let access = ProcessInfo.processInfo.environment["SHOP_ACCESS"]

GraphCheck.main(
    shop, rules: [storageIsHidden],
    container: TypedContainer(
        "ShopContainer", Clock.self, (any Store).self, Cart.self, Receipt.self, Provider<Ticket, Int>.self, Rates.self,
        Screen.self, Desk.self,
        [any Greeting].self, Session.self, Line.self, Core.Label.self, Orders.Label.self, tagged: "exposed",
        access: access == "package" ? .package : .internal
    ).adding((any Greeting).self, named: "french"))
