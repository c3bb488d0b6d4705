import Alchemic
import Domain
import Logging
import Storage
import Testing

struct StorageModuleTests {
    @Test func needsSettingsAFileAndALogger() throws {
        let graph = try Graph(
            Module("Storage, alone") {
                storageModule
                External(DatabaseSettings.self)
                External(CatalogFile.self)
                External(Logger.self)
            },
            roots: [(any BookStore).self, (any CartStore).self, (any OrderStore).self, CatalogImporter.self])
        #expect(graph.warnings.map { $0.text() } == [])
    }

    @Test func aDatabaseThatCannotBeOpenedFailsTheStart() async throws {
        let shop = try TestShop(.file("/nowhere/shop.sqlite"))
        let error = await #expect(throws: StartError.self) { try await shop.container.start() }
        #expect(error.map { "\($0)".contains("/nowhere/shop.sqlite does not exist: create it") } == true)
    }
}
