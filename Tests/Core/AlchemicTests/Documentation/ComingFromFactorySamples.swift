// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport
import Synchronization

enum ComingFromFactorySamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", line: 25)
struct Path: Sendable { let text: String }
protocol Store: Sendable {}
final class SQLStore: Store { init(path: Path) {} }
final class MemoryStore: Store { init() {} }
final class LoudStore: Store { let inner: any Store; init(inner: any Store) { self.inner = inner } }
final class Cart { let store: any Store; init(store: any Store) { self.store = store } }
struct User: Sendable { let name: String }
final class Inbox: Sendable { let user: User; init(user: User) { self.user = user } }
struct Price: Sendable { let rate: @Sendable () -> String }
struct DocumentID: Sendable { let number: Int }
final class Editor: Sendable {
    let id: DocumentID
    let store: any Store
    init(id: DocumentID, store: any Store) { self.id = id; self.store = store }
}
    @MainActor final class CartModel { init() {} }
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", line: 236)
static let podcasts = Module("Podcasts") {
    Singleton { Settings(cacheSize: 500) }
    Singleton { ConsoleLog() }
    Prototype { SystemTime() }
    Singleton(HTTPNetwork.init(log:))
    Singleton(SQLDatabase.init(settings:))
    Prototype { FeedParser() }
    Singleton(FeedLoader.init(network:parser:))
    Singleton(Directory.init(network:))
    Singleton(ArtworkCache.init(network:settings:))
    Singleton(Library.init(database:feeds:))
    Singleton(Downloads.init(network:database:))
    Singleton(PlayQueue.init(library:))
    Singleton(Player.init(queue:downloads:log:))
    Singleton(SleepTimer.init(player:clock:)).weak()
    Scoped(.session, Account.init(network:))
    Scoped(.session, SyncService.init(account:library:))
    Prototype(LibraryModel.init(library:artwork:))
    Prototype(PlayerModel.init(player:artwork:timer:))
    Prototype(SearchModel.init(directory:library:))
    Prototype(AccountModel.init(account:sync:))
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", line: 269)
struct Settings: Sendable {
    let cacheSize: Int
}

struct Episode: Equatable, Sendable {
    let title: String
}

protocol Log: Sendable {
    func write(_ line: String)
}

struct ConsoleLog: Log {
    func write(_ line: String) { print(line) }
}

protocol TimeSource: Sendable {
    func minutes() -> Int
}

struct SystemTime: TimeSource {
    func minutes() -> Int { 0 }
}

protocol Network: Sendable {
    func text(at address: String) -> String
}

final class HTTPNetwork: Network {
    private let log: any Log

    init(log: any Log) {
        self.log = log
    }

    func text(at address: String) -> String {
        log.write(address)
        return "live from \(address)"
    }
}

protocol Database: Sendable {
    func limit() -> Int
}

final class SQLDatabase: Database {
    private let settings: Settings

    init(settings: Settings) {
        self.settings = settings
    }

    func limit() -> Int { settings.cacheSize }
}

struct FeedParser: Sendable {
    func episodes(in text: String) -> [Episode] {
        [Episode(title: text)]
    }
}

final class FeedLoader: Sendable {
    private let network: any Network
    private let parser: FeedParser

    init(network: any Network, parser: FeedParser) {
        self.network = network
        self.parser = parser
    }

    func episodes() -> [Episode] { parser.episodes(in: network.text(at: "feed")) }
}

final class Directory: Sendable {
    private let network: any Network

    init(network: any Network) {
        self.network = network
    }

    func search(_ words: String) -> String { network.text(at: words) }
}

final class ArtworkCache: Sendable {
    private let network: any Network
    private let settings: Settings

    init(network: any Network, settings: Settings) {
        self.network = network
        self.settings = settings
    }

    func image(of episode: Episode) -> String { network.text(at: episode.title + ".png") }
}

final class Library: Sendable {
    private let database: any Database
    private let feeds: FeedLoader

    init(database: any Database, feeds: FeedLoader) {
        self.database = database
        self.feeds = feeds
    }

    func episodes() -> [Episode] { Array(feeds.episodes().prefix(database.limit())) }
}

final class Downloads: Sendable {
    private let network: any Network
    private let database: any Database

    init(network: any Network, database: any Database) {
        self.network = network
        self.database = database
    }

    func audio(of episode: Episode) -> String { network.text(at: episode.title + ".mp3") }
}

final class PlayQueue: Sendable {
    private let library: Library

    init(library: Library) {
        self.library = library
    }

    func next() -> Episode? { library.episodes().first }
}

final class Player: Sendable {
    private let queue: PlayQueue
    private let downloads: Downloads
    private let log: any Log

    init(queue: PlayQueue, downloads: Downloads, log: any Log) {
        self.queue = queue
        self.downloads = downloads
        self.log = log
    }

    func play() -> String? { queue.next().map(downloads.audio(of:)) }
}

final class SleepTimer: Sendable {
    private let player: Player
    private let clock: any TimeSource

    init(player: Player, clock: any TimeSource) {
        self.player = player
        self.clock = clock
    }

    func minutesLeft() -> Int { 30 - clock.minutes() }
}

final class Account: Sendable {
    private let network: any Network

    init(network: any Network) {
        self.network = network
    }

    func name() -> String { network.text(at: "account") }
}

final class SyncService: Sendable {
    private let account: Account
    private let library: Library

    init(account: Account, library: Library) {
        self.account = account
        self.library = library
    }

    func summary() -> String { "\(account.name()): \(library.episodes().count)" }
}

final class LibraryModel: Sendable {
    private let library: Library
    private let artwork: ArtworkCache

    init(library: Library, artwork: ArtworkCache) {
        self.library = library
        self.artwork = artwork
    }

    func titles() -> [String] { library.episodes().map(\.title) }
}

final class PlayerModel: Sendable {
    private let player: Player
    private let artwork: ArtworkCache
    private let timer: SleepTimer

    init(player: Player, artwork: ArtworkCache, timer: SleepTimer) {
        self.player = player
        self.artwork = artwork
        self.timer = timer
    }

    func status() -> String { "\(player.play() ?? "nothing"), \(timer.minutesLeft()) minutes" }
}

final class SearchModel: Sendable {
    private let directory: Directory
    private let library: Library

    init(directory: Directory, library: Library) {
        self.directory = directory
        self.library = library
    }

    func results(for words: String) -> String { directory.search(words) }
}

final class AccountModel: Sendable {
    private let account: Account
    private let sync: SyncService

    init(account: Account, sync: SyncService) {
        self.account = account
        self.sync = sync
    }

    func line() -> String { sync.summary() }
}
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", line: 11)
let shop = Module("Shop") {
    Singleton(SQLStore.init(path:)).as((any Store).self)   // var store: Factory<any Store> { self { … }.singleton }
    Prototype(Cart.init(store:))                           // var cart: Factory<Cart> { self { Cart() } }
    Value(Path(text: "shop.db"))
}
let container = Container(orExit: shop)
let cart = try container.get(Cart.self)                    // Container.shared.cart()
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", line: 19)
expect(cart.store is SQLStore)
#sourceLocation()
_ = shop
_ = container
_ = cart
}

@Sendable static func `Functions`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", line: 61)
let shop = Module("Shop") {
    Value({ "21%" } as @Sendable () -> String)             // Factory<() -> String>
    Prototype { (rate: @escaping @Sendable () -> String) in Price(rate: rate) }
}
let price = try Container(shop).get(Price.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", line: 67)
expect(price.rate() == "21%")
#sourceLocation()
_ = shop
_ = price
}

@Sendable static func `Parameters`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", line: 74)
let shop = Module("Shop") {
    Prototype(Editor.init(id:store:), .argument, .auto)    // var editor: ParameterFactory<DocumentID, Editor> { … }
    Singleton { MemoryStore() }
}
let container = Container(orExit: shop)
let editors = try container.provider(of: Editor.self, taking: DocumentID.self)
let editor = try editors(DocumentID(number: 7))            // Container.shared.editor(DocumentID(number: 7))
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", line: 82)
expect(editor.id.number == 7)
#sourceLocation()
do {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", line: 95)
let shop = Module("Shop") {
    External(DocumentID.self, in: .document)
    Scoped(.document, Editor.init(id:store:))
    Singleton { MemoryStore() }
}
let container = Container(orExit: shop)
let document = try container.scope(.document, with: DocumentID(number: 7))
let editor = try document.get(Editor.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", line: 104)
expect(try editor.id.number == 7 && document.get(Editor.self) === editor)
#sourceLocation()
_ = shop
_ = container
_ = document
_ = editor
}
_ = shop
_ = container
_ = editors
_ = editor
}

@Sendable static func `Classes with state`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", line: 114)


final class ImageCache: Sendable {
    private let images = Mutex<[String: [UInt8]]>([:])
    func image(_ name: String) -> [UInt8]? { images.withLock { $0[name] } }
}
let shop = Module("Shop") {
    Singleton { ImageCache() }
}
let cache = try Container(shop).get(ImageCache.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", line: 125)
expect(cache.image("cat") == nil)
#sourceLocation()
_ = shop
_ = cache
}

@Sendable static func `Scopes`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", line: 147)
let shop = Module("Shop") {
    External(User.self, in: .session)
    Scoped(.session, Inbox.init(user:))
}
let container = Container(orExit: shop)
let session = try container.scope(.session, with: User(name: "Ann"))
let inbox = try session.get(Inbox.self)
try await session.stop()                                   // logged out
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", line: 156)
expect(inbox.user.name == "Ann")
#sourceLocation()
_ = shop
_ = container
_ = session
_ = inbox
}

@Sendable static func `Contexts, modifiers, decorators, tags`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", line: 163)
let isDemo = CommandLine.arguments.contains("-demo")       // onArg("demo")
let shop = Module("Shop") {
    if isDemo {
        Singleton { MemoryStore() }.tagged("store")        // tags are built in: all(of:_:) finds them
    } else {
        Singleton(SQLStore.init(path:)).tagged("store")
        Value(Path(text: "shop.db"))
    }
    Decorate((any Store).self) { inner in LoudStore(inner: inner) }
}
let container = Container(orExit: shop)
let stores = try container.all(of: (any Store).self, .tagged("store"))
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", line: 176)
expect(stores.count == 1 && stores.first is LoudStore)
#sourceLocation()
_ = isDemo
_ = shop
_ = container
_ = stores
}

@Sendable static func `Containers, testing, previews`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", line: 190)
let shop = Module("Shop") {
    Singleton(SQLStore.init(path:))
    Value(Path(text: "shop.db"))
    Prototype(Cart.init(store:))
}
let container = Container(orExit: shop)
let isFake = try await container.withOverrides {
    Singleton { MemoryStore() }.as((any Store).self)       // Container.shared.store.register { MemoryStore() }
} operation: {
    try container.get(Cart.self).store is MemoryStore
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", line: 202)
expect(isFake)
#sourceLocation()
_ = shop
_ = container
_ = isFake
}

@Sendable static func `Actors, cycles, debugging`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", line: 213)
let shop = Module("Shop") {
    Prototype(CartModel.init)
}
let model = try await Container(shop).get(async: CartModel.self)   // resolveOnMainActor()
#sourceLocation()
_ = shop
_ = model
}

@Sendable static func `Twenty registrations, migrated`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", line: 260)
let graph = try Graph(podcasts)
expect(graph.definitions.count == 20)
let container = Container(orExit: podcasts)
expect(try container.get(PlayerModel.self).status() == "live from live from feed.mp3, 30 minutes")
let session = try container.scope(.session)
expect(try session.get(AccountModel.self).line() == "live from account: 1")
#sourceLocation()
_ = graph
_ = container
_ = session
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", "Overview", `Overview`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", "Functions", `Functions`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", "Parameters", `Parameters`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", "Classes with state", `Classes with state`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", "Scopes", `Scopes`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", "Contexts, modifiers, decorators, tags", `Contexts, modifiers, decorators, tags`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", "Containers, testing, previews", `Containers, testing, previews`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", "Actors, cycles, debugging", `Actors, cycles, debugging`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", "Twenty registrations, migrated", `Twenty registrations, migrated`),
]
}

#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromFactory.md", line: 88)
fileprivate extension Scope {
    static let document: Scope = "document"
    static let session: Scope = "session"
}
#sourceLocation()
