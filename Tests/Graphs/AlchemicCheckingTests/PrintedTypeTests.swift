import AlchemicChecking
import TestSupport
import Testing

@Suite("Each public type of checks says in one line what it is") struct PrintedTypeTests {
    @Test
    func `those of checks`() throws {
        let typed = TypedContainer(
            "ShopContainer", Catalogue.self, Cart.self, access: .package, file: "AlchemicCheckingTests/Check.swift",
            line: 1, column: 1)
        try expectPrinted(
            "AlchemicChecking", [typed, TypedContainer.Access.internal, TypedContainer.Access.public],
            unprinted: ["GraphCheck": "there are no values of it"])
    }
}
