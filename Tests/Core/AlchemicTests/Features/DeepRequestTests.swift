import Alchemic
import Testing

private final class Layer: Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
}

@Suite
struct DeepRequestTests {
    @Test
    func `what needs something awaited that is there is made without waiting, however deep`() async throws {
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
    @Test(.timeLimit(.minutes(1)))
    func `what needs something awaited that is there is made at once, however many ways lead there`() async throws {
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
