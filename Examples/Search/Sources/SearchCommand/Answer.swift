import Foundation
import Search

/// The hits of a query, for a terminal.
struct Answer {
    let query: String
    let hits: [Hit]
    let duration: TimeInterval?

    var text: String {
        var lines = hits.flatMap { hit in
            ["\(hit.file):\(hit.line)  \(String(format: "%.2f", hit.score))", "    \(shortened(hit.context))"]
        }
        let count = hits.isEmpty ? "nothing" : hits.count == 1 ? "1 hit" : "\(hits.count) hits"
        let time = duration.map { String(format: " in %.1f ms", $0 * 1000) } ?? ""
        lines.append("\(count) for \"\(query)\"\(time)")
        return lines.joined(separator: "\n") + "\n"
    }

    private func shortened(_ text: String) -> String {
        text.count > 110 ? text.prefix(109) + "…" : text
    }
}
