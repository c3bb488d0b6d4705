/// The events with each layout once after the view was made.
///
/// A toolkit lays out again whenever it finds that a size may have changed; how often that is, is its own affair.
func layoutOnce(_ events: [String]) -> [String] {
    var seen: Set<String> = []
    return events.filter { event in
        if event.hasSuffix("did load") { seen = [] }
        return !event.contains("lay out") || seen.insert(event).inserted
    }
}
