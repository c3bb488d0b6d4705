// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/ComingFromSafeDI.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ComingFromSafeDISamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSafeDI.md", line: 29)
struct User: Sendable { let name: String }
protocol Storage: Sendable {}
final class DiskStorage: Storage { init() {} }
final class MemoryStorage: Storage { init() {} }
final class NoteStorage: Sendable {
    let user: User
    let storage: any Storage
    init(user: User, storage: any Storage) { self.user = user; self.storage = storage }
}
final class Formatter { init() {} }
final class Editor {
    let notes: NoteStorage
    let formatter: Formatter
    init(notes: NoteStorage, formatter: Formatter) { self.notes = notes; self.formatter = formatter }
}
final class Box<Value: Sendable>: Sendable { let value: Value; init(_ value: Value) { self.value = value } }
final class Feed { let user: User?; init(user: User?) { self.user = user } }
final class Root: Sendable {
    let editors: ScopeProvider<Editor>
    let index: Lazy<Index>
    init(editors: ScopeProvider<Editor>, index: Lazy<Index>) { self.editors = editors; self.index = index }
}
final class Index: Sendable { init() {} }
final class Preview {
    let user: User
    init(user: User, formatter: Formatter) { self.user = user }
}
final class Gallery: Sendable {
    let previews: Provider<Preview, User>
    init(previews: Provider<Preview, User>) { self.previews = previews }
    func preview(of user: User) throws -> Preview { try previews(user) }
}
protocol UserVendor: Sendable { var user: User { get } }
protocol UserManager: UserVendor {}
final class Accounts: UserManager { let user = User(name: "Ben"); init() {} }
final class Profile { let vendor: any UserVendor; init(vendor: any UserVendor) { self.vendor = vendor } }
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSafeDI.md", line: 10)
let notes = Module("Notes") {
    Singleton { DiskStorage() }                            // @Instantiated in the root, @Received below it
    External(User.self, in: .session)                      // @Forwarded let user: User
    Scoped(.session, NoteStorage.init(user:storage:))      // @Received let user, @Received let storage
    Prototype(Editor.init(notes:formatter:))               // @Instantiable
    Prototype { Formatter() }                              // @Instantiated in the editor
}
let container = Container(orExit: notes)                   // the root's init()
let session = try container.scope(.session, with: User(name: "Ann"))
let editor = try session.get(Editor.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSafeDI.md", line: 21)
expect(editor.notes.user.name == "Ann")
#sourceLocation()
_ = notes
_ = container
_ = session
_ = editor
}

@Sendable static func `Conditional reception`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSafeDI.md", line: 92)
let app = Module("App") {
    External(User.self, in: .session)
    Prototype(Feed.init(user:)).named("own")
    Prototype(Feed.init(user:), .value(nil)).named("public")
}
let container = Container(orExit: app)
let feed = try container.get(Feed.self, .named("public"))
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSafeDI.md", line: 101)
expect(feed.user == nil)
expect((try? container.get(Feed.self, .named("own"))) == nil)
expect(try container.scope(.session, with: User(name: "Ann")).get(Feed.self, .named("own")).user?.name == "Ann")
#sourceLocation()
_ = app
_ = container
_ = feed
}

@Sendable static func `Delayed instantiation`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSafeDI.md", line: 112)
let notes = Module("Notes") {
    Prototype(Preview.init(user:formatter:), .argument, .auto)     // @Forwarded let user, @Instantiated let formatter
    Prototype { Formatter() }
    Singleton(Gallery.init(previews:))                             // @Instantiated let previews: Instantiator<Preview>
}
let container = Container(orExit: notes)
let preview = try container.get(Gallery.self).preview(of: User(name: "Ann"))
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSafeDI.md", line: 120)
expect(preview.user.name == "Ann")
#sourceLocation()
do {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSafeDI.md", line: 125)
let notes = Module("Notes") {
    Singleton { DiskStorage() }
    External(User.self, in: .session)
    Scoped(.session, NoteStorage.init(user:storage:))
    Prototype(Editor.init(notes:formatter:))
    Prototype { Formatter() }
    Singleton { Index() }
    Singleton(Root.init(editors:index:))
}
let container = Container(orExit: notes)
let root = try container.get(Root.self)
let session = try container.scope(.session, with: User(name: "Ann"))
let editor = try root.editors.get(in: session)             // instantiator.instantiate(user)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSafeDI.md", line: 139)
expect(editor.notes.user.name == "Ann")
#sourceLocation()
_ = notes
_ = container
_ = root
_ = session
_ = editor
}
_ = notes
_ = container
_ = preview
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromSafeDI.md", "Overview", `Overview`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromSafeDI.md", "Conditional reception", `Conditional reception`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromSafeDI.md", "Delayed instantiation", `Delayed instantiation`),
]
}

#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSafeDI.md", line: 24)
fileprivate extension Scope {
    static let session: Scope = "session"
}
#sourceLocation()
