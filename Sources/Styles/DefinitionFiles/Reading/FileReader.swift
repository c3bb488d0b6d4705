#if Files
internal import FileValues
internal import CYaml
// Reads events of libYAML, which Yams includes, one by one. This way limits apply before anything is built, and each value
// has its position. (Yams' composer supports neither limits on aliases nor positions of duplicate keys.)

/// Reads the bytes of one file into values with positions.
struct FileReader {
    private let name: Shared<String>
    private let limits: FileLimits
    private(set) var cost: FileCost
    private var problems: [FileProblem] = []

    /// On the heap, since libYAML keeps its address.
    private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    private var anchors: [String: (value: FileValue, count: Int)] = [:]
    private var aliases = 0
    private var count = 0

    /// Ends the reading of a file; the problem has been noted.
    private struct Stopped: Error {}

    private init(file: String, limits: FileLimits, cost: FileCost) {
        name = Shared(file)
        self.limits = limits
        self.cost = cost
    }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - file: The file's name.
    ///   - limits: The limits on the file's size and contents.
    ///   - cost: The cost of all files, to which this file is added.
    /// - Returns: The file's only document, nil if it is empty or could not be read; and the problems.
    static func read(
        _ bytes: [UInt8], file: String, limits: FileLimits, cost: inout FileCost
    ) -> (value: FileValue?, problems: [FileProblem]) {
        cost.add(bytes: bytes.count)
        var reader = FileReader(file: file, limits: limits, cost: cost)
        defer { reader.parser.deallocate() }
        let value = reader.read(bytes)
        cost = reader.cost
        return (value, reader.problems)
    }

    private mutating func read(_ bytes: [UInt8]) -> FileValue? {
        guard let text = accepted(bytes) else { return nil }
        guard yaml_parser_initialize(parser) == 1 else { return nil }
        defer { yaml_parser_delete(parser) }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        return text.withUnsafeBufferPointer { buffer in
            yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
            do {
                return try document(bytes: buffer)
            } catch {
                return nil
            }
        }
    }

    /// Adds a problem unless the list is full.
    private mutating func note(
        _ kind: FileProblem.Kind, at place: FilePlace, saying message: String, notes: [FileProblem.Note] = [],
        help: String? = nil
    ) {
        if !isFull { problems.append(FileProblem(kind, at: place, saying: message, notes: notes, help: help)) }
    }

    /// Whether the list of problems is full.
    private var isFull: Bool { problems.count > limits.problems }

    // MARK: Bytes

    /// The bytes without a byte order mark; nil if there are too many or they are not valid UTF-8, which is noted.
    private mutating func accepted(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
        guard bytes.count <= limits.bytes else {
            note(
                .tooLarge, at: place(line: 1, column: 1),
                saying: "the file has \(bytes.count) bytes; at most \(limits.bytes) are read",
                help: "split it, and list its parts under 'Import'")
            return nil
        }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            noteEncoding("the file is UTF-16 or UTF-32", at: place(line: 1, column: 1))
            return nil
        }
        let rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        if let bad = firstUnreadable(rest) {
            noteEncoding(
                rest[bad] == 0 ? "there is a zero byte" : "the bytes here are not UTF-8",
                at: position(of: bad, in: rest))
            return nil
        }
        return rest
    }

    private mutating func noteEncoding(_ message: String, at place: FilePlace) {
        note(.badEncoding, at: place, saying: message, help: "save the file as UTF-8")
    }

    /// The index of the first byte that is zero or not valid UTF-8; nil if there is none.
    private func firstUnreadable(_ bytes: ArraySlice<UInt8>) -> Int? {
        if String(validating: bytes, as: UTF8.self) != nil { return bytes.firstIndex(of: 0) }
        var parser = Unicode.UTF8.ForwardParser()
        var rest = bytes.makeIterator()
        var index = bytes.startIndex
        while case .valid(let scalar) = parser.parseScalar(from: &rest), scalar.first != 0 { index += scalar.count }
        return index
    }

    private func position(of index: Int, in bytes: ArraySlice<UInt8>) -> FilePlace {
        var line = 1
        var column = 1
        for byte in bytes[..<index] {
            if byte == UInt8(ascii: "\n") {
                (line, column) = (line + 1, 1)
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        return place(line: line, column: column)
    }

    // MARK: Events

    private mutating func next(_ bytes: UnsafeBufferPointer<UInt8>) throws(Stopped) -> Event {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else {
            fail(bytes)
            throw Stopped()
        }
        defer { yaml_event_delete(&event) }
        return Event(event)
    }

    /// Notes libYAML's error.
    private mutating func fail(_ bytes: UnsafeBufferPointer<UInt8>) {
        let said = parser.pointee.problem.map { String(cString: $0) } ?? "it cannot be read"
        if parser.pointee.error == YAML_READER_ERROR {
            let offset = min(Int(parser.pointee.problem_offset), bytes.count)
            note(
                .badYAML, at: position(of: offset, in: ArraySlice(bytes)), saying: "this is not YAML: \(said)",
                help: "write such characters as an escape in double quotes")
            return
        }
        var notes: [FileProblem.Note] = []
        if let context = parser.pointee.context {
            notes.append(FileProblem.Note(String(cString: context), at: place(parser.pointee.context_mark)))
        }
        note(.badYAML, at: place(parser.pointee.problem_mark), saying: "this is not YAML: \(said)", notes: notes)
    }

    private mutating func stop(
        _ kind: FileProblem.Kind, at place: FilePlace, saying message: String, help: String? = nil
    ) -> Stopped {
        stop(FileProblem(kind, at: place, saying: message, help: help))
    }

    private mutating func stop(_ problem: FileProblem) -> Stopped {
        // Kept even if the list is full, since no other problem follows.
        problems.append(problem)
        return Stopped()
    }

    private mutating func document(bytes: UnsafeBufferPointer<UInt8>) throws(Stopped) -> FileValue? {
        _ = try next(bytes)
        guard case .documentStart = try next(bytes).kind else { return nil }
        let first = try next(bytes)
        let value = try self.value(first, depth: 1, in: bytes)
        _ = try next(bytes)
        let after = try next(bytes)
        if case .documentStart = after.kind {
            throw stop(.badYAML, at: place(after.mark), saying: "a second document begins; a file has one")
        }
        return value
    }

    private mutating func value(
        _ event: Event, depth: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) throws(Stopped) -> FileValue {
        let place = place(event.mark)
        let countBefore = count
        count += 1
        if let problem = cost.problem(adding: .value, at: place) { throw stop(problem) }
        var value: FileValue
        switch event.kind {
        case .alias(let name): return try repeated(name, at: place)
        case .scalar(let text, let isPlain): value = try scalar(text, isPlain: isPlain, tag: event.tag, at: place)
        case .listStart:
            try entered(depth, at: place)
            var members: [FileValue] = []
            while true {
                let next = try next(bytes)
                if case .listEnd = next.kind { break }
                members.append(try self.value(next, depth: depth + 1, in: bytes))
            }
            check(event.tag, is: ["seq"], at: place)
            value = FileValue(.list(members), at: place, tag: custom(event.tag))
        case .mapStart:
            try entered(depth, at: place)
            check(event.tag, is: ["map"], at: place)
            value = FileValue(.map(try entries(depth: depth + 1, bytes)), at: place, tag: custom(event.tag))
        case .documentStart, .listEnd, .mapEnd, .other:
            throw stop(.badYAML, at: place, saying: "this is not YAML")
        }
        if let anchor = event.anchor { anchors[anchor] = (value, count - countBefore) }
        return value
    }

    private mutating func entries(
        depth: Int, _ bytes: UnsafeBufferPointer<UInt8>
    ) throws(Stopped) -> [FileEntry] {
        var entries: [FileEntry] = []
        var places: [String: FilePlace] = [:]
        var merged: [FileEntry] = []
        while true {
            let next = try next(bytes)
            if case .mapEnd = next.kind { break }
            let key = try self.value(next, depth: depth, in: bytes)
            let value = try self.value(try self.next(bytes), depth: depth, in: bytes)
            guard case .scalar = key.content else {
                note(.wrongShape, at: key.place, saying: "a key is a text, not \(key.word)")
                continue
            }
            let written: String? = if case .scalar(let text, _) = next.kind { text } else { nil }
            let text = written ?? key.plainText ?? ""
            if text == "<<", case .scalar(_, isPlain: true) = next.kind {
                merged += try mergedEntries(value)
                continue
            }
            if let first = places[text] {
                // The list of problems is full. Reading on would only find more of them.
                if isFull { throw Stopped() }
                note(
                    .duplicateKey, at: key.place, saying: "'\(text)' is given twice",
                    notes: [FileProblem.Note("the first one is here", at: first)], help: "remove one of them")
                continue
            }
            places[text] = key.place
            entries.append(FileEntry(text, at: key.place, value: value))
        }
        // Written entries win over merged ones, and earlier merged entries over later ones.
        for entry in merged where places[entry.key] == nil {
            places[entry.key] = entry.place
            entries.append(entry)
        }
        return entries
    }

    private mutating func mergedEntries(_ value: FileValue) throws(Stopped) -> [FileEntry] {
        switch value.content {
        case .map(let entries): return entries
        case .list(let members):
            var all: [FileEntry] = []
            for member in members {
                guard case .map(let entries) = member.content else { continue }
                all += entries
            }
            return all
        default:
            note(.wrongShape, at: value.place, saying: "'<<' merges a map, not \(value.word)")
            return []
        }
    }

    private mutating func repeated(_ name: String, at place: FilePlace) throws(Stopped) -> FileValue {
        aliases += 1
        guard aliases <= limits.aliases else {
            throw stop(.tooLarge, at: place, saying: "the file repeats more than \(limits.aliases) values by '*'")
        }
        guard let anchor = anchors[name] else {
            throw stop(
                .badYAML, at: place, saying: "'*\(name)' repeats a value that is not there: no '&\(name)' before it")
        }
        count += anchor.count
        if let problem = cost.problem(adding: anchor.count, by: .repeated, at: place) { throw stop(problem) }
        return anchor.value
    }

    private mutating func entered(_ depth: Int, at place: FilePlace) throws(Stopped) {
        guard depth <= limits.depth else {
            throw stop(.tooDeep, at: place, saying: "lists and maps are nested more than \(limits.depth) deep")
        }
    }

    // MARK: Scalars

    private mutating func scalar(
        _ text: String, isPlain: Bool, tag: String?, at place: FilePlace
    ) throws(Stopped) -> FileValue {
        guard text.utf8.count <= limits.text else {
            throw stop(
                .tooLarge, at: place, saying: "a text has \(text.utf8.count) bytes; at most \(limits.text) are read")
        }
        if tag == FileReader.ownTags + "str" || tag == "!" {
            var value = FileValue(.text(text), at: place)
            value.isMarkedAsText = true
            return value
        }
        guard isPlain || tag?.hasPrefix(FileReader.ownTags) == true, custom(tag) == nil else {
            return FileValue(.scalar(.text(text)), at: place, tag: custom(tag))
        }
        guard let constant = FileConstant(unquoted: text) else {
            check(tag, is: ["int", "float"], at: place)
            note(
                .badNumber, at: place, saying: "the number '\(text.prefix(40))' is too large",
                help: "put it in quotes if it is a text")
            return FileValue(.text(text), at: place)
        }
        check(tag, is: constant.tags, at: place)
        if case .integer(let integer, _) = constant, tag == FileReader.ownTags + "float" {
            return FileValue(.number(Double(integer), written: text), at: place)
        }
        return FileValue(constant, at: place)
    }

    /// Notes a value that does not match its YAML tag, such as `!!int` on a text.
    private mutating func check(_ tag: String?, is tags: [String], at place: FilePlace) {
        guard let tag, tag.hasPrefix(FileReader.ownTags) else { return }
        let word = String(tag.dropFirst(FileReader.ownTags.count))
        guard !tags.contains(word) else { return }
        let known = ["str", "int", "float", "bool", "null", "seq", "map"]
        if known.contains(word) {
            note(
                .wrongShape, at: place, saying: "'!!\(word)' says that this is something else than what stands here",
                help: "remove the tag, or fix the value")
        } else {
            note(.unknownTag, at: place, saying: "'!!\(word)' is not a known tag" + didYouMean(word, among: known))
        }
    }

    private static let ownTags = "tag:yaml.org,2002:"

    /// The tag, unless it is one of YAML's own.
    private func custom(_ tag: String?) -> String? {
        guard let tag, !tag.hasPrefix(FileReader.ownTags) else { return nil }
        return tag
    }

    // MARK: Positions

    private func place(line: Int, column: Int) -> FilePlace { FilePlace(name, line: line, column: column) }

    private func place(_ mark: yaml_mark_t) -> FilePlace {
        place(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
    }
}

/// One of libYAML's events, as Swift's own values.
private struct Event {
    enum Kind {
        case documentStart
        case alias(String)
        case scalar(String, isPlain: Bool)
        case listStart, listEnd, mapStart, mapEnd
        case other
    }

    let kind: Kind
    let mark: yaml_mark_t
    var tag: String?
    var anchor: String?

    init(_ event: yaml_event_t) {
        mark = event.start_mark
        switch event.type {
        case YAML_DOCUMENT_START_EVENT: kind = .documentStart
        case YAML_ALIAS_EVENT: kind = .alias(text(event.data.alias.anchor) ?? "")
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            kind = .scalar(
                String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
            tag = text(scalar.tag)
            anchor = text(scalar.anchor)
        case YAML_SEQUENCE_START_EVENT:
            kind = .listStart
            tag = text(event.data.sequence_start.tag)
            anchor = text(event.data.sequence_start.anchor)
        case YAML_SEQUENCE_END_EVENT: kind = .listEnd
        case YAML_MAPPING_START_EVENT:
            kind = .mapStart
            tag = text(event.data.mapping_start.tag)
            anchor = text(event.data.mapping_start.anchor)
        case YAML_MAPPING_END_EVENT: kind = .mapEnd
        default: kind = .other
        }
    }
}

private func text(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    bytes.map { String(cString: $0) }
}
#endif
