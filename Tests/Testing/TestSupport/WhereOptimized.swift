import Foundation
package import Testing

extension Trait where Self == ConditionTrait {
    /// Runs the test in optimized builds, and in others with `CI_LONG=1`: it takes minutes there.
    package static var whereOptimized: Self {
        #if DEBUG
        let isOptimized = false
        #else
        let isOptimized = true
        #endif
        return .enabled(
            if: isOptimized || ProcessInfo.processInfo.environment["CI_LONG"] == "1",
            "it takes minutes in a debug build: `.ci/run release` runs it, and CI_LONG=1")
    }
}
