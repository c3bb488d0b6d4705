// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ComingFromResolverSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 21)
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
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 10)
let reader = Module("Reader") {
    Singleton(Session.init)                                // register { Session() }.scope(.application)
    Prototype(FeedModel.init(fetching:updating:))          // register { FeedModel(fetching: resolve(), …) }
    Singleton(FeedService.init(session:))                  // … .implements(Fetching.self).implements(Updating.self)
}
let container = Container(orExit: reader)
let model = try container.get(FeedModel.self)              // let model: FeedModel = Resolver.resolve()
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 18)
expect(model.fetching as AnyObject === model.updating as AnyObject)
#sourceLocation()
_ = reader
_ = container
_ = model
}

@Sendable static func `Names`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 78)
let reader = Module("Reader") {
    Value("12345").named("key")                            // register(name: .key) { "12345" }
    Singleton(Service.init(key:), .named("key"))           // register { Service(key: resolve(name: .key)) }
}
let service = try Container(reader).get(Service.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 84)
expect(service.key == "12345")
#sourceLocation()
_ = reader
_ = service
}

@Sendable static func `Arguments`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 94)
let reader = Module("Reader") {
    Singleton(FakeService.init)
    Prototype(ItemModel.init(isEditing:fetching:), .argument, .auto)
                                                           // register { _, args in ItemModel(isEditing: args(), …) }
}
let container = Container(orExit: reader)
let models = try container.provider(of: ItemModel.self, taking: Bool.self)
let model = try models(true)                               // resolver.resolve(args: true)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 103)
expect(model.isEditing && model.fetching.load() == "fake")
#sourceLocation()
_ = reader
_ = container
_ = models
_ = model
}

@Sendable static func `Containers`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 122)
let reader = Module("Reader") {
    Singleton(Session.init)
    Singleton(FeedService.init(session:))
}
let main = Container(orExit: reader)
let mock = try Container(Module("Mock") { Singleton(FakeService.init) }, parent: main)
let fetching = try mock.get((any Fetching).self)           // the child's comes first
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", line: 130)
expect(fetching.load() == "fake")
#sourceLocation()
_ = reader
_ = main
_ = mock
_ = fetching
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", "Overview", `Overview`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", "Names", `Names`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", "Arguments", `Arguments`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromResolver.md", "Containers", `Containers`),
]
}
