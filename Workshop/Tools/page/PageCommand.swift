import Foundation
import writing

/// Writes, or checks, the Swift sources that hold the page of `alchemic graph --format html`.
@main
struct PageCommand {
    /// This file is `Workshop/Tools/page/PageCommand.swift` in the repository.
    private static let target = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Graphs/GraphPage")

    static func main() throws {
        try WrittenSources(
            tool: "page", folder: target.appendingPathComponent("Parts"),
            sources: PageSources(folder: target.appendingPathComponent("Page")).files
        ).run()
    }
}
