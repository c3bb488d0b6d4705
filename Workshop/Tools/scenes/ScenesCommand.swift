import Foundation
import writing

/// Writes, or checks, the types of scenes with one helper, two, three and so on.
///
/// A parameter pack that grows in a chain does not compile from the third step on, hence a type for each number; nor can a
/// closure over a pack be named in a protocol, hence the closures' types in each.
@main
struct ScenesCommand {
    /// How many helpers a chain takes at most; a builder takes any number.
    static let mostHelpers = 16

    /// The files, with the numbers of helpers that each begins and ends with: none is longer than is read with ease.
    static let files = ["ControllerScene+Steps.swift": 0...7, "SceneWith8.swift": 8...mostHelpers]

    /// The repository: this file is `Workshop/Tools/scenes/ScenesCommand.swift` in it.
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func text(of counts: ClosedRange<Int>) -> String {
        (["// Written by the tool `scenes`; see Workshop/Tools/scenes.\n\npublic import Alchemic\n"]
            + counts.map { StepSource(count: $0, most: mostHelpers).text }).joined(separator: "\n")
    }

    static func main() throws {
        try WrittenSources(
            tool: "scenes", folder: repository.appendingPathComponent("Sources/Styles/AlchemicScenes/Steps"),
            sources: files.map { ($0.key, text(of: $0.value)) }
        ).run()
    }
}
