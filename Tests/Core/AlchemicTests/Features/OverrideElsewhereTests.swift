import Alchemic
import TestSupport
import Testing

private final class Ink: Sendable {
    let color: String
    init(_ color: String) { self.color = color }
}

@Suite("Code that the task of an override does not run")
struct OverrideElsewhereTests {
    @Test(
        arguments: Elsewhere.allCases)
    func `sees the override by the container that was taken within it, and by what else was`(_ elsewhere: Elsewhere)
        async throws
    {
        let container = try Container { Singleton { Ink("black") } }
        let seen = Variable<[String]>([])
        try await container.withOverrides {
            Singleton { Ink("blue") }.overriding(Ink.self)
        } operation: {
            let overridden = try container.get(Container.self)
            let provider = try container.get(Provider<Ink>.self)
            let done = Gate()
            elsewhere.run {
                for color in [
                    try? container.get(Ink.self).color, try? overridden.get(Ink.self).color, try? provider().color,
                ] { seen.append(color ?? "none") }
                done.open()
            }
            await done.pass()
        }
        #expect(seen.value == ["black", "blue", "blue"])
    }
}
