import Testing
import Toolkit

/// What needs a display: one test at a time, as there is one screen and one main loop.
@Suite(.serialized) @MainActor enum DisplayTests {}

/// Lets the main loop run until the condition holds; time ends only what would never end.
@MainActor func until(
    _ expected: Comment, location: SourceLocation = #_sourceLocation, _ condition: @MainActor () throws -> Bool
) async throws {
    let end = ContinuousClock.now + .seconds(60)
    while try !condition() {
        try #require(ContinuousClock.now < end, expected, sourceLocation: location)
        await Toolkit.settled()
        // Leaves the processor to whatever is waited for.
        try await Task.sleep(for: .milliseconds(1))
    }
}
