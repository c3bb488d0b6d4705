import Foundation

/// How many rounds a test runs: fewer where a sanitizer makes each one slow, more on request.
public enum Rounds {
    /// The number for this run.
    ///
    /// - Parameters:
    ///   - usual: In an ordinary run.
    ///   - long: Where time does not count, which `CI_LONG=1` says.
    /// - Returns: One of them.
    public static func count(_ usual: Int, long: Int) -> Int {
        ProcessInfo.processInfo.environment["CI_LONG"] == "1" ? long : usual
    }
}
