import TestSupport
import Testing

@testable import Alchemic
@testable import AlchemicMain

private protocol Marked {}
private struct Marker: Marked {}
private final class Mark {}

extension MessageTests {
    @Suite struct Declarations {
        @Test(.statement("A6", "G25", "R9"), arguments: names)
        func aNameIsGivenTwice(_ mistake: Mistake) { expectMessage(mistake) }

        @Test(arguments: types)
        func theTypeIsWrong(_ mistake: Mistake) { expectMessage(mistake) }

        @Test(.statement("T7"), arguments: replacements)
        func nothingIsReplacedOrWrapped(_ mistake: Mistake) { expectMessage(mistake) }

        /// What is found in the tests' own program would be found by the other tests too: it is told here.
        @Test(.statement("A14"), arguments: ["SelfDeclaring", "MainConfiguration"])
        func aGenericTypeDeclaresItself(_ conformance: String) {
            expectMessage(
                Mistake(.genericSelfDeclaring, conformance == "SelfDeclaring" ? "" : "configuration") {
                    GenericProblem(problem: .genericSelfDeclaring("Shop.Repository", conformance, in: "Shop"))
                })
        }

        @Test func aTypeDeclaresItselfToAnotherCopy() {
            expectMessage(
                Mistake(.secondCopy) {
                    GenericProblem(problem: .secondCopy("Island.Pier", "SelfDeclaring", others: 2, in: "libIsland.so"))
                })
        }

        /// The compiler refuses such a declaration; those that are made by tools are refused by the check.
        @Test func whatIsSharedIsNotSendable() {
            expectMessage(
                Mistake(.notSendable) {
                    Definition(
                        .shared(Counter.init), of: Counter.self, .singleton,
                        location: Definition.SourceLocation(column: 26))
                })
        }

        @Test func whatIsMadeOfItIsNotSendable() {
            expectMessage(
                Mistake(.notSendable, "decorator") {
                    Singleton(Marker.init).as((any Marked).self)
                    Decorate((any Marked).self) { $0 }
                })
            expectMessage(Mistake(.notSendable, "conversion") { Singleton(Marker.init).as(Mark.self) { _ in Mark() } })
        }

        /// No declaration of a module can have a wrong number of queries, since they do not compile; those that are made by
        /// tools may.
        @Test(.statement("A24"), arguments: [[], [QueryPlan.auto, .auto, .auto]])
        func theQueriesAreMiscounted(_ queries: [QueryPlan]) {
            expectMessage(
                Mistake(.argumentCount, "\(queries.count)") {
                    Value("db.example.org")
                    Value(3)
                    Definition(
                        .shared(Connection.init(url:retries:)), of: Connection.self,
                        .singleton, traits: .sendable,
                        location: Definition.SourceLocation(file: "AlchemicTests/Shop.swift"),
                        queries: queries)
                })
        }
    }
}

// MARK: Names

private let names: [MessageTests.Mistake] = {
    typealias Mistake = MessageTests.Mistake
    typealias Shop = MessageTests
    return [
        Mistake(.duplicateName) {
            Singleton(Shop.StripeGateway.init).named("payments")
            Singleton(Shop.Log.init).named("payments")
        },
        Mistake(.duplicateName, "alias") {
            Singleton(Shop.StripeGateway.init).named("stripe").alias("payments")
            Singleton(Shop.Log.init).alias("payments")
        },
    ]
}()

// MARK: Types

private protocol Repository<Entity>: Sendable {
    associatedtype Entity
}
private struct CarRepository: Repository {
    typealias Entity = MessageTests.Car
}

private let types: [MessageTests.Mistake] = {
    typealias Mistake = MessageTests.Mistake
    typealias Shop = MessageTests
    return [
        Mistake(.brokenPromise) {
            Singleton(Shop.Log.init).as((any MessageTests.PaymentGateway).self)
        },
        Mistake(.brokenPromise, "constrained") {
            Singleton(CarRepository.init).as((any Repository<MessageTests.Car>).self)
        },
        Mistake(.weakValue) {
            Singleton(Shop.StripeGateway.init).weakAnyway()
        },
    ]
}()

// MARK: Overrides, decorators, sources

private struct PriceList: DefinitionSource {
    let name = "price list"
    func definitions() throws -> [Definition] { throw MessageTests.Failure(description: "prices.csv ends in line 3") }
}

private let replacements: [MessageTests.Mistake] = {
    typealias Mistake = MessageTests.Mistake
    typealias Shop = MessageTests
    return [
        Mistake(.overrideOfNothing) {
            Singleton(Shop.StripeGateway.init).named("stripe")
            Singleton(Shop.SandboxGateway.init).overriding(named: "strip")
        },
        Mistake(.overrideOfNothing, "type") {
            Singleton(Shop.SandboxGateway.init).overriding((any MessageTests.PaymentGateway).self)
        },
        Mistake(.overrideOfSeveral) {
            Singleton(Shop.StripeGateway.init).named("stripe")
            Singleton(Shop.StripeGateway.init)
            Singleton(Shop.SandboxGateway.init).overriding((any MessageTests.PaymentGateway).self)
        },
        Mistake(.decoratorOfNothing) {
            Singleton(Shop.Log.init)
            Decorate((any MessageTests.PaymentGateway).self) { (inner: any MessageTests.PaymentGateway, _: Shop.Log) in
                inner
            }
        },
        Mistake(.decoratorOfNothing, "name") {
            Singleton(Shop.StripeGateway.init).named("stripe")
            Decorate((any MessageTests.PaymentGateway).self) { inner in inner }.only(named: "strype")
        },
        Mistake(.sourceFailed) {
            PriceList()
        },
    ]
}()

private struct GenericProblem: Module.Content {
    let problem: Diagnostic
    var contents: [ModuleElement] { [ModuleElement(problem)] }
}
