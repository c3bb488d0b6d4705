import Alchemic

final class Cart: Sendable {
    let discount: Int? = nil
    init() {}
}

let module = Module("Mistake") {
    // error: cannot convert value of type 'any KeyPath<Cart, Int?> & Sendable' to expected argument type
    //   'ReferenceWritableKeyPath<Cart, Property>'
    Prototype(Cart.init).inject(\.discount)
}
