// swift-format-ignore-file
// Made from Sources/Alchemic/Alchemic.docc/Symbols/AsyncProvider.md by `swift run --package-path Tools samples`; change it there.

import Alchemic
import StatementSupport

enum AsyncProviderSamples {

@Sendable static func `Await one at a time`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Symbols/AsyncProvider.md", line: 6)
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
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Symbols/AsyncProvider.md", line: 24)
expect(!container.isEnded)
#sourceLocation()
_ = office
_ = container
_ = report
}

static let all: [Sample] = [
    Sample("Sources/Alchemic/Alchemic.docc/Symbols/AsyncProvider.md", "Await one at a time", `Await one at a time`),
]
}
