// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Symbols/AsyncProvider.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum AsyncProviderSamples {

@Sendable static func `Await one at a time`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/AsyncProvider.md", line: 6)
final class Report: Sendable { init() async throws {} }
final class Office: Sendable {
    let reports: AsyncProvider<Report>
    init(reports: AsyncProvider<Report>) {
        self.reports = reports
    }
    func write() async throws -> Report {
        try await reports.get()
    }
}

let office = Module("Office") {
    Prototype(Report.init)
    Singleton(Office.init(reports:))
}
let container = Container(orExit: office)
let report = try await container.get(Office.self).write()
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/AsyncProvider.md", line: 24)
expect(!container.isEnded)
#sourceLocation()
_ = office
_ = container
_ = report
}

@Sendable static func `Give arguments`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/AsyncProvider.md", line: 31)
final class Connection: Sendable { init() async {} }
struct Page: Sendable { let number: Int; let connection: Connection }

let book = Module("Book") {
    Singleton(Connection.init)
    Prototype(Page.init(number:connection:), .argument, .auto)
}
let container = Container(orExit: book)
let pages = try container.get(AsyncProvider<Page, Int>.self)
let page = try await pages(7)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Symbols/AsyncProvider.md", line: 42)
expect(page.number == 7)
#sourceLocation()
_ = book
_ = container
_ = pages
_ = page
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Symbols/AsyncProvider.md", "Await one at a time", `Await one at a time`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/Symbols/AsyncProvider.md", "Give arguments", `Give arguments`),
]
}
