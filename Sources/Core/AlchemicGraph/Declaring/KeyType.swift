/// Compares and hashes the values that callers pass for a key, each in a box of exactly the key's type.
package protocol KeyType: Sendable {
    /// Both boxes must be of exactly the key's type: they are not checked.
    func areEqual(_ first: ErasedBox, _ second: ErasedBox) -> Bool
    /// The box must be of exactly the key's type: it is not checked.
    func hash(_ box: ErasedBox, into hasher: inout Hasher)
}

/// The key type of a `.key` query, where the compiler knows that values can be compared.
struct KeysOf<Value: Hashable & Sendable>: KeyType {
    func areEqual(_ first: ErasedBox, _ second: ErasedBox) -> Bool {
        first.value(as: Value.self) == second.value(as: Value.self)
    }

    func hash(_ box: ErasedBox, into hasher: inout Hasher) { box.value(as: Value.self).hash(into: &hasher) }
}
