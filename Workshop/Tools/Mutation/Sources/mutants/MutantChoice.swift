/// Chooses mutants by chance, the same ones for the same seed; those of which something is known come first.
struct MutantChoice {
    private var order: [Mutant]

    init(_ candidates: [Mutant], seed: UInt64, known: [String: Verdict] = [:]) {
        var generator = SplitMix(state: seed)
        // Two that look alike in one file stand for one another.
        var seen: Set<String> = []
        let all = candidates.filter { seen.insert($0.key).inserted }.shuffled(using: &generator)
        order = all.filter { known[$0.key] != nil && known[$0.key] != .unfit } + all.filter { known[$0.key] == nil }
    }

    /// The next ones.
    mutating func take(_ count: Int) -> [Mutant] {
        defer { order.removeFirst(min(count, order.count)) }
        return Array(order.prefix(count))
    }

    private struct SplitMix: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
