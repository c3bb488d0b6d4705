import Foundation

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
        case .nanoseconds(let number) where number >= 100_000: String(format: "%.2f ms", number / 1_000_000)
        case .nanoseconds(let number): String(format: "%.1f ns", number)
        case .bytes(let number): String(format: "%.0f B", number)
        case .seconds(let number): String(format: "%.2f s", number)
        case .times(let number): String(format: "%.2fx", number)
        }
    }
}

/// What a row is meant to reach.
enum Goal {
    case none
    /// Alchemic's time over that of the hand-written code.
    case ratio(Double)
    /// Alchemic's own figure.
    case atMost(Figure)
    case atLeast(Figure)

    var text: String {
        switch self {
        case .none: "-"
        case .ratio(let limit): String(format: "<= %.2fx", limit)
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
        case .none: nil
        case .ratio(let limit): ratio.map { $0 <= limit }
        case .atMost(let limit): alchemic.number <= limit.number
        case .atLeast(let limit): alchemic.number >= limit.number
        }
    }

    fileprivate var cells: [String] {
        [
            name, baseline?.text ?? "-", alchemic.text, ratio.map { String(format: "%.2f", $0) } ?? "-", goal.text,
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
