// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/Problems/owners-in-circle.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import AlchemicScenes
import StatementSupport

enum OwnersInCircleSamples {

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/Problems/owners-in-circle.md", line: 6)


final class Node: Owned {
    var owningObject: AnyObject?
}
let (outer, inner) = (Node(), Node())
#sourceLocation()
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
(outer.owningObject, inner.owningObject) = (inner, outer)
let container = try Container.nearest(to: inner)
#sourceLocation()
_ = container
}, saying: #"""
error: [owners-in-circle] the owners of an object form a cycle
  path: Node -> Node -> Node
  help: let one of them return nil as its `owningObject`
  docs: Troubleshooting#owners-in-circle
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/Problems/owners-in-circle.md")
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/Problems/owners-in-circle.md", "Overview", `Overview`),
]
}
