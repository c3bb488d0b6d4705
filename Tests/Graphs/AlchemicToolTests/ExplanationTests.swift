#if CommandLine
import TestSupport
import Testing

/// What the tool reads out is what the pages say.
@Suite struct ExplanationTests {
    private static func text(of page: String) throws -> String {
        try DocumentationText.text(of: "Sources/\(page).md")
    }

    /// A page about messages, with a section for each id: those of Troubleshooting are pages by themselves.
    private static func page(_ name: String) throws -> String {
        guard name == "Troubleshooting" else { return try text(of: "Styles/AlchemicFiles/AlchemicFiles.docc/\(name)") }
        let catalog = "Core/Alchemic/Alchemic.docc"
        let ids = try text(of: "\(catalog)/Troubleshooting").matches(of: /\n- <doc:([a-z-]+)>/).map(\.output.1)
        return try ids.reduce(into: "# Troubleshooting\n") { page, id in
            let text = try text(of: "\(catalog)/Problems/\(id)")
            page += "\n### \(id)\n\(text.drop { $0 != "\n" }.dropFirst())"
        }
    }

    @Test func `every section is explained`() throws {
        let listed = try ToolRun(["explain"]).output.split(separator: "\n").map { $0.prefix { $0 != " " } }
        for name in ["Troubleshooting", "FileProblems"] {
            let ids = try Self.page(name).matches(of: /\n### ([a-z-]+)\n/).map(\.output.1)
            #expect(ids.count > 30)
            for id in ids { #expect(listed.contains(id), "\(id)") }
        }
        for id in listed {
            let text = try ToolRun(["explain", String(id)]).output
            // Nothing of what only a page can show.
            for mark in ["<!--", "-->", "<doc:", "``", "]("] { #expect(!text.contains(mark), "\(id): \(mark)") }
            #expect(text.split(separator: "\n").count > 1, "\(id)")
        }
    }
}
#endif
