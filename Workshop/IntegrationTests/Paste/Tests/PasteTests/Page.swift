import BuildingPackages
import Foundation

/// A page, as what a reader does who pastes its Swift blocks one after the other.
///
/// A comment before a block says where it belongs; a block without one is appended to the program:
///
/// - `<!-- file: Sources/App/main.swift -->`: it is this whole file;
/// - `<!-- in Package.swift, instead of: .package(url -->`: it replaces the line of the file that contains the text;
/// - `<!-- part of: Package.swift -->`: its lines, without their comments, are in that file, which another page shows;
/// - `<!-- not compiled: why -->`: it is left out.
///
/// What the program prints then is a block of `text` after `<!-- prints -->`, or in the comment: `<!-- prints: … -->`. After
/// `<!-- prints without: Value( -->` it is what the program prints without the lines that contain the text, as it fails.
struct Page {
    enum Step: Equatable {
        case file(String, [String])
        case edit(String, insteadOf: String, [String])
        case append([String])
        case part(String, [String])
        /// With the lines of the page that hold the text, if they are a block.
        case prints([String], without: String?, lines: Range<Int>?)
    }

    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    let url: URL
    let steps: [Step]

    /// Reads the page at a path of the repository.
    init(_ path: String) throws {
        url = PackageBuild.repository.appending(path: path)
        steps = try Self.steps(of: String(contentsOf: url, encoding: .utf8), path: path)
    }

    static func steps(of text: String, path: String) throws -> [Step] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var steps: [Step] = []
        var comment = ""
        var hasProgram = false
        var position = 0
        while position < lines.count {
            let line = lines[position]
            position += 1
            if line.hasPrefix("<!-- "), line.hasSuffix(" -->") {
                comment = String(line.dropFirst(5).dropLast(4))
                if let output = comment.after("prints: ") { steps.append(.prints([output], without: nil, lines: nil)) }
            } else if line.hasPrefix("```") {
                let start = position
                while position < lines.count, lines[position] != "```" { position += 1 }
                let block = Array(lines[start..<position])
                switch line {
                case "```swift":
                    let step = step(of: block, comment)
                    if case .append = step, !hasProgram {
                        throw Problem(description: "\(path):\(start): there is no program yet to append this block to")
                    }
                    if case .file(let path, _) = step, path.hasSuffix("/main.swift") { hasProgram = true }
                    if let step { steps.append(step) }
                case "```text" where comment == "prints":
                    steps.append(.prints(block, without: nil, lines: start..<position))
                case "```text":
                    guard let text = comment.after("prints without: ") else { break }
                    steps.append(.prints(block, without: text, lines: start..<position))
                default: break
                }
                comment = ""
                position += 1
            } else if !line.isEmpty {
                comment = ""
            }
        }
        return steps
    }

    private static func step(of block: [String], _ comment: String) -> Step? {
        if let path = comment.after("file: ") { return .file(path, block) }
        if let path = comment.after("part of: ") { return .part(path, block) }
        if let rest = comment.after("in "), let comma = rest.range(of: ", instead of: ") {
            return .edit(
                String(rest[..<comma.lowerBound]), insteadOf: String(rest[comma.upperBound...]), block)
        }
        if comment.hasPrefix("not compiled:") { return nil }
        return .append(block)
    }

    /// All lines of a file that the page shows, at any time.
    func lines(of path: String) -> [String] {
        steps.flatMap { step -> [String] in
            switch step {
            case .file(path, let lines), .edit(path, insteadOf: _, let lines): return lines
            default: return []
            }
        }
    }

    /// Writes what the program printed into the page, in place of what stood there.
    func record(_ outputs: [(lines: Range<Int>, output: [String])]) throws {
        guard !outputs.isEmpty else { return }
        var lines = try String(contentsOf: url, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (range, output) in outputs.reversed() { lines.replaceSubrange(range, with: output) }
        try Data(lines.joined(separator: "\n").utf8).write(to: url, options: .atomic)
    }
}

extension String {
    fileprivate func after(_ prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
}
