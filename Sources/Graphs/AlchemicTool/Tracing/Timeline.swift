#if CommandLine
internal import AlchemicGraphDocument

/// Events as spans of time, in order of their beginnings.
struct Timeline {
    /// An event with its beginning and end; an instant if it has no duration.
    struct Span {
        let event: EventTrace.Event
        let start: Int64
        let end: Int64
        /// The row in which the span is drawn: spans that overlap share one only if one contains the other.
        var lane = 0

        var isInstant: Bool { event.duration == nil }
    }

    let spans: [Span]
    let beginning: Int64
    let end: Int64

    init(_ trace: EventTrace) {
        // The file may contain any number, so clamp the times to prevent overflow; those of a start are far smaller.
        let most: Int64 = 1 << 60
        var spans = trace.events.map { event in
            let end = max(-most, min(event.time, most))
            return Span(event: event, start: end - max(0, min(event.duration ?? 0, most)), end: end)
        }
        spans = spans.enumerated().sorted {
            ($0.element.start, -$0.element.end, $0.offset) < ($1.element.start, -$1.element.end, $1.offset)
        }.map(\.element)
        // The ends of the open spans in each lane, the innermost last.
        var lanes: [[Int64]] = []
        for index in spans.indices where !spans[index].isInstant {
            let span = spans[index]
            for lane in lanes.indices {
                while let end = lanes[lane].last, end <= span.start { lanes[lane].removeLast() }
            }
            let free = lanes.firstIndex { $0.last.map { $0 >= span.end } ?? true } ?? lanes.endIndex
            if free == lanes.endIndex { lanes.append([]) }
            lanes[free].append(span.end)
            spans[index].lane = free
        }
        self.spans = spans
        beginning = spans.map(\.start).min() ?? 0
        end = spans.map(\.end).max() ?? 0
    }
}
#endif
