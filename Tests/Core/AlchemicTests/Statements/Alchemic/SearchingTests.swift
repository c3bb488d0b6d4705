import Alchemic
import TestSupport
import Testing

private protocol Animal: Sendable {}

private protocol Pet: Animal {}

private protocol Swimmer: Sendable {}

private class Mammal: @unchecked Sendable {
    init() {}
}

private class Dog: Mammal, Pet, @unchecked Sendable {
    override init() {}
}

private final class Puppy: Dog, @unchecked Sendable {}

private final class Otter: Mammal, Animal, Swimmer, @unchecked Sendable {}

private struct Fish: Animal, Swimmer {}

private struct Owner: Sendable {
    let animal: any Animal
}

private struct Pool: Sendable {
    let guest: any Animal & Swimmer
}

@Suite struct SearchingTests {
    @Test(.statement("A34")) func `several types in one query must all match`() throws {
        let container = try Container(
            Module("Zoo") {
                Singleton { Dog() }
                Singleton { Fish() }
                Singleton { Otter() }
            })
        let query = Query<any Animal>.type(Mammal.self).type((any Swimmer).self)
        #expect(try container.get((any Animal).self, query) is Otter)
        let both = try container.all(of: (any Animal).self, .type((any Animal).self, (any Swimmer).self))
        #expect(both.count == 2)
        #expect(try container.all(of: (any Animal).self, .type(Dog.self).type((any Swimmer).self)).isEmpty)
    }

    @Test(.statement("A34")) func `one class can be asked for`() {
        let diagnostics = problems(
            of: Module("Zoo") {
                Singleton { Puppy() }
                Singleton(Owner.init(animal:), .type(Dog.self).type(Puppy.self))
            })
        #expect(diagnostics.map(\.id) == [.illegalQuery])
    }

    @Test(
        .statement("A35"),
        arguments: [
            Query<any Animal>.named("rex").type(Dog.self), .type(Dog.self).named("rex"), .named("rex").tagged("big"),
            .type((any Pet).self).named("rex"), .named("rex").named("rover"),
        ])
    fileprivate func aNameStandsAlone(query: Query<any Animal>) throws {
        try expectIllegal(query)
    }

    @Test(
        .statement("A36"),
        arguments: [
            Query<any Animal>.value(Fish()).type(Dog.self), .type(Dog.self).value(Fish()),
            .named("rex").value(Fish()), .value(Fish()).tagged("big"),
        ])
    fileprivate func aConstantStandsAlone(query: Query<any Animal>) throws {
        try expectIllegal(query)
    }

    private func expectIllegal(_ query: Query<any Animal>) throws {
        let animals = Module("Animals") { Singleton { Dog() }.named("rex").alias("rover").tagged("big") }
        let diagnostics = problems(
            of: Module("Zoo") {
                animals
                Singleton(Owner.init(animal:), query)
            })
        #expect(diagnostics.map(\.id) == [.illegalQuery])

        let container = try Container(animals)
        let error = #expect(throws: ResolutionError.self) { try container.get((any Animal).self, query) }
        #expect(error?.id == .illegalQuery)
    }

    @Test(.statement("A37")) func `without a query the declared type is looked for all its protocols included`() throws
    {
        let container = try Container(
            Module("Zoo") {
                Singleton { Dog() }
                Singleton { Otter() }
                Singleton(Pool.init(guest:))
            })
        #expect(try container.get(Pool.self).guest is Otter)
        #expect(try container.get((any Animal & Swimmer).self) is Otter)
        #expect(try container.get((any Mammal & Swimmer).self) is Otter)
    }
}
