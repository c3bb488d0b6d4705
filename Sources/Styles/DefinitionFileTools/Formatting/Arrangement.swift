#if Files
internal import DefinitionFiles

/// Brings the keys of a file into the order in which the format documents them, each with its comments.
struct Arrangement {
    /// What is sorted besides the format's own keys.
    enum Sorting {
        case keys
        /// Parameters and services, too, by name.
        case names
    }

    private let lines: FileLines
    private let layout: FileLayout
    private let sorting: Sorting
    /// The lines in their new order; nil stands for an empty one.
    private var result: [Int?] = []

    init(_ lines: FileLines, _ layout: FileLayout, _ sorting: Sorting) {
        self.lines = lines
        self.layout = layout
        self.sorting = sorting
    }

    /// The file's lines, arranged.
    mutating func arranged() -> [String] {
        arrange(layout.root, .section(Format.file), 0..<lines.count)
        // One empty line at a time, none at either end.
        var texts: [String] = []
        for line in result {
            let isEmpty = line.map { lines[$0].isEmpty && !layout.continued.contains($0) } ?? true
            if isEmpty, texts.last.map(\.isEmpty) ?? true { continue }
            texts.append(isEmpty ? "" : line.map { lines[$0] } ?? "")
        }
        while texts.last == "" { texts.removeLast() }
        return texts
    }

    /// One entry with the lines that go with it.
    private struct Block {
        let entry: FileLayout.Entry
        /// The comments above it.
        var leading: Range<Int>
        /// Its key and everything below, up to the next entry's comments.
        var body: Range<Int>
        var followsEmptyLine: Bool
    }

    private mutating func arrange(_ node: FileLayout.Node, _ shape: FormatShape, _ range: Range<Int>) {
        guard case .map(let entries, let column) = node, isArrangeable(entries, column, range) else {
            result += range.map { $0 }
            return
        }
        var (header, blocks, tail) = blocks(entries, column, range)
        let keys = self.keys(of: shape)
        let order = blocks.indices.sorted { left, right in
            (keys.rank(blocks[left].entry.key), left) < (keys.rank(blocks[right].entry.key), right)
        }
        blocks = order.map { blocks[$0] }
        if case .named = keys, sorting == .names {
            blocks.sort { $0.entry.key.lowercased() < $1.entry.key.lowercased() }
        }
        result += header.map { $0 }
        var previous: Block?
        for block in blocks {
            if let previous {
                let isLong =
                    previous.body.count + previous.leading.count > 1 || block.body.count + block.leading.count > 1
                if block.followsEmptyLine || (keys.areSeparated && isLong) { result.append(nil) }
            }
            result += block.leading.map { $0 }
            result.append(block.body.lowerBound)
            let rest = block.body.dropFirst()
            if let line = block.entry.value.line, line > block.entry.line, !rest.isEmpty {
                arrange(block.entry.value, keys.shape(behind: block.entry.key), rest)
            } else {
                result += rest.map { $0 }
            }
            previous = block
        }
        result += tail.map { $0 }
    }

    /// Whether each entry has lines of its own.
    private func isArrangeable(_ entries: [FileLayout.Entry], _ column: Int, _ range: Range<Int>) -> Bool {
        guard Set(entries.map(\.line)).count == entries.count else { return false }
        return entries.allSatisfy { entry in
            range.contains(entry.line) && lines.indents[entry.line] == column
                && lines[entry.line].dropFirst(column).first != "?"
        }
    }

    private func blocks(
        _ entries: [FileLayout.Entry], _ column: Int, _ range: Range<Int>
    ) -> (header: Range<Int>, blocks: [Block], tail: Range<Int>) {
        // Comments at the end stay there; those further to the left belong to something outside.
        var end = range.upperBound
        while end > range.lowerBound + 1, isOutside(end - 1, column) { end -= 1 }
        while end < range.upperBound, lines.isBlank(end) { end += 1 }
        var starts: [Int] = []
        for (index, entry) in entries.enumerated() {
            var start = entry.line
            let floor = index == 0 ? range.lowerBound : entries[index - 1].line + 1
            while start > floor, !layout.continued.contains(start - 1),
                lines.isBlank(start - 1) || (lines.isComment(start - 1) && lines.indents[start - 1] <= column)
            {
                start -= 1
            }
            starts.append(start)
        }
        var header = range.lowerBound..<starts[0]
        // Comments at the top that an empty line parts from the first key are about the whole.
        if let blank = (starts[0]..<entries[0].line).last(where: { lines.isBlank($0) }),
            (starts[0]..<blank).contains(where: { lines.isComment($0) })
        {
            header = range.lowerBound..<blank + 1
            starts[0] = blank + 1
        }
        var blocks: [Block] = []
        for (index, entry) in entries.enumerated() {
            var leading = starts[index]..<entry.line
            let followsEmptyLine = leading.first.map { lines.isBlank($0) } ?? false
            while let first = leading.first, lines.isBlank(first) { leading.removeFirst() }
            var body = entry.line..<(index + 1 < entries.count ? starts[index + 1] : end)
            while body.count > 1, let last = body.last, lines.isBlank(last), !layout.continued.contains(last) {
                body.removeLast()
            }
            blocks.append(Block(entry: entry, leading: leading, body: body, followsEmptyLine: followsEmptyLine))
        }
        return (header, blocks, end..<range.upperBound)
    }

    private func isOutside(_ line: Int, _ column: Int) -> Bool {
        guard !layout.continued.contains(line) else { return false }
        return lines.isBlank(line) || (lines.isComment(line) && lines.indents[line] <= column)
    }

    // MARK: Keys

    /// What is known of the keys of a map.
    private enum Keys {
        /// The format's own.
        case section(FormatSection)
        /// The user's.
        case named(String, FormatShape)
        case unknown

        func rank(_ key: String) -> Int {
            guard case .section(let section) = self, let known = section.key(key) else { return Int.max }
            return section.keys.firstIndex { $0.name == known.name } ?? Int.max - 1
        }

        func shape(behind key: String) -> FormatShape {
            switch self {
            case .section(let section): section.key(key)?.shape ?? .nothing
            case .named(_, let shape): shape
            case .unknown: .nothing
            }
        }

        /// Whether empty lines stand between what is longer than a line.
        var areSeparated: Bool {
            switch self {
            case .section(let section): section === Format.file || section === Format.profile
            case .named(let name, _): name == "services"
            case .unknown: false
            }
        }
    }

    private func keys(of shape: FormatShape) -> Keys {
        for alternative in shape.alternatives {
            switch alternative {
            case .section(let section): return .section(section)
            // The order of everything else means something: setters run in it.
            case .map(let name, _, let inside) where name == "parameters" || name == "services":
                return .named(name, inside)
            default: break
            }
        }
        return .unknown
    }
}
#endif
