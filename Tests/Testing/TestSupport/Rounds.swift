import Foundation

/// The number of rounds that a test of random cases runs.
///
/// An ordinary run makes a third of them, so that `swift test` takes three minutes at most, and so does one under a sanitizer,
/// which is five times as slow. CI makes all of them in optimized tests, where the fewest seconds find the most.
public enum Rounds {
    /// The number for this run.
    ///
    /// - Parameters:
    ///   - all: The number with `TEST_ROUNDS=all`.
    ///   - long: The number with `CI_LONG=1`, where time does not count.
    /// - Returns: One of them, or a third of `all`.
    public static func count(_ all: Int, long: Int) -> Int {
        let environment = ProcessInfo.processInfo.environment
        if environment["CI_LONG"] == "1" { return long }
        return environment["TEST_ROUNDS"] == "all" ? all : (all + 2) / 3
    }
}
