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

private struct Stone: Sendable {}

private struct Owner: Sendable {
    let animal: any Animal
}

private struct Pool: Sendable {
    let guest: any Animal & Swimmer
}

private struct Zoo: Sendable {
    let animals: [any Animal]
}

@Suite struct SearchingTests {
    @Test(.statement("A33")) func aTypeFindsItsSubclasses() throws {
        let container = try Container(
            Module("Zoo") {
                Singleton { Puppy() }
                Singleton { Fish() }
            })
        let puppy = try container.get(Puppy.self)
        #expect(try container.get(Dog.self) === puppy)
        #expect(try container.get(Mammal.self) === puppy)
    }

    @Test(.statement("A33")) func aProtocolFindsWhatConformsInheritedConformancesIncluded() throws {
        let container = try Container(
            Module("Zoo") {
                Singleton { Puppy() }
                Singleton { Stone() }
            })
        let puppy = try container.get(Puppy.self)
        #expect(try container.get((any Pet).self) as? Puppy === puppy)
        #expect(try container.get((any Animal).self) as? Puppy === puppy)
        #expect(try container.all(of: (any Animal).self).count == 1)
        #expect(try container.all(of: (any Swimmer).self).isEmpty)
    }

    @Test(.statement("A33")) func theDeclaredTypeCountsAndNotTheObjects() throws {
        let container = try Container(Module("Zoo") { Singleton { Puppy() as Mammal } })
        #expect(try container.get(Mammal.self) is Puppy)
        #expect(try container.getIfDeclared(Puppy.self) == nil)
        #expect(try container.getIfDeclared((any Pet).self) == nil)
    }

    @Test(.statement("A34")) func severalTypesInOneQueryMustAllMatch() throws {
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

    @Test(.statement("A34")) func oneClassCanBeAskedFor() {
        let diagnostics = Module("Zoo") {
            Singleton { Puppy() }
            Singleton(Owner.init(animal:), .type(Dog.self).type(Puppy.self))
        }.diagnostics
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
        let diagnostics = Module("Zoo") {
            animals
            Singleton(Owner.init(animal:), query)
        }.diagnostics
        #expect(diagnostics.map(\.id) == [.illegalQuery])

        let container = try Container(animals)
        let error = #expect(throws: ResolutionError.self) { try container.get((any Animal).self, query) }
        #expect(error?.id == .illegalQuery)
    }

    @Test(.statement("A37")) func withoutAQueryTheDeclaredTypeIsLookedForAllItsProtocolsIncluded() throws {
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

    @Test(.statement("A38")) func aQueryReplacesTheDeclaredType() throws {
        let container = try Container(
            Module("Zoo") {
                Singleton { Dog() }
                Singleton { Fish() }
                Singleton(Owner.init(animal:), .type(Fish.self))
            })
        #expect(try container.get(Owner.self).animal is Fish)
    }

    @Test(.statement("A38"), arguments: [Query<any Animal>.type(Stone.self), .named("stone")])
    fileprivate func whatAQueryFindsMustFitTheDeclaredType(query: Query<any Animal>) {
        let diagnostics = Module("Zoo") {
            Singleton { Fish() }
            Singleton { Stone() }.named("stone")
            Singleton(Owner.init(animal:), query)
        }.diagnostics
        #expect(diagnostics.map(\.id) == [.typeMismatch])
    }

    @Test(.statement("A38")) func aQueryIsNotNarrowedByTheDeclaredType() {
        let swimming = Query<any Animal>.type((any Sendable).self)
        let diagnostics = Module("Zoo") {
            Singleton { Fish() }
            Singleton { Stone() }
            Singleton(Owner.init(animal:), swimming)
        }.diagnostics
        #expect(diagnostics.map(\.id) == [.typeMismatch])
    }

    @Test(.statement("A39")) func whatNothingProvidesIsFoundBeforeAnythingIsBuilt() throws {
        let journal = Journal()
        let diagnostics = Module("Zoo") {
            Singleton { () -> Stone in
                journal.note("stone")
                return Stone()
            }.eager()
            Singleton(Owner.init(animal:))
            Singleton { (_: Stone, _: Pool) in Fish() }.only(as: (any Swimmer).self)
            Singleton { (_: Stone, _: any Pet) in Puppy() }.only(as: Puppy.self)
        }.diagnostics
        #expect(diagnostics.map(\.id) == [.missingBinding, .missingBinding, .missingBinding])
        #expect(journal.entries.isEmpty)
    }

    @Test(.statement("A39", "T2")) func aListOfWhatNothingProvidesIsEmpty() throws {
        let container = try Container(Module("Zoo") { Singleton(Zoo.init(animals:)) })
        #expect(try container.get(Zoo.self).animals.isEmpty)
        let diagnostics = Module("Zoo") { Singleton(Zoo.init(animals:), .all(atLeast: 1)) }.diagnostics
        #expect(diagnostics.map(\.id) == [.tooFew])
    }

    @Test(.statement("A41")) func aLookUpNeverOutlivesItsDefinitions() throws {
        let container = try Container(Module("Zoo") { Singleton { Fish() } })
        #expect(try container.get((any Animal).self) is Fish)
        #expect(try container.all(of: (any Animal).self).count == 1)

        let (overriding, count) = try container.withOverrides {
            Singleton { Puppy() }
        } synchronously: {
            (try container.get((any Animal).self), try container.all(of: (any Animal).self).count)
        }
        #expect(overriding is Puppy)
        #expect(count == 2)
        #expect(try container.get((any Animal).self) is Fish)
        #expect(try container.all(of: (any Animal).self).count == 1)

        let child = try Container(Module("Home") { Singleton { Dog() } }, parent: container)
        #expect(try child.get((any Animal).self) is Dog)
        #expect(try child.all(of: (any Animal).self).count == 2)
        #expect(try container.get((any Animal).self) is Fish)
    }
}
