import Foundation
import Testing
import Toolkit

/// A screen in memory, for the whole run: Xvfb on a display that is free.
///
/// It ends by itself when its only client, the test's process, is gone.
@MainActor enum VirtualDisplay {
    private static let started = Result { try start() }

    /// Starts it, and GTK on it, unless that has been done.
    static func use() throws { try started.get() }

    private static func start() throws {
        let server = Process()
        let output = Pipe()
        server.executableURL = try program()
        // Without -noreset: it ends when it would reset itself.
        server.arguments = ["-displayfd", "1", "-screen", "0", "1024x768x24", "-nolisten", "tcp", "-terminate"]
        server.standardOutput = output
        server.standardError = FileHandle.nullDevice
        try server.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let number = try #require(Int(line.trimmingCharacters(in: .whitespacesAndNewlines)), "Xvfb found no display")

        setenv("DISPLAY", ":\(number)", 1)
        setenv("GDK_BACKEND", "x11", 1)
        // Drawn by the processor: without Mesa's drivers, which leak.
        setenv("GSK_RENDERER", "cairo", 1)
        setenv("GDK_DEBUG", "gl-disable", 1)
        // Nothing of the user's own: no bus, no settings.
        setenv("GTK_A11Y", "none", 1)
        setenv("GSETTINGS_BACKEND", "memory", 1)
        setenv("GIO_USE_VFS", "local", 1)
        try Toolkit.start()
    }

    private static func program() throws -> URL {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        let candidates = folders.map { URL(filePath: String($0)).appending(path: "Xvfb") }
        return try #require(
            candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) },
            "these tests need Xvfb: on Debian, `apt-get install xvfb`")
    }
}
