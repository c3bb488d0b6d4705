/// Compares and hashes the values that callers pass for a key, each in a box of exactly the key's type.
package protocol KeyType: Sendable {
    func areEqual(_ first: ErasedBox, _ second: ErasedBox) -> Bool
    func hash(_ box: ErasedBox, into hasher: inout Hasher)
}

struct KeysOf<Value: Hashable & Sendable>: KeyType {
    func areEqual(_ first: ErasedBox, _ second: ErasedBox) -> Bool {
        first.value(as: Value.self) == second.value(as: Value.self)
    }

    func hash(_ box: ErasedBox, into hasher: inout Hasher) { box.value(as: Value.self).hash(into: &hasher) }
}
