// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/no-container.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import AlchemicScenes
import StatementSupport

enum NoContainerSamples {

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/no-container.md", line: 7)


final class Field: Owned {
    weak var owningObject: AnyObject?
}
#sourceLocation()
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let container = try Container.nearest(to: Field())
#sourceLocation()
_ = container
}, saying: #"""
error: [no-container] neither the object, its owners nor the application has a container
  help: `bind` a container to one of them, let the last one return its owner (`Owned`), or pass the application's: `Container.nearest(to: object, application: container)`
  docs: Troubleshooting#no-container
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/no-container.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/no-container.md", "Overview", `Overview`),
]
}
