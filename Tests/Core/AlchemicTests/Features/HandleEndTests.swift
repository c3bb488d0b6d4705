import Alchemic
import TestSupport
import Testing

private final class Store: Sendable {}

private struct Cart: Sendable {
    let store: Store
}

/// One link of a chain of prototypes.
private struct Chain: Sendable {
    let length: Int
}

@Suite("A handle")
struct HandleEndTests {
    @Test("hands out what there was when its container has ended, and makes prototypes of it once")
    func ended() async throws {
        let made = Counter()
        let container = try Container {
            Singleton { Store() }
            Prototype { () -> Chain in
                made.increment()
                return Chain(length: 1)
            }
            Prototype { (_: Chain, store: Store) in Cart(store: store) }
        }
        let store = try container.handle(for: Store.self)
        let cart = try container.handle(for: Cart.self)
        let before = store()
        try await container.stop()
        #expect(throws: ResolutionError.self) { try container.get(Store.self) }
        #expect(store() === before)
        let count = made.count
        #expect(cart().store === before)
        #expect(made.count == count + 1)
        #expect(throws: ResolutionError.self) { try container.handle(for: Store.self) }
    }

    @Test("gives what overrides its object, even if that could fail")
    func overridden() throws {
        let container = try Container { Prototype { Cart(store: Store()) } }
        let handle = try container.handle(for: Cart.self)
        let store = Store()
        let cart = try container.withOverrides {
            Prototype { () throws -> Cart in Cart(store: store) }
        } synchronously: {
            handle()
        }
        #expect(cart.store === store)
        #expect(handle().store !== store)
    }

    @Test("is refused for a chain of prototypes that a small stack may not hold")
    func deep() throws {
        let short = try chain(of: 31)
        #expect(try short.handle(for: Chain.self)().length == 31)
        let long = try chain(of: 32)
        let error = failure(of: try long.handle(for: Chain.self))
        #expect(error?.id == .handleCanFail)
        #expect(error?.headline.contains("chain of 32 constructions") == true)
        #expect(try long.get(Chain.self, .named("32")).length == 32)
    }

    @Test("is refused for a list with a member whose factory may throw")
    func list() throws {
        let container = try Container {
            Prototype { () throws -> Cart in Cart(store: Store()) }
            Prototype { Cart(store: Store()) }
        }
        #expect(failure(of: try container.handle(for: [Cart].self))?.id == .handleCanFail)
    }

    /// A container with prototypes of which each needs the one before it.
    private func chain(of length: Int) throws -> Container {
        try Container {
            Prototype { Chain(length: 1) }.named("1")
            for number in 2..<length {
                Prototype({ (before: Chain) in Chain(length: before.length + 1) }, .named("\(number - 1)"))
                    .named("\(number)")
            }
            Prototype({ (before: Chain) in Chain(length: before.length + 1) }, .named("\(length - 1)"))
                .named("\(length)").primary()
        }
    }
}
