import Alchemic

final class Counter {
    var count = 0
    init() {}
    init(start: Int) { count = start }
}

let module = Module("Mistake") {
    Singleton(Counter.init(start:))
}
