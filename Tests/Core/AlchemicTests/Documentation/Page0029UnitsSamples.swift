// swift-format-ignore-file
// Made from Documentation/Decisions/0029-units.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum Page0029UnitsSamples {
#sourceLocation(file: "Documentation/Decisions/0029-units.md", line: 31)
final class Child {
    let parent: Parent
    init(parent: Parent) { self.parent = parent }
}
final class Parent: @unchecked Sendable {
    var child: Child?
    init() {}
}
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Documentation/Decisions/0029-units.md", line: 41)
let family = Module("Family") {
    Prototype(Child.init(parent:))                // a prototype …
    Singleton(Parent.init).inject(\.child)        // … to which the deferred edge leads; the parent is cached
}
let child = try Container(family).get(Child.self)
let own = child.parent.child
#sourceLocation()
#sourceLocation(file: "Documentation/Decisions/0029-units.md", line: 48)
expect(own != nil && own?.parent === child.parent)
#sourceLocation()
_ = family
_ = child
_ = own
}

static let all: [Sample] = [
    Sample("Documentation/Decisions/0029-units.md", "Overview", `Overview`),
]
}
