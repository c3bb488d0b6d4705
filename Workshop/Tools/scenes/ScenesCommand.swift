import Foundation
import writing

/// Writes, or checks, the types of scenes with one helper, two, three and so on.
///
/// A parameter pack that grows in a chain does not compile from the third step on, hence a type for each number.
@main
struct ScenesCommand {
    /// How many helpers a chain takes at most; a builder takes any number.
    static let mostHelpers = 16

    /// The repository: this file is `Workshop/Tools/scenes/ScenesCommand.swift` in it.
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func main() throws {
        let steps = (0...mostHelpers).map { StepSource(count: $0, most: mostHelpers) }
        try WrittenSources(
            tool: "scenes", folder: repository.appendingPathComponent("Sources/Styles/AlchemicScenes/Steps"),
            sources: steps.map { ($0.fileName, $0.text) }
        ).run()
    }
}
