import GraphAnalysis
import Testing

/// How types are written for people.
@Suite struct NameTests {
    @Test(arguments: [
        ("Shop.Catalog", "Catalog"), ("any Shop.Store", "any Store"), ("Swift.Array<Shop.Till>", "Array<Till>"),
        ("Shop.Repository<Shop.User, any Shop.Store>", "Repository<User, any Store>"),
        ("Shop.Till around sql", "Till around sql"), ("(Shop.A, Shop.B) -> Swift.Int", "(A, B) -> Int"),
        ("main-store", "main-store"), ("", ""), ("Shop.Catalog#2", "Catalog#2"),
    ])
    func `short`(_ names: (String, String)) { #expect(shortName(names.0) == names.1) }
}
