#if Macros
import AlchemicMacros
import Testing

private struct Letter: Sendable {}
private struct Parcel: Sendable {}
private struct Desk: Sendable { let letter: Letter }
private struct Counter: Sendable { let parcel: Parcel }
private struct Refused: Error {}

@Configuration
private final class Post {
    @Provides(.prototype, .live) func letter() -> Letter { Letter() }
    @Provides(.prototype, .live) func parcel() async -> Parcel { Parcel() }
    func createSingletonDesk() -> Desk { Desk(letter: letter()) }
    func createSingletonCounter() async -> Counter { Counter(parcel: await parcel()) }
}

@Suite("A method of a configuration that makes something live")
struct LiveMethodTests {
    @Test
    func `fails another method that calls it, where that is not allowed`() async throws {
        let container = try Container(
            Module("Post") {
                Post()
            })
        container.guardLive { _, _ in throw Refused() }
        #expect(throws: ResolutionError.self) { try container.get(Desk.self) }
        await #expect(throws: ResolutionError.self) { try await container.get(async: Counter.self) }
    }
}
#endif
