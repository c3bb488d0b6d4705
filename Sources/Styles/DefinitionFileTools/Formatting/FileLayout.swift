#if Files
internal import CYaml

/// How a file is laid out: its maps and lists, with the lines and columns at which they begin, counted from zero.
///
/// Comments are no part of it; they stay with the lines around them.
struct FileLayout {
    /// A value, by where it stands.
    indirect enum Node {
        /// A map with a line for each key, all of which begin in one column.
        case map([Entry], column: Int)
        /// A list with a line for each member, all of whose dashes stand in one column.
        case list([Member], column: Int)
        /// Anything else, which stays as it is: a text, a number, what is in braces or brackets.
        case opaque

        /// The line on which it begins.
        var line: Int? {
            switch self {
            case .map(let entries, _): entries.first?.line
            case .list(let members, _): members.first?.line
            case .opaque: nil
            }
        }
    }

    struct Entry {
        let key: String
        let line: Int
        let value: Node
    }

    struct Member {
        let line: Int
        let value: Node
    }

    let root: Node
    /// Lines that belong to what begins above them: the rest of texts, and of what is in braces or brackets.
    let continued: Set<Int>

    /// Takes a text apart; nil if it is no YAML.
    init?(_ text: String) {
        guard let events = LayoutEvent.events(of: text) else { return nil }
        var reader = LayoutReader(events: events)
        root = reader.root()
        continued = reader.continued
    }
}

/// Turns events into a layout.
private struct LayoutReader {
    let events: [LayoutEvent]
    var continued: Set<Int> = []
    private var position = 0

    init(events: [LayoutEvent]) { self.events = events }

    mutating func root() -> FileLayout.Node {
        while position < events.count,
            [YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT].contains(events[position].kind)
        {
            position += 1
        }
        return position < events.count ? node() : .opaque
    }

    private mutating func node() -> FileLayout.Node {
        let event = events[position]
        position += 1
        switch event.kind {
        case YAML_MAPPING_START_EVENT where !event.isFlow && event.isPlain: return map()
        case YAML_SEQUENCE_START_EVENT where !event.isFlow && event.isPlain: return list(event.column)
        case YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT: skip(from: event)
        default: keep(event.line, event.lastLine)
        }
        return .opaque
    }

    /// Leaves out what is inside, and keeps its lines together.
    private mutating func skip(from start: LayoutEvent) {
        var depth = 1
        var last = start.line
        while depth > 0, position < events.count {
            let event = events[position]
            position += 1
            switch event.kind {
            case YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT: depth += 1
            case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: depth -= 1
            default: last = max(last, event.lastLine)
            }
            // A map without braces ends, it is said, where the next thing begins.
            if start.isFlow { last = max(last, event.lastLine) }
        }
        keep(start.line, last)
    }

    private mutating func keep(_ first: Int, _ last: Int) {
        guard last > first else { return }
        for line in first + 1...last { continued.insert(line) }
    }

    private mutating func map() -> FileLayout.Node {
        var entries: [FileLayout.Entry] = []
        let column = events[position].column
        while events[position].kind != YAML_MAPPING_END_EVENT {
            let key = events[position]
            _ = node()
            entries.append(FileLayout.Entry(key: key.text, line: key.line, value: node()))
        }
        position += 1
        return .map(entries, column: column)
    }

    private mutating func list(_ column: Int) -> FileLayout.Node {
        var members: [FileLayout.Member] = []
        while events[position].kind != YAML_SEQUENCE_END_EVENT {
            let line = events[position].line
            members.append(FileLayout.Member(line: line, value: node()))
        }
        position += 1
        return .list(members, column: column)
    }
}

/// One of libYAML's events: what it is, and from where to where.
private struct LayoutEvent {
    let kind: yaml_event_type_t
    var text = ""
    var isFlow = false
    /// Whether neither an anchor nor a tag stands before it.
    var isPlain = true
    let line: Int
    let column: Int
    /// The last line on which anything of it stands.
    let lastLine: Int

    static func events(of text: String) -> [LayoutEvent]? {
        var parser = yaml_parser_t()
        yaml_parser_initialize(&parser)
        defer { yaml_parser_delete(&parser) }
        yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
        return Array(text.utf8).withUnsafeBufferPointer { buffer in
            yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
            var events: [LayoutEvent] = []
            while true {
                var event = yaml_event_t()
                guard yaml_parser_parse(&parser, &event) == 1 else { return nil }
                defer { yaml_event_delete(&event) }
                if event.type == YAML_STREAM_END_EVENT { return events }
                events.append(LayoutEvent(event))
            }
        }
    }

    private init(_ event: yaml_event_t) {
        kind = event.type
        line = Int(event.start_mark.line)
        column = Int(event.start_mark.column)
        let end = (line: Int(event.end_mark.line), column: Int(event.end_mark.column))
        lastLine = end.column == 0 && end.line > line ? end.line - 1 : end.line
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
        case YAML_MAPPING_START_EVENT:
            isFlow = event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
            isPlain = event.data.mapping_start.anchor == nil && event.data.mapping_start.tag == nil
        case YAML_SEQUENCE_START_EVENT:
            isFlow = event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
            isPlain = event.data.sequence_start.anchor == nil && event.data.sequence_start.tag == nil
        default: break
        }
    }
}
#endif
