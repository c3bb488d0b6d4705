internal import Foundation

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Says what is wrong with the call, and ends.
func fail(_ message: String) -> Never {
    writeError("error: \(message)")
    exit(1)
}

/// Writes a line to the standard error.
func writeError(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
