import Alchemic
import Core

public protocol Store: Sendable {}

public struct MemoryStore {
    public init() { fatalError("MemoryStore was built") }
}

extension MemoryStore: Sendable {}

public final class Reader: Sendable {
    public init(writer: Writer) { fatalError("Reader was built") }
}

public final class Writer: Sendable {
    public init(reader: Reader) { fatalError("Writer was built") }
}

public final class Vault: Sendable {
    public init(key: String) { fatalError("Vault was built") }
}

public let storage = Module("Storage") {
    Singleton(MemoryStore.init).as((any Store).self)
    Singleton(Reader.init(writer:))
    Singleton(Writer.init(reader:))
    Singleton(Vault.init(key:), .named("api-keys"))
}
