import BuildingPackages
import Foundation

/// A page of the tutorial, with its steps in order.
struct Tutorial {
    /// A step that shows a file, or what is typed and seen in a terminal.
    struct Step {
        /// Where the reader writes the file, in the package; `Terminal` for what happens in one.
        let place: String
        /// The name of the file that is shown, in the catalogue.
        let file: String
        /// The file whose differences from this one are shown.
        let previous: String?

        var isTerminal: Bool { place == "Terminal" }
    }

    /// What cannot be tested, because the pages do not say it in the way that is read here.
    struct Unreadable: Error, CustomStringConvertible {
        let description: String
    }

    let name: String
    let steps: [Step]

    private static let folder = PackageBuild.repository.appending(path: "Sources/Core/Alchemic/Alchemic.docc/Tutorials")

    /// The table of contents.
    private static let contentsName = "BuildAService.tutorial"

    /// The folder of the files that steps show.
    static let resources = folder.appending(path: "Resources")

    /// Reads the pages, in the order of the table of contents.
    static func all() throws -> [Tutorial] {
        let contents = try String(contentsOf: folder.appending(path: contentsName), encoding: .utf8)
        let names = contents.matches(of: /@TutorialReference\(tutorial: "doc:([^"]+)"\)/).map { String($0.1) }
        let there = try FileManager.default.contentsOfDirectory(atPath: folder.path())
            .filter { $0.hasSuffix(".tutorial") && $0 != contentsName }
        guard Set(there) == Set(names.map { "\($0).tutorial" }) else {
            throw Unreadable(description: "the table of contents lists \(names), and there are \(there)")
        }
        let tutorials = try names.map { try Tutorial(named: $0) }
        let files = try FileManager.default.contentsOfDirectory(atPath: resources.path())
        let shown = tutorials.flatMap(\.steps).map(\.file)
        guard files.sorted() == shown.sorted() else {
            let difference = Set(files).symmetricDifference(shown).sorted()
            throw Unreadable(description: "shown and not there, there and not shown, or shown twice: \(difference)")
        }
        return tutorials
    }

    private init(named name: String) throws {
        let text = try String(contentsOf: Self.folder.appending(path: "\(name).tutorial"), encoding: .utf8)
        let code = /@Code\(name: "([^"]+)", file: "([^"]+)"(?:, previousFile: "([^"]+)")?(?:, reset: true)?\)/
        let codes = text.matches(of: code)
        guard codes.count == text.matches(of: /@Code\b/).count, !codes.isEmpty else {
            throw Unreadable(description: "\(name).tutorial has a `@Code` without a name or a file")
        }
        self.name = name
        steps = codes.map { Step(place: String($0.1), file: String($0.2), previous: $0.3.map(String.init)) }
    }
}
