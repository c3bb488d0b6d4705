import Alchemic

protocol Store: Sendable {}
protocol Repository<Item>: Sendable { associatedtype Item }
final class Cache: Sendable {}

let module = Module("Mistake") {
    // error: cannot convert value of type 'Cache' to type 'any Store' in coercion
    Singleton(Cache.init).as((any Store).self) { $0 as any Store }
}

let other = Module("Other mistake") {
    // error: 'Cache' is not convertible to 'any Repository<Int>'
    Singleton(Cache.init).as((any Repository<Int>).self) { $0 as any Repository<Int> }
}
