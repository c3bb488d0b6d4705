import Foundation
import TestSupport
import Testing

/// What messages link to is there.
@Suite struct DocumentationTests {
    /// The ids of diagnostics and of errors, in the order of their sources.
    private func ids() throws -> [String] {
        let sources = [
            "../AlchemicGraph/Messages/Diagnostic.swift", "../AlchemicGraph/Checking/Fingerprint.swift",
            "../AlchemicGraph/Messages/ResolutionError.swift",
            "Running/LateOverride.swift", "Running/Lifecycle/Container+Purging.swift",
            "Running/Lifecycle/StopError.swift",
            "Running/Lifecycle/StartError.swift", "../../Main/AlchemicMain/Main/ResolutionError+Main.swift",
            "../../Main/AlchemicMain/Finding/Diagnostic+Finding.swift",
            "../../Servers/AlchemicConfiguration/NotConfigured.swift",
            "../../Graphs/AlchemicChecking/Scanning/UnlistedModules.swift",
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

    /// The pages about messages that Troubleshooting lists, by their ids.
    private func pages() throws -> [String: String] {
        let catalog = "Sources/Core/Alchemic/Alchemic.docc"
        let list = try DocumentationText.text(of: "\(catalog)/Troubleshooting.md")
        var pages: [String: String] = [:]
        for match in list.matches(of: /\n- <doc:([a-z-]+)>/) {
            let id = String(match.output.1)
            pages[id] = try DocumentationText.text(of: "\(catalog)/Problems/\(id).md")
        }
        return pages
    }

    @Test func `every message has its page`() throws {
        let ids = try ids()
        #expect(ids.count > 30)
        let pages = try pages()
        for id in ids {
            guard let page = pages[id] else {
                Issue.record("Troubleshooting lists no page '\(id)', which messages link to")
                continue
            }
            #expect(page.hasPrefix("# \(id)\n"))
            #expect(page.contains("[\(id)]"), "the page '\(id)' has no message that carries the id")
        }
        let unknown = Set(pages.keys).subtracting(ids)
        #expect(unknown.isEmpty, "no message has these ids")
    }
}
