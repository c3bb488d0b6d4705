import AlchemicGraphDocument
import AlchemicMacros
import Settings

private final class Journal: Sendable {}

@InjectedByName
private final class Till {
    let store: Store
    var catalogue: Catalogue?
    private(set) var journal: Journal?

    init(store: Store) {
        self.store = store
    }
}

@ConfigurationPart
extension ShopConfiguration {
    fileprivate func createSingletonJournal() -> Journal { Journal() }
    @Provides(.prototype) fileprivate func till(store: Store) -> Till { Till(store: store) }
    func aliasesForStore() -> [String] { ["shelf"] }
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
