import AlchemicGraphTesting
import TestSupport
import Testing

@Suite("Each public type of the products for tests says in one line what it is") struct PrintedTypeTests {
    @Test
    func `those of traits`() throws {
        #sourceLocation(file:"AppTests.swift",line:1)
        let trait: ContainerTrait = .container(App.module)
        let overriding: ContainerTrait = .overriding(App.container) { Singleton { Log() } }
        #sourceLocation()
        try expectPrinted("AlchemicTesting", [trait, overriding])
    }

    @Test
    func `those of differences`() throws {
        try expectPrinted(
            "AlchemicGraphTesting", [],
            unprinted: ["GraphDifference": "its text is what has changed, a line for each definition"])
    }
}
