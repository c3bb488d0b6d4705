import Alchemic
import TestSupport
import Testing

private final class Till: Sendable {
    let number: Int
    let drawer = Variable<Drawer?>()

    init(number: Int) {
        self.number = number
    }
}

private final class Drawer: Sendable {}

private final class Queue: Sendable {
    let till: Till

    init(till: Till) {
        self.till = till
    }
}

private final class Shop: Sendable {
    let journal = Journal()

    func makeTill(number: Int) -> Till {
        journal.note("till \(number)")
        return Till(number: number)
    }
}

@Suite struct MethodsTests {
    @Test(.statement("A17")) func `a method is called once for a singleton`() throws {
        let container = try Container(
            Module("Shop") {
                Singleton(Queue.init(till:))
                Singleton(of: Shop.self, Shop.makeTill(number:), .value(1))
                Singleton { Shop() }
            })
        let till = try container.get(Till.self)
        #expect(try container.get(Till.self) === till)
        #expect(try container.get(Queue.self).till === till)
        #expect(try container.get(Shop.self).journal.entries == ["till 1"])
    }

    @Test(.statement("A18")) func `a method is called on each request for a prototype`() throws {
        let container = try Container(
            Module("Shop") {
                Singleton { Shop() }
                Prototype(of: Shop.self, Shop.makeTill(number:), .value(1))
            })
        #expect(try container.get(Till.self) !== container.get(Till.self))
        #expect(try container.get(Shop.self).journal.entries == ["till 1", "till 1"])
    }

    @Test(.statement("A19")) func `one method declared twice makes two singletons`() throws {
        let container = try Container(
            Module("Shop") {
                Singleton { Shop() }
                Singleton(of: Shop.self, Shop.makeTill(number:), .value(1)).named("first")
                Singleton(of: Shop.self, Shop.makeTill(number:), .value(2)).named("second")
            })
        let first = try container.get(Till.self, .named("first"))
        let second = try container.get(Till.self, .named("second"))
        #expect([first.number, second.number] == [1, 2])
        #expect(try container.get(Till.self, .named("first")) === first)
        #expect(try container.get(Till.self, .named("second")) === second)
        #expect(try container.all(of: Till.self).map(\.number) == [1, 2])
        #expect(try container.get(Shop.self).journal.entries == ["till 1", "till 2"])
    }

    @Test(.statement("A26", "T31")) func `what a method makes gets the injection points of its declaration`() throws {
        let container = try Container(
            Module("Shop") {
                Singleton { Drawer() }
                Singleton { Shop() }
                Singleton(of: Shop.self, Shop.makeTill(number:), .value(1)).inject(\.drawer.value)
            })
        #expect(try container.get(Till.self).drawer.value === container.get(Drawer.self))
    }

    @Test(.statement("A26", "T31")) func `what a method makes gets the injection points declared for its type`() throws
    {
        let container = try Container(
            Module("Shop") {
                Singleton { Drawer() }
                Singleton { Shop() }
                Singleton(of: Shop.self, Shop.makeTill(number:), .value(1)).named("made")
                External(Till.self).named("given").inject(\.drawer.value)
            })
        let till = try container.get(Till.self, .named("made"))
        #expect(till.drawer.value === (try container.get(Drawer.self)))
    }
}
