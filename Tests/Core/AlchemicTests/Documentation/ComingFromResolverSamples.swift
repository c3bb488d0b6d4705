// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ComingFromResolverSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 23)
final class Session: Sendable { init() {} }
protocol Fetching: Sendable { func load() -> String }
protocol Updating: Sendable {}
final class FeedService: Fetching, Updating { init(session: Session) {}; func load() -> String { "live" } }
final class FakeService: Fetching { init() {}; func load() -> String { "fake" } }
final class FeedModel {
    let fetching: any Fetching
    let updating: any Updating
    init(fetching: any Fetching, updating: any Updating) { self.fetching = fetching; self.updating = updating }
}
struct Key: Sendable { let text: String }
final class Service: Sendable {
    let key: String
    init(key: String) { self.key = key }
}
final class ItemModel {
    let isEditing: Bool
    let fetching: any Fetching
    init(isEditing: Bool, fetching: any Fetching) { self.isEditing = isEditing; self.fetching = fetching }
}
final class Owner: Sendable { let part: Part; init(part: Part) { self.part = part } }
final class Part: @unchecked Sendable { weak var owner: Owner?; init() {} }
final class Screen { var service: Service?; init() {} }
final class Cache: Sendable { init() {} }
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 12)
let reader = Module("Reader") {
    Singleton(Session.init)                                // register { Session() }.scope(.application)
    Prototype(FeedModel.init(fetching:updating:))          // register { FeedModel(fetching: resolve(), …) }
    Singleton(FeedService.init(session:))                  // … .implements(Fetching.self).implements(Updating.self)
}
let container = Container(orExit: reader)
let model = try container.get(FeedModel.self)              // let model: FeedModel = Resolver.resolve()
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 20)
expect(model.fetching as AnyObject === model.updating as AnyObject)
#sourceLocation()
_ = reader
_ = container
_ = model
}

@Sendable static func `Registering and type inference`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 76)
let network = Module("Network") {
    Singleton(Session.init)
    Singleton(FeedService.init(session:))
}
let application = Module("Application") {
    network
    Prototype(FeedModel.init(fetching:updating:))
}
let container = Container(orExit: application)
#sourceLocation()
_ = network
_ = application
_ = container
}

@Sendable static func `Optionals`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 93)
let container = Container(orExit: Module("Reader") { Singleton(Session.init) })
let cache = try container.getIfDeclared(Cache.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 96)
expect(cache == nil)
#sourceLocation()
_ = container
_ = cache
}

@Sendable static func `Names`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 101)
let reader = Module("Reader") {
    Value("12345").named("key")                            // register(name: .key) { "12345" }
    Singleton(Service.init(key:), .named("key"))           // register { Service(key: resolve(name: .key)) }
}
let service = try Container(reader).get(Service.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 107)
expect(service.key == "12345")
#sourceLocation()
_ = reader
_ = service
}

@Sendable static func `Arguments`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 117)
let reader = Module("Reader") {
    Singleton(FakeService.init)
    Prototype(ItemModel.init(isEditing:fetching:), .argument, .auto)
                                                           // register { _, args in ItemModel(isEditing: args(), …) }
}
let container = Container(orExit: reader)
let models = try container.provider(of: ItemModel.self, taking: Bool.self)
let model = try models(true)                               // resolver.resolve(args: true)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 126)
expect(model.isEditing && model.fetching.load() == "fake")
#sourceLocation()
_ = reader
_ = container
_ = models
_ = model
}

@Sendable static func `Containers`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 146)
let reader = Module("Reader") {
    Singleton(Session.init)
    Singleton(FeedService.init(session:))
}
let main = Container(orExit: reader)
let mock = try Container(Module("Mock") { Singleton(FakeService.init) }, parent: main)
let fetching = try mock.get((any Fetching).self)           // the child's comes first
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 154)
expect(fetching.load() == "fake")
#sourceLocation()
_ = reader
_ = main
_ = mock
_ = fetching
}

@Sendable static func `Cyclic dependencies`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 163)
let reader = Module("Reader") {
    Singleton(Owner.init(part:))
    Singleton(Part.init).inject(\.owner)                   // resolveProperties { … }
}
let owner = try Container(reader).get(Owner.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 169)
expect(owner.part.owner === owner)
#sourceLocation()
_ = reader
_ = owner
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", "Overview", `Overview`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", "Registering and type inference", `Registering and type inference`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", "Optionals", `Optionals`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", "Names", `Names`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", "Arguments", `Arguments`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", "Containers", `Containers`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", "Cyclic dependencies", `Cyclic dependencies`),
]
}
