import Alchemic
import Core
import Foundation

package protocol Store: Sendable {
    var name: String { get }
}

package struct MemoryStore: Sendable {
    package let name = "memory"
    package init() { build(MemoryStore.self) }
}

#if REPAIRED
extension MemoryStore: Store {}
#endif

package final class Reader: Sendable {
    package init(writer: Writer) { build(Reader.self) }
}

package final class Writer: Sendable {
    #if REPAIRED
    package init(reader: Lazy<Reader>) { build(Writer.self) }
    #else
    package init(reader: Reader) { build(Writer.self) }
    #endif
}

package final class Vault: Sendable {
    package let key: String
    package init(key: String) throws {
        build(Vault.self)
        self.key = key
    }
}

package protocol Voice: Sendable {}

package final class Choir: Sendable {
    package init(voices: [any Voice]) { build(Choir.self) }
}

/// Supplies nothing, or a choir without voices; crashes, never ends, or ends the program, where it is told so.
struct Supplies: DefinitionSource {
    let name = "Supplies"

    func definitions() throws -> [Definition] {
        switch ProcessInfo.processInfo.environment["SHOP_SUPPLIES"] {
        case "crash": fatalError("no supplies")
        case "endless": while true { sleep(1) }
        case "end":
            print("the port is taken")
            exit(7)
        case "warn":
            var register = DefinitionRegister(style: "supplies")
            register.add(Singleton(Choir.init(voices:)), key: "choir")
            return register.definitions
        default: return []
        }
    }
}

package let storage = Module("Storage") {
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
