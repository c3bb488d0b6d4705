// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/ScopesAndChildren.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ScopesAndChildrenSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 6)
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
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 45)
let shop = Module("Shop") {
    External(User.self, in: .request)              // each request brings its own
    Scoped(.request, Visit.init(user:))
    Scoped(.request, Page.init(visit:log:))
    Singleton { Log() }
}
let container = Container(orExit: shop)

let name = try await container.scope(.request, with: User(name: "Ann")) { request in
    let page = try request.get(Page.self)          // its visit is the request's, its log the container's
    return page.visit.user.name
}                                                  // the visit is stopped
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 58)
expect(name == "Ann" && !container.isEnded)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 65)
let request = try container.scope(.request, with: User(name: "Ben"))
let page = try request.get(Page.self)
try await request.stop()                           // the visit is stopped; from here on, the scope throws
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 69)
expect(page.visit.user.name == "Ben" && request.isEnded)
#sourceLocation()
_ = shop
_ = container
_ = name
_ = request
_ = page
}

@Sendable static func `Give a scope its values`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 81)
let shop = Module("Shop") {
    External(User.self, in: .request).named("buyer")
    External(User.self, in: .request).named("seller")
}
let container = Container(orExit: shop)
let request = try container.scope(
    .request, with: ScopeValue(User(name: "Ann"), named: "buyer"), ScopeValue(User(name: "Ben"), named: "seller"))
let seller = try request.get(User.self, .named("seller"))
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 90)
expect(seller.name == "Ben")
#sourceLocation()
do {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 96)
let shop = Module("Shop") {
    External(User.self, in: .request)
    Scoped(.request, Visit.init(user:))
}
let container = Container(orExit: shop)
let request = try container.scope(.request)
try request.set(User(name: "Ann"))
let visit = try request.get(Visit.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 105)
expect(visit.user.name == "Ann" && request.openScope == .request)
#sourceLocation()
_ = shop
_ = container
_ = request
_ = visit
}
_ = shop
_ = container
_ = request
_ = seller
}

@Sendable static func `What a scope sees`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 112)
let shop = Module("Shop") {
    Singleton { Light() }
    Scoped(.request) { Dark() }
    Prototype(Window.init(theme:))
}
let container = Container(orExit: shop)
let request = try container.scope(.request)
let light = try container.get(Window.self).theme     // the container's
let dark = try request.get(Window.self).theme        // the scope's own
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 122)
expect(light is Light && dark is Dark)
#sourceLocation()
_ = shop
_ = container
_ = request
_ = light
_ = dark
}

@Sendable static func `Reach a scope from outside`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 130)
final class Handler: Sendable {
    let page: ScopeProvider<Page>

    init(page: ScopeProvider<Page>) { self.page = page }

    func answer(in request: Container) throws -> String {
        try page.get(in: request).visit.user.name
    }
}

let shop = Module("Shop") {
    External(User.self, in: .request)
    Scoped(.request, Visit.init(user:))
    Scoped(.request, Page.init(visit:log:))
    Singleton { Log() }
    Singleton(Handler.init(page:))
}
let container = Container(orExit: shop)
let handler = try container.get(Handler.self)
let request = try container.scope(.request, with: User(name: "Ann"))
print(try handler.answer(in: request))
#sourceLocation()
_ = shop
_ = container
_ = handler
_ = request
}

@Sendable static func `Create a child`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 156)
let shop = Module("Shop") {
    Singleton { Light() }
    Singleton(Window.init(theme:))
}
let parent = Container(orExit: shop)

let preview = Module("Preview") {
    Singleton { Dark() }
    Prototype(Window.init(theme:)).named("preview")
}
let child = try Container(preview, parent: parent)

let window = try child.get(Window.self, .named("preview"))    // takes the child's theme
let shared = try parent.get(Window.self)                      // built where it is declared, with the parent's
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 172)
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
    Sample("Sources/Core/Alchemic/Alchemic.docc/ScopesAndChildren.md", "Declare and open a scope", `Declare and open a scope`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ScopesAndChildren.md", "Give a scope its values", `Give a scope its values`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ScopesAndChildren.md", "What a scope sees", `What a scope sees`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ScopesAndChildren.md", "Reach a scope from outside", `Reach a scope from outside`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ScopesAndChildren.md", "Create a child", `Create a child`),
]
}

#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ScopesAndChildren.md", line: 37)
fileprivate extension Scope {
    static let request: Scope = "request"
}
#sourceLocation()
