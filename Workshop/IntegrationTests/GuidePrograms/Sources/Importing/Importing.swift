import AlchemicServices
import Foundation

struct Unreadable: Error {}

final class Database: Startable, Stoppable, Sendable {
    func start() async throws { print("database opened") }
    func stop() async throws { print("database closed") }
}

final class Import: FinishingService {
    private let database: Database
    private let file: String

    init(database: Database, file: String) { (self.database, self.file) = (database, file) }

    func run() async throws {
        guard file != "-" else { throw Unreadable() }
        print("\(file) imported")
    }
}

func importing(_ file: String) -> Module {
    Module("Importing") {
        Value(file).named("file")
        Singleton(Import.init(database:file:), .auto, .named("file"))
        Singleton { Database() }
    }
}

@main struct Importing {
    static func main() async {
        await Container.run(importing(CommandLine.arguments.last ?? "-"))
        print("done")
    }
}
