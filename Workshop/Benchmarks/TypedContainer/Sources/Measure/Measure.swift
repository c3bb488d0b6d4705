import Alchemic
import Parts

/// What the typed container is compared with.
final class HandWritten: Sendable {
    let catalogue: Catalogue
    let prices: Prices
    let clock: Clock

    init() {
        catalogue = Catalogue()
        prices = Prices()
        clock = Clock()
    }

    func cart() -> Cart { Cart(catalogue: catalogue, prices: prices, clock: clock) }
}

/// Keeps the last one, so that none is made on the stack.
final class Counter {
    var last: Cart?

    @inline(never) func take(_ cart: Cart) { last = cart }
}

// Several containers in turn, so that nothing is read once for the whole loop. What is made is made each time.

@inline(never) func read(_ containers: [HandWritten], _ count: Int) -> Int {
    var sum = 0
    for index in 0..<count { sum &+= containers[index & 7].catalogue.count }
    return sum
}

@inline(never) func read(_ containers: [ShopContainer], _ count: Int) -> Int {
    var sum = 0
    for index in 0..<count { sum &+= containers[index & 7].catalogue.count }
    return sum
}

@inline(never) func make(_ container: HandWritten, _ count: Int, _ counter: Counter) -> Int {
    for _ in 0..<count { counter.take(container.cart()) }
    return count
}

@inline(never) func make(_ container: ShopContainer, _ count: Int, _ counter: Counter) throws -> Int {
    for _ in 0..<count { counter.take(try container.cart()) }
    return count
}

@main
struct Measure {
    static func main() async throws {
        var typed: [ShopContainer] = []
        for _ in 0..<8 {
            let container = try Container(shop)
            try await container.start()
            typed.append(try ShopContainer(container))
        }
        let byHand = (0..<8).map { _ in HandWritten() }
        try compare("read a singleton", 100_000_000) {
            read(byHand, $0)
        } with: {
            read(typed, $0)
        }
        try compare("make a prototype with three dependencies", 5_000_000) {
            make(byHand[0], $0, Counter())
        } with: {
            try make(typed[0], $0, Counter())
        }
    }

    /// Times both in turns, eleven times each, and prints the medians.
    static func compare(_ name: String, _ count: Int, _ byHand: (Int) -> Int, with typed: (Int) throws -> Int) throws {
        var hand: [Double] = []
        var ours: [Double] = []
        for _ in 0..<11 {
            hand.append(time(count, byHand))
            ours.append(try time(count, typed))
        }
        let ratios = zip(ours, hand).map { $0 / $1 }.sorted()
        print(
            "\(name): by hand \(round(hand.sorted()[5])) ns, typed \(round(ours.sorted()[5])) ns, ratio \(round(ratios[5]))"
        )
    }

    static func time(_ count: Int, _ body: (Int) throws -> Int) rethrows -> Double {
        var sum = 0
        let time = try ContinuousClock().measure { sum = try body(count) }
        precondition(sum > 0)
        return time / .nanoseconds(1) / Double(count)
    }

    static func round(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
