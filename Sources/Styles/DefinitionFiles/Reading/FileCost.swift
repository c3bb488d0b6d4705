/// The memory that files take, counted while they are read.
///
/// Values and services are limited in number; expansions, such as YAML aliases and inherited entries, to a multiple of the
/// files' size. Both keep a small hostile file from exhausting memory.
package struct FileCost: Sendable {
    /// The parts of a file that are limited in number.
    package enum Part: Sendable {
        /// A scalar, a list, a map or a key.
        case value
        /// A service or alias, in addition to its values.
        case service

        /// The maximum number in all files together.
        ///
        /// The maximum number of services, each of one line, takes less than 500 MB.
        package var most: Int {
            switch self {
            case .value: 1_000_000
            case .service: 100_000
            }
        }
    }

    /// The ways in which parts of a file expand.
    package struct Expansion: Sendable {
        /// The approximate memory for each item in bytes, from reading to the graph; measured, then rounded up.
        fileprivate let bytes: Int
        /// Words the note about the cause, given the number of items.
        fileprivate let note: @Sendable (_ count: Int) -> String

        /// A value that a YAML alias repeats.
        static let repeated = Expansion(bytes: 320) { "the value that is repeated here has \($0) values" }
        /// A value that a service inherits from its parent or from `Defaults`.
        static let inherited = Expansion(bytes: 400) { "each service takes over \($0) values from here" }
        /// A value, or a byte of a text, that is substituted for a parameter.
        static let evaluated = Expansion(bytes: 20) {
            "the parameters that are put in here come to \($0) values and letters"
        }
        /// A service with a tag, for each use of the tag.
        static let tagged = Expansion(bytes: 64) { "the tag stands for \($0) services here" }
    }

    /// The limit on expansion, as a multiple of the files' size.
    package static let times = 40
    /// The size, in bytes, that smaller files count as for the limit on expansion.
    package static let least = 1 << 20

    private var size = 0
    private var spent = 0
    private var values = 0
    private var services = 0
    /// Whether a limit has been exceeded.
    package private(set) var isExceeded = false

    /// Creates a cost of zero.
    package init() {}

    /// The bytes left for expansion.
    package var left: Int { isExceeded ? 0 : FileCost.times * max(size, FileCost.least) - spent }

    /// Adds the size of a file.
    mutating func add(bytes: Int) { size += bytes }

    /// Adds the cost of a file that was read before.
    mutating func add(_ other: FileCost) {
        size += other.size
        spent += other.spent
        values += other.values
        services += other.services
        isExceeded = isExceeded || other.isExceeded
    }

    /// The cost added since an earlier state.
    func since(_ before: FileCost) -> FileCost {
        var difference = self
        difference.size -= before.size
        difference.spent -= before.spent
        difference.values -= before.values
        difference.services -= before.services
        return difference
    }

    /// Counts a part of a file.
    ///
    /// - Returns: A problem if this part exceeds the limit; nil within the limit, and after the first such problem.
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
            saying: part == .value
                ? "the files hold more than \(part.most) values" : "the files declare more than \(part.most) services",
            help: part == .value
                ? "let the program read data of this size by itself"
                : "declare them in several containers, or let one service make many objects")
    }

    /// Counts an expansion.
    ///
    /// - Returns: A problem if this expansion exceeds the limit; nil within the limit, and after the first such problem.
    mutating func problem(adding count: Int, by expansion: Expansion, at place: FilePlace) -> FileProblem? {
        guard !isExceeded else { return nil }
        let (cost, overflow) = count.multipliedReportingOverflow(by: expansion.bytes)
        guard overflow || cost > left else {
            spent += cost
            return nil
        }
        isExceeded = true
        return FileProblem(
            .tooLarge, at: place,
            saying: "from here on, the files expand to more than \(FileCost.times) times their size",
            notes: [FileProblem.Note(expansion.note(count))], help: "write fewer services, or let them repeat less")
    }
}
