extension [Node] {
    /// A hash of the definitions: it changes with their types, names and lifetimes, and with which of them are eager.
    ///
    /// For a definition that promises types, only the promised types count: its own type may be decided at run time.
    package var fingerprint: UInt64 {
        // FNV-1a: the standard library's hashes differ from run to run.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for node in self {
            let promised = node.details.promised.map(\.type)
            let types = (promised.isEmpty ? [node.type] : promised).map { qualifiedName(of: $0) }
            let words = ["\(node.lifetime)", node.definition.name ?? ""] + types
            for byte in words.joined(separator: " ").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            hash = (hash ^ (node.definition.isEager ? 1 : 0)) &* 0x100_0000_01B3
        }
        return hash
    }
}
