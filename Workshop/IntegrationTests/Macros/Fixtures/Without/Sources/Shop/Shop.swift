import AlchemicGraphDocument
import AlchemicMain
import Settings

private final class Journal: Sendable {}

private final class Till: SelfDeclaring {
    let store: Store
    var catalogue: Catalogue?
    private(set) var journal: Journal?

    init(store: Store) {
        self.store = store
    }

    static var declaration: [ModuleElement] {
        External(Till.self)
            .inject(\.catalogue, .named("catalogue"))
            .inject(\.journal, .named("journal"))
    }
}

extension ShopConfiguration {
    fileprivate func createSingletonJournal() -> Journal {
        ConfigurationCall.answer(in: Self.self) { () -> Journal in Journal() }
    }
    fileprivate func till(store: Store) -> Till {
        ConfigurationCall.answer(in: Self.self) { () -> Till in Till(store: store) }
    }

    final class Tills: ConfigurationPart {
        static func declare(_ methods: inout ConfigurationMethods, of configuration: ShopConfiguration) {
            methods.add(
                Singleton(configuration.createSingletonJournal).named("Journal").alias("JOURNAL", "journal"),
                method: "createSingletonJournal()")
            methods.add(Prototype(configuration.till(store:)), method: "till(store:)")
            methods.add(aliases: ["shelf"], for: "Store")
        }
    }
}

@main
struct Shop {
    static func main() throws {
        let container = try Container(Module("Shop") { ShopConfiguration() })
        for definition in container.graph.document.definitions {
            let calls = definition.dependencies.map { "\($0.label): \($0.definitions.joined(separator: ", "))" }
            print(definition.id, definition.lifetime, definition.aliases, calls)
        }
        let store = try container.get(Store.self, .named("shelf"))
        let till = try container.get(Till.self)
        print("one store:", try container.get(Catalogue.self).store === store, till.store === store)
        print("one catalogue:", try till.catalogue === container.get(Catalogue.self))
        print("one journal:", try till.journal === container.get(Journal.self))
        print("two tills:", try container.get(Till.self) !== till)
    }
}
