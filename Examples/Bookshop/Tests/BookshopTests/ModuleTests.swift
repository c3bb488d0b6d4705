import AlchemicConfiguration
import Foundation
import Logging
import Rates
import Shop
import Testing
import Web

@testable import BookshopCommand

/// The wiring, without building anything.
struct ModuleTests {
    private let module = bookshop(
        Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, TextMetrics(), Spans(.none), rates: ratesModule,
        routes: ShopRoutes())

    @Test func theREADMEListsWhatCanBeConfigured() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let listed = readme.split(separator: "\n").compactMap { line in
            line.hasPrefix("| `") ? line.split(separator: "`").dropFirst().first.map(String.init) : nil
        }
        .filter { $0.contains(".") }
        #expect(listed == module.configurationKeys.map { "\($0.key)" })
    }
}
