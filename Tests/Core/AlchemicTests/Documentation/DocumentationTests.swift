import Foundation
import StatementSupport
import Testing

/// What the documentation shows is so: its code runs, and what it says of errors is what they say.
@Suite struct DocumentationTests {
    @Test(arguments: documentationSamples) func codeOfTheDocumentationRuns(_ sample: Sample) async throws {
        try await sample.run()
    }

    /// The ids of diagnostics and of errors, in the order of their sources.
    private func ids() throws -> [String] {
        let sources = [
            "Checking/Diagnostic.swift", "Checking/Container+Fingerprint.swift", "Building/ResolutionError.swift",
            "Running/LateOverride.swift", "Running/Lifecycle/Container+Purging.swift",
            "Running/Lifecycle/StopError.swift",
            "Running/Lifecycle/StartError.swift", "../../Main/AlchemicMain/Main/ResolutionError+Main.swift",
            "../../Main/AlchemicMain/Finding/Diagnostic+Finding.swift",
            "../../Servers/AlchemicConfiguration/NotConfigured.swift",
            "../../Testing/AlchemicTesting/Live/LiveDefinitionError.swift",
            "../../Main/AlchemicApplication/AdaptedDelegate.swift",
            "../../Styles/AlchemicScenes/Owners/OwnerError.swift",
            "../../Styles/AlchemicScenes/Controllers/SceneError.swift",
        ]
        var ids: [String] = []
        for source in sources {
            let text = try DocumentationText.text(of: "Sources/Core/Alchemic/\(source)")
            for match in text.matches(of: /static let \w+ = Self\(rawValue: "([a-z-]+)"\)|error: \[([a-z-]+)\]/) {
                if let id = match.output.1 ?? match.output.2 { ids.append(String(id)) }
            }
        }
        return ids
    }

    /// The sections of the troubleshooting page by their headings.
    private func sections() throws -> [String: String] {
        let page = try DocumentationText.text(of: "Sources/Core/Alchemic/Alchemic.docc/Troubleshooting.md")
        var sections: [String: String] = [:]
        for section in page.components(separatedBy: "\n### ").dropFirst() {
            sections[String(section.prefix { $0 != "\n" })] = section
        }
        return sections
    }

    @Test func everyMessageLinksToItsSection() throws {
        let ids = try ids()
        #expect(ids.count > 30)
        let sections = try sections()
        for id in ids {
            guard let section = sections[id] else {
                Issue.record("the troubleshooting page has no section '\(id)', which messages link to")
                continue
            }
            #expect(section.contains("[\(id)]"), "the section '\(id)' has no message that carries the id")
        }
        let unknown = Set(sections.keys).subtracting(ids)
        #expect(unknown.isEmpty, "no message has these ids")
    }
}
