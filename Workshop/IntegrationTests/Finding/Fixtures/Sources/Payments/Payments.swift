import AlchemicMain
import Catalogue

/// Nobody outside names it, nor the module.
private final class Payments: Part {
    let title: String

    init(catalogue: Catalogue) {
        title = "payments of the \(catalogue.title)"
    }
}

extension Payments: SelfDeclaring {
    static var declaration: [ModuleElement] {
        Singleton(Payments.init(catalogue:))
        Prototype(of: Payments.self, Payments.makeReceipt(number:), .value(5))
    }

    func makeReceipt(number: Int) -> Receipt { Receipt(title: "receipt \(number) from the \(title)") }
}

struct Receipt: Part {
    let title: String
}
