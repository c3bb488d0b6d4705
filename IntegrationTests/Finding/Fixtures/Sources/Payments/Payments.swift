import Alchemic
import Catalogue

/// Nobody outside names it, nor the module.
private final class Payments: Part {
    let title: String

    init(catalogue: Catalogue) {
        title = "payments of the \(catalogue.title)"
    }
}

extension Payments: SelfDeclaring {
    static func declare(_ declaration: inout Declaration<Payments>) {
        declaration.singleton(Payments.init(catalogue:))
        declaration.method(Payments.makeReceipt(number:), lifetime: .prototype, .value(5))
    }

    func makeReceipt(number: Int) -> Receipt { Receipt(title: "receipt \(number) from the \(title)") }
}

struct Receipt: Part {
    let title: String
}
