import AlchemicTesting
import Domain
import Logging
import Storage
import Testing

struct StorageModuleTests {
    @Test func needsSettingsAFileAndALogger() {
        let problems = storageModule.problems(
            given: DatabaseSettings.self, CatalogFile.self, Logger.self,
            requesting: [(any BookStore).self, (any CartStore).self, (any OrderStore).self, CatalogImporter.self],
            strict: true)
        #expect(problems.isEmpty)
    }

    @Test func aDatabaseThatCannotBeOpenedFailsTheStart() async throws {
        let shop = try TestShop(.file("/nowhere/shop.sqlite"))
        let error = await #expect(throws: StartError.self) { try await shop.container.start() }
        #expect(error.map { "\($0)".contains("/nowhere/shop.sqlite does not exist: create it") } == true)
    }
}
