import Alchemic
import Core
import Foundation

public protocol Store: Sendable {
    var name: String { get }
}

public struct MemoryStore: Sendable {
    public let name = "memory"
    public init() { build(MemoryStore.self) }
}

#if REPAIRED
extension MemoryStore: Store {}
#endif

public final class Reader: Sendable {
    public init(writer: Writer) { build(Reader.self) }
}

public final class Writer: Sendable {
    #if REPAIRED
    public init(reader: Lazy<Reader>) { build(Writer.self) }
    #else
    public init(reader: Reader) { build(Writer.self) }
    #endif
}

public final class Vault: Sendable {
    public let key: String
    public init(key: String) throws {
        build(Vault.self)
        self.key = key
    }
}

/// Supplies nothing; crashes, or never ends, where it is told so.
struct Supplies: DefinitionSource {
    let name = "Supplies"

    func definitions() throws -> [Definition] {
        switch ProcessInfo.processInfo.environment["SHOP_SUPPLIES"] {
        case "crash": fatalError("no supplies")
        case "endless": while true { sleep(1) }
        default: return []
        }
    }
}

public let storage = Module("Storage") {
    Supplies()
    Singleton(MemoryStore.init).as((any Store).self).eager()
    Singleton(Reader.init(writer:))
    Singleton(Writer.init(reader:))
    #if REPAIRED
    Singleton(Vault.init(key:), .named("api-key"))
    #else
    Singleton(Vault.init(key:), .named("api-keys"))
    #endif
}
