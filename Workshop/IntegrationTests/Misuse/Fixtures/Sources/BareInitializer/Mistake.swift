import Alchemic

final class Store: Sendable {
    init(path: String) {}
    init(port: Int) {}
}

let module = Module("Mistake") {
    Singleton(Store.init)
}
