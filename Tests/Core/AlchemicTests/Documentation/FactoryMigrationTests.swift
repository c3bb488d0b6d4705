import Foundation
import TestSupport
import Testing

/// The page about Factory gives the lines of a migration; both sides of it are in the page's source.
@Suite struct FactoryMigrationTests {
    @Test func `lines of the table are those of the code`() throws {
        let page = try DocumentationText.text(of: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md")
        // A registration has three lines in both of Factory's styles.
        let registrations = try lines(of: page, after: "<!-- registrations before:\n", until: "\n-->")
        let types = try lines(of: page, after: "<!-- types before:\n", until: "\n-->")
        let module = try lines(of: page, after: "was migrated:\n\n<!-- shared:\n", until: "\n-->")
        let migrated = try lines(of: page, after: "<!-- shared:\nstruct Settings", until: "\n-->")

        #expect(page.contains("| registrations | \(registrations) | \(registrations) | \(module) |"))
        #expect(page.contains("| the types | \(types) | \(migrated) | \(migrated) |"))
        let sums = (registrations + types, registrations + migrated, module + migrated)
        #expect(page.contains("| together | \(sums.0) | \(sums.1) | \(sums.2) |"))
        #expect(page.contains("costs \(migrated - types) lines"))
    }

    private func lines(of page: String, after opening: String, until closing: String) throws -> Int {
        let start = try #require(page.range(of: opening)).upperBound
        let end = try #require(page[start...].range(of: closing)).lowerBound
        return page[start..<end].split(separator: "\n", omittingEmptySubsequences: false).count
    }
}
