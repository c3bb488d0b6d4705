import Foundation
import Testing
import Toolkit

@testable import Notes

/// The folder that pictures go to, if they are wanted.
private let folder = ProcessInfo.processInfo.environment["NOTES_SCREENSHOTS"]

extension DisplayTests {
    /// Pictures to look at, with ImageMagick; the other tests say what is right.
    @MainActor @Suite(.enabled(if: folder != nil, "NOTES_SCREENSHOTS names no folder for pictures"))
    struct ScreenshotTests {
        @Test func picturesOfBothWindows() async throws {
            let notes = ["Milk\nand eggs\nand bread", "Letter to the landlord", "Books to read"].map { Note(text: $0) }
            let program = try TestProgram(MemoryNoteStore(notes))
            let list = try await program.openList()
            try take("list")
            let editor = try await program.open("Milk", from: list)
            try take("editor")
            editor.close()
            list.close()
        }

        private func take(_ name: String) throws {
            let file = URL(filePath: try #require(folder)).appending(path: "\(name).png")
            let camera = Process()
            camera.executableURL = URL(filePath: "/usr/bin/env")
            camera.arguments = ["import", "-window", "root", "-crop", "460x380+0+0", file.path]
            try camera.run()
            camera.waitUntilExit()
            #expect(camera.terminationStatus == 0)
            #expect(FileManager.default.fileExists(atPath: file.path))
        }
    }
}
