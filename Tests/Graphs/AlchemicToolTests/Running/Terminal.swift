#if CommandLine
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A terminal without a screen.
struct Terminal {
    /// What the program writes to.
    let end: FileHandle
    private let descriptor: Int32

    struct Missing: Error {}

    init() throws {
        descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        guard descriptor >= 0, let name = Terminal.unlockedName(of: descriptor) else { throw Missing() }
        let other = open(name, O_RDWR | O_NOCTTY)
        guard other >= 0 else { throw Missing() }
        end = FileHandle(fileDescriptor: other, closeOnDealloc: false)
    }

    /// Unlocks the other end, and says what it is called.
    private static func unlockedName(of descriptor: Int32) -> String? {
        #if os(Linux)
        // The system's functions for it are not imported; these are the requests that they send.
        var (isLocked, number): (Int32, UInt32) = (0, 0)
        guard ioctl(descriptor, UInt(0x4004_5431), &isLocked) == 0, ioctl(descriptor, UInt(0x8004_5430), &number) == 0
        else { return nil }
        return "/dev/pts/\(number)"
        #else
        guard grantpt(descriptor) == 0, unlockpt(descriptor) == 0 else { return nil }
        return ptsname(descriptor).map { String(cString: $0) }
        #endif
    }

    /// Everything that the program writes until it ends.
    func output() throws -> String {
        try end.close()
        defer { close(descriptor) }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        // Once nobody holds the other end, reading fails.
        while case let count = read(descriptor, &buffer, buffer.count), count > 0 { data += buffer[..<count] }
        return String(decoding: data, as: UTF8.self).replacing("\r\n", with: "\n")
    }
}
#endif
