/// What files cost in memory, counted while they are read: what stands in them has a greatest number, and what it expands to is at
/// most so many times their size.
package struct FileCost: Sendable {
    /// What stands in a file.
    package enum Part: Sendable {
        /// A scalar, a list, a map or a key.
        case value
        /// A service, or another name for one, besides its values.
        case service

        /// How many of them all files together may have.
        ///
        /// With as many services of a line each, they take less than 500 MB.
        package var most: Int {
            switch self {
            case .value: 1_000_000
            case .service: 100_000
            }
        }
    }

    /// What that expands to.
    package struct Expansion: Sendable {
        /// About how many bytes one takes, from its reading to the graph: measured, and rounded up.
        fileprivate let bytes: Int
        /// What multiplies it.
        fileprivate let note: @Sendable (_ count: Int) -> String

        /// A value that YAML repeats.
        static let repeated = Expansion(bytes: 320) { "the value that is repeated here has \($0) values" }
        /// A value that a service takes over from its parent or from `Defaults`.
        static let inherited = Expansion(bytes: 400) { "each service takes over \($0) values from here" }
        /// A value, or a letter of a text, that a parameter puts in.
        static let evaluated = Expansion(bytes: 20) {
            "the parameters that are put in here come to \($0) values and letters"
        }
        /// One service of those that a tag stands for, where the tag is resolved.
        static let tagged = Expansion(bytes: 64) { "the tag stands for \($0) services here" }
    }

    /// How many times their size files may expand to.
    package static let times = 40
    /// Files smaller than this may expand to as much as one of this size.
    package static let least = 1 << 20

    private var size = 0
    private var spent = 0
    private var values = 0
    private var services = 0
    /// Whether what has been counted is too much.
    package private(set) var isExceeded = false

    /// Makes a cost of nothing.
    package init() {}

    /// How much may still be expanded to.
    package var left: Int { isExceeded ? 0 : FileCost.times * max(size, FileCost.least) - spent }

    /// Counts a file that is read.
    mutating func add(bytes: Int) { size += bytes }

    /// Counts what a file has cost already.
    mutating func add(_ other: FileCost) {
        size += other.size
        spent += other.spent
        values += other.values
        services += other.services
        isExceeded = isExceeded || other.isExceeded
    }

    /// What has been counted since.
    func since(_ before: FileCost) -> FileCost {
        var difference = self
        difference.size -= before.size
        difference.spent -= before.spent
        difference.values -= before.values
        difference.services -= before.services
        return difference
    }

    /// Counts something that stands in a file.
    ///
    /// - Returns: What is wrong if files may not have one more; nil if that has been said.
    mutating func problem(adding part: Part, at place: FilePlace) -> FileProblem? {
        guard !isExceeded else { return nil }
        let count: Int
        switch part {
        case .value:
            values += 1
            count = values
        case .service:
            services += 1
            count = services
        }
        guard count > part.most else { return nil }
        isExceeded = true
        return FileProblem(
            .tooLarge, at: place,
            part == .value
                ? "the files hold more than \(part.most) values" : "the files declare more than \(part.most) services",
            help: part == .value
                ? "let the program read data of this size by itself"
                : "declare them in several containers, or let one service make many objects")
    }

    /// Counts something that is expanded to.
    ///
    /// - Returns: What is wrong if this is more than files of their size may expand to; nil if that has been said.
    mutating func problem(adding count: Int, _ expansion: Expansion, at place: FilePlace) -> FileProblem? {
        guard !isExceeded else { return nil }
        let (cost, overflow) = count.multipliedReportingOverflow(by: expansion.bytes)
        guard overflow || cost > left else {
            spent += cost
            return nil
        }
        isExceeded = true
        return FileProblem(
            .tooLarge, at: place,
            "from here on, the files expand to more than \(FileCost.times) times their size",
            notes: [FileProblem.Note(expansion.note(count))], help: "write fewer services, or let them repeat less")
    }
}
