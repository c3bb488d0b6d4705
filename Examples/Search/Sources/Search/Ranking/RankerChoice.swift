import Alchemic

/// The rankers by name, and the one for questions that name none; only those that are needed are made.
struct RankerChoice: Sendable {
    private let rankers: [String: Lazy<any Ranker>]
    private let standard: Lazy<any Ranker>

    init(rankers: [String: Lazy<any Ranker>], standard: Lazy<any Ranker>) {
        self.rankers = rankers
        self.standard = standard
    }

    func ranker(named name: String?) throws -> any Ranker {
        guard let name else { return try standard.get() }
        guard let ranker = rankers[name] else {
            throw SearchProblem.unknownRanker(name, known: rankers.keys.sorted())
        }
        return try ranker.get()
    }
}
