/// What files cost in memory, counted while they are read: whatever they say, it is at most so many times their size.
package struct FileCost: Sendable {
    /// What is counted.
    package enum Part: Sendable {
        /// A value: a scalar, a list, a map, a key.
        case value
        /// A service, a parameter, or another name for a service, besides its values.
        case service, parameter, alias
        /// A value that a service takes over from its parent or from `Defaults`.
        case inherited
        /// A value, or a letter of a text, that a parameter puts in.
        case evaluated
        /// One service of those that a tag stands for, where the tag is asked for.
        case tagged

        /// About how many bytes one takes, from its reading to the graph: measured, and rounded up.
        fileprivate var bytes: Int {
            switch self {
            case .value: 320
            case .service: 2_000
            case .parameter: 400
            case .alias: 1_600
            case .inherited: 400
            case .evaluated: 20
            case .tagged: 64
            }
        }
    }

    /// How many times their size files may cost.
    package static let times = 40
    /// Files smaller than this may cost as much as one of this size.
    package static let least = 1 << 20

    private var size = 0
    private var spent = 0
    /// Whether what has been counted is too much.
    package private(set) var isExceeded = false

    /// Makes a cost of nothing.
    package init() {}

    /// How much is left.
    package var left: Int { isExceeded ? 0 : FileCost.times * max(size, FileCost.least) - spent }

    /// Counts a file that is read.
    mutating func add(bytes: Int) { size += bytes }

    /// Counts what a file has cost already.
    mutating func add(_ other: FileCost) {
        size += other.size
        spent += other.spent
        isExceeded = isExceeded || other.isExceeded
    }

    /// What has been counted since.
    func since(_ before: FileCost) -> FileCost {
        var difference = self
        difference.size -= before.size
        difference.spent -= before.spent
        return difference
    }

    /// Counts something.
    ///
    /// - Returns: What is wrong if this is more than files of their size may cost; nil if that has been said.
    mutating func problem(adding count: Int, _ part: Part, at place: FilePlace) -> FileProblem? {
        guard !isExceeded else { return nil }
        let (cost, overflow) = count.multipliedReportingOverflow(by: part.bytes)
        guard overflow || cost > left else {
            spent += cost
            return nil
        }
        isExceeded = true
        return FileProblem(
            .tooLarge, at: place,
            "from here on, the files expand to more than \(FileCost.times) times their size", notes: part.notes(count),
            help: "write fewer services, or let them repeat less")
    }
}

extension FileCost.Part {
    /// What multiplies it.
    fileprivate func notes(_ count: Int) -> [FileProblem.Note] {
        switch self {
        case .value, .service, .parameter, .alias: []
        case .inherited: [FileProblem.Note("each service takes over \(count) values from here")]
        case .evaluated: [FileProblem.Note("the parameters that are put in here come to \(count) values and letters")]
        case .tagged: [FileProblem.Note("the tag stands for \(count) services here")]
        }
    }
}
