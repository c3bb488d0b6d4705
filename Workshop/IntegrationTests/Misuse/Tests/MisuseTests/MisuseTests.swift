import BuildingPackages
import Foundation
import Testing

/// A mistake in `Fixtures/Sources`, and what the compiler has to say about it.
private struct Mistake: CustomTestStringConvertible, Sendable {
    let name: String
    let lessons: [String]
    var testDescription: String { name }

    static let all = [
        Mistake(
            name: "SharedTypeNotSendable",
            lessons: [
                "type 'Counter' does not conform to the 'Sendable' protocol",
                "class 'Counter' does not conform to the 'Sendable' protocol",
            ]),
        Mistake(
            name: "ValueOfWrongType", lessons: ["cannot convert value of type 'String' to expected argument type 'Int'"]
        ),
        Mistake(
            name: "AsynchronousStep",
            lessons: ["cannot pass function of type", "to parameter expecting synchronous function type"]),
        Mistake(
            name: "InjectedConstant",
            lessons: [
                "cannot convert value of type 'any KeyPath<Cart, Int?> & Sendable'",
                "to expected argument type 'ReferenceWritableKeyPath<Cart, Property>'",
            ]),
        Mistake(
            name: "MainActorProperty",
            lessons: ["type 'ReferenceWritableKeyPath<Dashboard, String>' does not conform to the 'Sendable' protocol"]),
        Mistake(
            name: "MainActorClosure",
            lessons: ["call to main actor-isolated initializer 'init()' in a synchronous nonisolated context"]),
        Mistake(name: "BareInitializer", lessons: ["ambiguous use of 'init'"]),
        Mistake(name: "WrongNumberOfQueries", lessons: ["missing argument for parameter #2 in call"]),
        Mistake(
            name: "SceneWithWrongType", lessons: ["cannot assign value of type 'Router' to type 'Presenter'"]),
        Mistake(
            name: "SceneWithTooManyHelpers",
            lessons: ["a chain has at most 16 helpers; list them with `.helpers { … }`"]),
        Mistake(
            name: "SceneOffTheMainActor",
            lessons: ["call to main actor-isolated initializer 'init()' in a synchronous nonisolated context"]),
        Mistake(
            name: "SceneWithoutContainer",
            lessons: ["helpers come from a container: write `instantiate(from: container, …)`"]),
    ]
}

@Suite("What the compiler says to a wrong declaration", .serialized)
struct MisuseTests {
    @Test("teaches the mistake", arguments: Mistake.all)
    private func teaches(_ mistake: Mistake) throws {
        let fixtures = PackageBuild.repository.appending(path: "Workshop/IntegrationTests/Misuse/Fixtures")
        let (status, output) = try PackageBuild.swift(
            "build", ["--target", mistake.name], package: fixtures, scratch: PackageBuild.plain)
        #expect(status != 0, "it compiled")
        for lesson in mistake.lessons { #expect(output.contains(lesson), "\(output.suffix(3000))") }
        // The message stands at the line of the mistake.
        #expect(output.contains("\(mistake.name)/Mistake.swift:"))
    }
}
