import TestSupport
import Testing

@testable import AlchemicGraph
@testable import AlchemicMain

private protocol Marked {}
private struct Marker: Marked {}
private final class Mark {}

extension MessageTests {
    @Suite struct Declarations {
        @Test(.statement("A6", "G25", "R9"), arguments: names)
        func `a name is given twice`(_ mistake: Mistake) { expectMessage(mistake) }

        @Test(arguments: types)
        func `the type is wrong`(_ mistake: Mistake) { expectMessage(mistake) }

        @Test(.statement("T7"), arguments: replacements)
        func `nothing is replaced or wrapped`(_ mistake: Mistake) { expectMessage(mistake) }

        /// What is found in the tests' own program would be found by the other tests too: it is told here.
        @Test(.statement("A14"), arguments: ["SelfDeclaring", "MainConfiguration"])
        func `a generic type declares itself`(_ conformance: String) {
            expectMessage(
                Mistake(.genericSelfDeclaring, conformance == "SelfDeclaring" ? "" : "configuration") {
                    GenericProblem(
                        problem: .genericSelfDeclaring("Shop.Repository", conformingTo: conformance, in: "Shop"))
                })
        }

        @Test func `a type uses another copy`() {
            expectMessage(
                Mistake(.secondCopy) {
                    GenericProblem(problem: .secondCopy("Island.Pier", otherCount: 2, in: "libIsland.so"))
                })
        }

        /// The compiler refuses such a declaration; those that are made by tools are refused by the check.
        @Test func `what is shared is not Sendable`() {
            expectMessage(
                Mistake(.notSendable) {
                    Definition(
                        Maker.shared(Counter.init), of: Counter.self, lifetime: .singleton,
                        location: Definition.SourceLocation(column: 26))
                })
        }

        @Test func `what is made of it is not Sendable`() {
            expectMessage(
                Mistake(.notSendable, "decorator") {
                    Singleton(Marker.init).as((any Marked).self)
                    Decorate((any Marked).self) { $0 }
                })
            expectMessage(Mistake(.notSendable, "conversion") { Singleton(Marker.init).as(Mark.self) { _ in Mark() } })
        }

        /// No declaration of a module can have a wrong number of queries, since they do not compile; those that are made by
        /// tools may.
        @Test(.statement("A24"), arguments: [[], [ErasedQuery.auto, .auto, .auto]])
        func `the queries are miscounted`(_ queries: [ErasedQuery]) {
            expectMessage(
                Mistake(.argumentCount, "\(queries.count)") {
                    Value("db.example.org")
                    Value(3)
                    Definition(
                        Maker.shared(Connection.init(url:retries:)), of: Connection.self,
                        lifetime: .singleton, traits: .sendable,
                        location: Definition.SourceLocation(file: "AlchemicTests/Shop.swift"),
                        queries: queries)
                })
        }
    }
}

// MARK: Names

extension MessageTests {
    fileprivate static let names: [Mistake] = [
        Mistake(.duplicateName) {
            Singleton(StripeGateway.init).named("payments")
            Singleton(Log.init).named("payments")
        },
        Mistake(.duplicateName, "alias") {
            Singleton(StripeGateway.init).named("stripe").alias("payments")
            Singleton(Log.init).alias("payments")
        },
    ]
}

// MARK: Types

private protocol Repository<Entity>: Sendable {
    associatedtype Entity
}
private struct CarRepository: Repository {
    typealias Entity = MessageTests.Car
}

extension MessageTests {
    fileprivate static let types: [Mistake] = [
        Mistake(.brokenPromise) {
            Singleton(Log.init).as((any PaymentGateway).self)
        },
        Mistake(.brokenPromise, "constrained") {
            Singleton(CarRepository.init).as((any Repository<Car>).self)
        },
        Mistake(.weakValue) {
            Singleton(StripeGateway.init).weakAnyway()
        },
        Mistake(.weakValue, "modifier") { Singleton { Log() }.weak().onStop { _ in } },
    ]
}

// MARK: Overrides, decorators, sources

private struct PriceList: DefinitionSource {
    let name = "price list"
    func definitions() throws -> [Definition] { throw MessageTests.Failure(description: "prices.csv ends in line 3") }
}

extension MessageTests {
    fileprivate static let replacements: [Mistake] = [
        Mistake(.overrideOfNothing) {
            Singleton(StripeGateway.init).named("stripe")
            Singleton(SandboxGateway.init).overriding(named: "strip")
        },
        Mistake(.overrideOfNothing, "type") {
            Singleton(SandboxGateway.init).overriding((any PaymentGateway).self)
        },
        Mistake(.overrideOfSeveral) {
            Singleton(StripeGateway.init).named("stripe")
            Singleton(StripeGateway.init)
            Singleton(SandboxGateway.init).overriding((any PaymentGateway).self)
        },
        Mistake(.decoratorOfNothing) {
            Singleton(Log.init)
            Decorate((any PaymentGateway).self) { (inner: any PaymentGateway, _: Log) in
                inner
            }
        },
        Mistake(.decoratorOfNothing, "name") {
            Singleton(StripeGateway.init).named("stripe")
            Decorate((any PaymentGateway).self) { inner in inner }.only(named: "strype")
        },
        Mistake(.sourceFailed) {
            PriceList()
        },
    ]
}

private struct GenericProblem: Module.Content {
    let problem: Diagnostic
    var contents: [ModuleElement] { [ModuleElement(problem)] }
}
