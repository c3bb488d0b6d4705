/// A figure with its unit.
enum Figure {
    case nanoseconds(Double)
    case bytes(Double)
    case seconds(Double)
    case times(Double)

    var number: Double {
        switch self {
        case .nanoseconds(let number), .bytes(let number), .seconds(let number), .times(let number): number
        }
    }

    var text: String {
        switch self {
        case .nanoseconds(let number) where number >= 100_000: "\(decimal(number / 1_000_000, places: 2)) ms"
        case .nanoseconds(let number): "\(decimal(number, places: 1)) ns"
        case .bytes(let number): "\(decimal(number, places: 0)) B"
        case .seconds(let number): "\(decimal(number, places: 2)) s"
        case .times(let number): "\(decimal(number, places: 2))x"
        }
    }
}

/// What a row is meant to reach.
enum Goal {
    case none
    /// Alchemic's time, or instructions, over those of the hand-written code.
    case ratio(Double)
    /// Alchemic's instructions; a timing says nothing about them.
    case instructions(Int)
    /// Alchemic's own figure.
    case atMost(Figure)
    case atLeast(Figure)

    var text: String {
        switch self {
        case .none: "-"
        case .ratio(let limit): "<= \(decimal(limit, places: 2))x"
        case .instructions(let limit): "<= \(limit) instructions"
        case .atMost(let limit): "<= \(limit.text)"
        case .atLeast(let limit): ">= \(limit.text)"
        }
    }
}

/// One line of the table.
struct Row {
    let name: String
    let baseline: Figure?
    let alchemic: Figure
    let ratio: Double?
    let goal: Goal

    init(_ name: String, baseline: Figure? = nil, alchemic: Figure, ratio: Double? = nil, goal: Goal = .none) {
        self.name = name
        self.baseline = baseline
        self.alchemic = alchemic
        self.ratio = ratio
        self.goal = goal
    }

    /// Whether the goal is met; nil if there is none.
    var isMet: Bool? {
        switch goal {
        case .none, .instructions: nil
        case .ratio(let limit): ratio.map { $0 <= limit }
        case .atMost(let limit): alchemic.number <= limit.number
        case .atLeast(let limit): alchemic.number >= limit.number
        }
    }

    /// The row for a program to read.
    var line: String {
        let figures = [baseline?.text, alchemic.text, ratio.map { decimal($0, places: 2) }]
        return (["row", name] + figures.map { $0 ?? "" } + [goal.text]).joined(separator: "\t")
    }

    fileprivate var cells: [String] {
        [
            name, baseline?.text ?? "-", alchemic.text, ratio.map { decimal($0, places: 2) } ?? "-", goal.text,
            isMet.map { $0 ? "yes" : "no" } ?? "-",
        ]
    }
}

/// The rows, as they are printed.
struct Table {
    var rows: [Row] = []

    var text: String {
        let lines = [["", "by hand", "Alchemic", "ratio", "goal", "met"]] + rows.map(\.cells)
        let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        let texts = lines.map { cells in
            zip(cells, widths).enumerated().map { column, cell in
                let padding = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + padding : padding + cell.0
            }.joined(separator: "  ")
        }
        let goals = rows.compactMap(\.isMet)
        let rule = String(repeating: "-", count: texts[0].count)
        return
            (["", texts[0], rule] + texts.dropFirst() + [rule, "\(goals.count { $0 }) of \(goals.count) goals met"])
            .joined(separator: "\n")
    }
}

/// A number with so many decimal places, without Foundation: what that brings along would be looked through with every
/// type that is met for the first time.
func decimal(_ number: Double, places: Int) -> String {
    guard number.isFinite else { return "\(number)" }
    var power = 1.0
    for _ in 0..<places { power *= 10 }
    let scaled = Int((number.magnitude * power).rounded())
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard places > 0 else { return "\(sign)\(scaled)" }
    let digits = String(scaled)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
}
