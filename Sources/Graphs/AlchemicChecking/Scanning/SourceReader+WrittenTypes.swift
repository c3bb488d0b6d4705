/// Reads a type where code spells one out.
extension SourceReader {
    /// The type that begins at an index, and the index after the type.
    func type(from start: Int) -> (written: WrittenType, end: Int) {
        var first = start
        while list.isSign("@", at: first)
            || ["borrowing", "consuming", "sending", "inout", "isolated"].contains(word(at: first))
        {
            first += list.isSign("@", at: first) ? 2 : 1
        }
        var next = first
        while list.isWord("any", at: next) || list.isWord("some", at: next) { next += 1 }
        if list.isWord(at: next) {
            next += 1
            while true {
                if list.isSign("<", at: next), let end = list.endOfGenerics(at: next) {
                    next = end
                } else if list.isSign(".", at: next), list.isWord(at: next + 1) {
                    next += 2
                } else {
                    break
                }
            }
        } else if list.isSign("(", at: next) || list.isSign("[", at: next) {
            next = list.end(of: next)
        }
        while next < list.count, list.isSign("?", at: next) || list.isSign("!", at: next), list[next].isAdjacent {
            next += 1
        }
        let isMore =
            list.isSign("&", at: next) || list.isArrow(at: next) || ["async", "throws"].contains(word(at: next))
        return (isMore ? .other : WrittenType(first..<next, in: list), next)
    }
}
