import Alchemic
import Testing

private final class Layer: Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
}

@Suite("What needs something awaited that is there")
struct DeepRequestTests {
    @Test("is made without waiting, however deep")
    func deep() async throws {
        let container = try Container {
            Singleton({ () async -> Layer in Layer(0) }).eager().named("0")
            for number in 1...60 {
                Singleton({ (_: Layer) in Layer(number) }, .named("\(number - 1)")).named("\(number)")
            }
        }
        try await container.start()
        #expect(try container.get(Layer.self, .named("60")).number == 60)
    }

    /// Followed way by way it would take hours.
    @Test("is made at once, however many ways lead there", .timeLimit(.minutes(1)))
    func wide() async throws {
        let container = try Container {
            for side in ["left", "right"] {
                Singleton({ () async -> Layer in Layer(0) }).eager().named("\(side) 0")
                for number in 1...30 {
                    Singleton(
                        { (_: Layer, _: Layer) in Layer(number) }, .named("left \(number - 1)"),
                        .named("right \(number - 1)")
                    ).named("\(side) \(number)")
                }
            }
        }
        try await container.start()
        #expect(try container.get(Layer.self, .named("left 30")).number == 30)
    }
}
