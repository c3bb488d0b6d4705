import Alchemic
import AlchemicMain
import TestSupport
import Testing

private final class Address: Sendable {
    let town = Variable("not injected")
}

private final class Shop: Sendable {
    let address: Address
    let name = Variable("not injected")
    let manager = Variable<Manager?>()

    init(address: Address) {
        self.address = address
    }

    func makeTill() -> Till { Till(label: "\(name.value), \(address.town.value)") }
}

private final class Till: Sendable {
    let label: String

    init(label: String) {
        self.label = label
    }
}

private final class Clerk: Sendable {
    let manager = Variable<Manager?>()
}

private final class Manager: Sendable {
    let clerk: Clerk
    let till: Till

    init(clerk: Clerk, shop: Shop, till: Till) {
        self.clerk = clerk
        self.till = till
    }
}

private struct NoName: Error {}

@Suite(.statement("A27")) struct OwnersTests {
    private static let shop = Module("Shop") {
        Value("Corner Shop").named("name")
        Value("Ghent").named("town")
        Singleton { Address() }.inject(\.town.value, .named("town"))
        Singleton(Shop.init(address:)).inject(\.name.value, .named("name"))
    }

    @Test
    func `the owner is injected before its method is called and what it needs too if the methods result is asked for`()
        throws
    {
        let container = try Container(Self.shop, Module("Tills") { Singleton(of: Shop.self, Shop.makeTill) })
        #expect(try container.get(Till.self).label == "Corner Shop, Ghent")
    }

    @Test func `the owner is injected before its method is called in a larger construction`() throws {
        // The clerk needs the manager, who is not there yet when the method is called: its turn comes at the end.
        let container = try Container(
            Self.shop,
            Module("Tills") {
                Singleton(of: Shop.self, Shop.makeTill)
                Singleton { Clerk() }.inject(\.manager.value)
                Singleton(Manager.init(clerk:shop:till:))
            })
        let manager = try container.get(Manager.self)
        #expect(manager.till.label == "Corner Shop, Ghent")
        #expect(manager.clerk.manager.value === manager)
    }

    @Test func `an owner made for each call is injected before it`() throws {
        let container = try Container(
            Module("Shop") {
                Value("Corner Shop")
                Prototype { Address() }.inject(\.town.value)
                Prototype(Shop.init(address:)).inject(\.name.value)
                Prototype(of: Shop.self, Shop.makeTill)
            })
        #expect(try container.get(Till.self).label == "Corner Shop, Corner Shop")
        #expect(try container.invoke(Till.self).label == "Corner Shop, Corner Shop")
    }

    @Test func `an awaited owner is injected before its method is called`() async throws {
        let container = try Container(
            Module("Shop") {
                Value("Corner Shop")
                Singleton { Address() }.inject(async: "town") { (address, town: String) in address.town.value = town }
                Singleton({ (address: Address) async in Shop(address: address) })
                    .inject(async: "name") { (shop, name: String) in shop.name.value = name }
                Singleton(of: Shop.self, Shop.makeTill)
                Singleton { Clerk() }.inject(\.manager.value)
                Singleton(Manager.init(clerk:shop:till:))
            })
        let manager = try await container.get(async: Manager.self)
        #expect(manager.till.label == "Corner Shop, Corner Shop")
        #expect(manager.clerk.manager.value === manager)
        #expect(try await container.get(async: Till.self) === manager.till)
    }

    @Test(.statement("A80"), arguments: [true, false])
    func `a circle through the owner closes`(startsWithTheManager: Bool) throws {
        let container = try Container(
            Module("Shop") {
                Singleton { Address() }
                Singleton(Shop.init(address:)).inject(\.manager.value)
                Singleton(of: Shop.self, Shop.makeTill)
                Singleton { Clerk() }
                Singleton(Manager.init(clerk:shop:till:))
            })
        if !startsWithTheManager { _ = try container.get(Till.self) }
        let manager = try container.get(Manager.self)
        #expect(manager.till === (try container.get(Till.self)))
        #expect(try container.get(Shop.self).manager.value === manager)
    }

    @Test func `an awaited owner in a cycle is made before its method is called and injected with the others`()
        async throws
    {
        let container = try Container(
            Module("Shop") {
                Value("Corner Shop")
                Singleton { () async in Address() }
                Singleton(Shop.init(address:)).inject(\.name.value).inject(\.manager.value)
                Singleton(of: Shop.self, Shop.makeTill)
                Singleton { Clerk() }
                Singleton(Manager.init(clerk:shop:till:))
            })
        let till = try await container.get(async: Till.self)
        // The steps of a cycle run when all its members have been made.
        #expect(till.label == "not injected, not injected")
        let shop = try container.get(Shop.self)
        #expect(shop.name.value == "Corner Shop" && shop.manager.value?.till === till)
    }

    @Test func `an owner that cannot be injected keeps its method from being called`() throws {
        let attempts = Journal()
        let container = try Container(
            Module("Shop") {
                Value("Corner Shop")
                Singleton { Address() }
                Singleton(Shop.init(address:)).inject(nonisolated: "name") { (shop, name: String) in
                    attempts.note(name)
                    if attempts.entries.count < 3 { throw NoName() }
                    shop.name.value = name
                }
                Singleton(of: Shop.self, Shop.makeTill)
                Singleton { Clerk() }
                Prototype(Manager.init(clerk:shop:till:))
            })
        let direct = #expect(throws: ResolutionError.self) { try container.get(Till.self) }
        #expect(direct?.underlying is NoName)
        let nested = #expect(throws: ResolutionError.self) { try container.get(Manager.self) }
        #expect(nested?.underlying is NoName)
        #expect(try container.get(Till.self).label.hasPrefix("Corner Shop"))
    }
}
