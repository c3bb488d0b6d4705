import Alchemic

final class Store: Sendable {
    init(path: String) {}
    init(port: Int) {}
}

let module = Module("Mistake") {
    // error: ambiguous use of 'init'
    Singleton(Store.init)
}
