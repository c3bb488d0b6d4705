import Alchemic

final class Cart: Sendable {
    let discount: Int? = nil
    init() {}
}

let module = Module("Mistake") {
    Prototype(Cart.init).inject(\.discount)
}
