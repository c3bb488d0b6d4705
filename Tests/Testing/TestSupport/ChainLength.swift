import Foundation

/// The length of a chain that no stack of a test holds if each link takes a frame of it.
package let chainLength = ProcessInfo.processInfo.environment["CI_LONG"] == "1" ? 100_000 : 20_000
