import AlchemicMacros

/// The rankers by name, and the one for questions that name none; only those that are needed are made.
@Singleton(.lazy)
struct RankerChoice: Sendable {
    private let rankers: [String: Lazy<any Ranker>]
    private let standard: Lazy<any Ranker>

    func ranker(named name: String?) throws -> any Ranker {
        guard let name else { return try standard.get() }
        guard let ranker = rankers[name] else {
            throw SearchProblem.unknownRanker(name, known: rankers.keys.sorted())
        }
        return try ranker.get()
    }
}
