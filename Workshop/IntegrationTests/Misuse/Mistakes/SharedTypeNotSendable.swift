import Alchemic

final class Counter {
    var count = 0
    init() {}
    init(start: Int) { count = start }
}

let module = Module("Mistake") {
    // error: type 'Counter' does not conform to the 'Sendable' protocol
    Singleton(Counter.init(start:))
}
