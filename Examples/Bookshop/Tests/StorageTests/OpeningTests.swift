import Foundation
import GRDB
import Storage
import Testing

/// Each database that cannot be used says why, and what to do.
struct OpeningTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Opens the database; returns why it cannot be opened.
    private func reason(_ settings: DatabaseSettings) -> OpeningError.Reason? {
        #expect(throws: OpeningError.self) { try ShopDatabase(settings: settings) }?.reason
    }

    private func settings(_ path: String? = nil) -> DatabaseSettings {
        DatabaseSettings(.file(path ?? folder.database), patience: .milliseconds(50))
    }

    /// Creates the database and closes it.
    private func create() throws {
        try ShopDatabase(settings: settings()).stop()
        // What the pool wrote may still be in the log beside the file: move it to the file.
        let queue = try DatabaseQueue(path: folder.database)
        _ = try queue.inDatabase { try $0.checkpoint(.truncate) }
        try queue.close()
    }

    @Test func aFolderThatDoesNotExist() {
        let path = folder.url.appending(path: "nowhere/shop.sqlite").path
        #expect(reason(settings(path)) == .missingFolder)
        let error = OpeningError(.missingFolder, path: "/data/shop.sqlite")
        let text = "the folder of the database /data/shop.sqlite does not exist: create it, or configure another path"
        #expect("\(error)" == text)
    }

    @Test func aFolderInPlaceOfAFile() {
        #expect(reason(settings(folder.url.path)) == .notAccessible)
    }

    @Test func aFileThatIsNoDatabase() throws {
        try Data(String(repeating: "This is a letter and not a database. ", count: 100).utf8)
            .write(to: URL(filePath: folder.database))
        #expect(reason(settings()) == .notADatabase)
    }

    @Test func aDamagedFile() throws {
        try create()
        let file = try FileHandle(forUpdating: URL(filePath: folder.database))
        let size = try file.seekToEnd()
        // All pages but the first, which has the schema.
        try file.seek(toOffset: 4096)
        try file.write(contentsOf: Data(repeating: 0xa5, count: Int(size) - 4096))
        try file.close()
        guard case .damaged = reason(settings()) else {
            Issue.record("the damage was not found")
            return
        }
    }

    /// SQLite never writes a file whose header requires a newer writer: that holds for the superuser as well.
    @Test func aReadOnlyFile() throws {
        try create()
        let file = try FileHandle(forUpdating: URL(filePath: folder.database))
        try file.seek(toOffset: 18)
        try file.write(contentsOf: Data([3]))
        try file.close()
        #expect(reason(settings()) == .readOnly)
    }

    @Test(.disabled(if: geteuid() == 0, "the superuser may write every file"))
    func aFileWithoutTheRightToWriteIt() throws {
        try create()
        try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: folder.database)
        #expect(reason(settings()) == .readOnly)
    }

    @Test func aFileThatAnotherProgramHolds() throws {
        try create()
        var configuration = Configuration()
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
        let other = try DatabaseQueue(path: folder.database, configuration: configuration)
        try other.write { try $0.execute(sql: "CREATE TABLE mine (number INTEGER)") }
        #expect(reason(settings()) == .locked(.milliseconds(50)))
        try other.close()
    }

    @Test func aDiskThatIsFull() {
        #expect(reason(DatabaseSettings(.file(folder.database), maximumBytes: 8192)) == .full)
    }

    @Test func aDatabaseOfANewerVersion() throws {
        try create()
        let queue = try DatabaseQueue(path: folder.database)
        try queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('a later one')") }
        try queue.close()
        #expect(reason(settings()) == .newerVersion)
    }
}
