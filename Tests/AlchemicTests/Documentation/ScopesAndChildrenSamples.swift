// swift-format-ignore-file
// Made from Sources/Alchemic/Alchemic.docc/ScopesAndChildren.md by `swift run --package-path Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ScopesAndChildrenSamples {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 6)
final class Log: Sendable {}
struct User: Sendable { let name: String }
final class Visit: Sendable, Stoppable {
    let user: User
    init(user: User) { self.user = user }
    func stop() async throws {}
}
final class Page: Sendable {
    let visit: Visit
    init(visit: Visit, log: Log) { self.visit = visit }
}
protocol Theme: Sendable { var name: String { get } }
final class Light: Theme { let name = "light" }
final class Dark: Theme { let name = "dark" }
final class Window: Sendable {
    let theme: any Theme
    init(theme: any Theme) { self.theme = theme }
}
#sourceLocation()

@Sendable static func `Declare and open a scope`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 36)
let shop = Module("Shop") {
    External(User.self, in: "request")             // each request brings its own
    Scoped("request", Visit.init(user:))
    Scoped("request", Page.init(visit:log:))
    Singleton { Log() }
}
let container = try Container(shop)

let request = try container.scope("request")
try request.set(User(name: "Ann"))
let page = try request.get(Page.self)              // its visit is the request's, its log the container's
try await request.stop()                           // the visit is stopped; from here on, the scope throws
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 49)
expect(page.visit.user.name == "Ann" && request.isEnded && !container.isEnded)
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 57)
let name = try await container.scope("request") { request in
    try request.set(User(name: "Ben"))
    return try request.get(Page.self).visit.user.name
}
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 62)
expect(name == "Ben")
#sourceLocation()
_ = shop
_ = container
_ = request
_ = page
_ = name
}

@Sendable static func `Reach a scope from outside`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 76)
final class Handler: Sendable {
    let page: ScopeProvider<Page>

    init(page: ScopeProvider<Page>) { self.page = page }

    func answer(in request: Container) throws -> String {
        try page.get(in: request).visit.user.name
    }
}

let shop = Module("Shop") {
    External(User.self, in: "request")
    Scoped("request", Visit.init(user:))
    Scoped("request", Page.init(visit:log:))
    Singleton { Log() }
    Singleton(Handler.init(page:))
}
let container = try Container(shop)
let handler = try container.get(Handler.self)
let request = try container.scope("request")
try request.set(User(name: "Ann"))
print(try handler.answer(in: request))
#sourceLocation()
_ = shop
_ = container
_ = handler
_ = request
}

@Sendable static func `Make a child`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 103)
let shop = Module("Shop") {
    Singleton { Light() }
    Singleton(Window.init(theme:))
}
let parent = try Container(shop)

let preview = Module("Preview") {
    Singleton { Dark() }
    Prototype(Window.init(theme:)).named("preview")
}
let child = try Container(preview, parent: parent)

let window = try child.get(Window.self, .named("preview"))    // takes the child's theme
let shared = try parent.get(Window.self)                      // made where it is declared, with the parent's
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 119)
expect(window.theme.name == "dark" && shared.theme.name == "light")
expect(try child.get((any Theme).self) is Dark)
expect(try child.all(of: (any Theme).self).count == 2)
#sourceLocation()
_ = shop
_ = parent
_ = preview
_ = child
_ = window
_ = shared
}

static let all: [Sample] = [
    Sample("Sources/Alchemic/Alchemic.docc/ScopesAndChildren.md", "Declare and open a scope", `Declare and open a scope`),
    Sample("Sources/Alchemic/Alchemic.docc/ScopesAndChildren.md", "Reach a scope from outside", `Reach a scope from outside`),
    Sample("Sources/Alchemic/Alchemic.docc/ScopesAndChildren.md", "Make a child", `Make a child`),
]
}
