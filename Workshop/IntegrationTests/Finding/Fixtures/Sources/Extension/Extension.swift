import AlchemicMain
import Catalogue

/// A type of a library that is opened as the program runs.
final class Discounts: Part {
    let title: String

    init(catalogue: Catalogue) {
        title = "discounts on the \(catalogue.title)"
    }
}

extension Discounts: SelfDeclaring {
    static var declaration: [ModuleElement] {
        Singleton(Discounts.init(catalogue:))
    }
}
