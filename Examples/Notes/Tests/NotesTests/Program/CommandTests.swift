import Foundation
import Testing

extension DisplayTests {
    /// The program as the user runs it.
    @MainActor final class CommandTests {
        private let folder = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID())")
        private var file: URL { folder.appending(path: "notes.sqlite") }

        init() throws {
            try VirtualDisplay.use()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        deinit {
            try? FileManager.default.removeItem(at: folder)
        }

        @Test func runsUntilItsWindowIsClosed() async throws {
            let command = try RunningCommand("--events", file.path, in: folder)
            defer { command.end() }
            try await until("the list appears") { command.said.contains("did appear\n") }
            #expect(command.status == nil)
            #expect(OtherWindows.close("Notes"))
            try await until("it ends") { command.status != nil }
            #expect(command.status == 0)
            #expect(
                layoutOnce(command.said.split(separator: "\n").map(String.init)) == [
                    "list: awake",
                    "list: did load",
                    "list: will appear",
                    "list: will lay out subviews",
                    "list: did lay out subviews",
                    "list: did appear",
                    "list: will disappear",
                    "list: did disappear",
                ])
            #expect(FileManager.default.fileExists(atPath: file.path))
        }

        @Test func saysThatThereIsNoDisplay() async throws {
            let command = try RunningCommand(file.path, environment: ["DISPLAY": ":nowhere"], in: folder)
            defer { command.end() }
            try await until("it ends") { command.status != nil }
            #expect(command.status == 1)
            #expect(command.said.contains("notes: there is no display: set DISPLAY or WAYLAND_DISPLAY"))
            #expect(!FileManager.default.fileExists(atPath: file.path))
        }
    }
}
