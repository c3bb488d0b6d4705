/// Finds the ends of chains: expressions of names, calls and subscripts that dots join.
extension SourceReader {
    /// The index after an expression of names, calls and subscripts.
    func end(ofChainFrom start: Int) -> Int {
        guard list.isWord(at: start) else { return start }
        var next = start + 1
        while next < list.count {
            if list.isSign(".", at: next), list.isWord(at: next + 1) {
                next += 2
            } else if list.isSign("(", at: next) || list.isSign("[", at: next), list[next].isAdjacent {
                next = list.end(of: next)
            } else if list.isSign("?", at: next) || list.isSign("!", at: next), list[next].isAdjacent {
                next += 1
            } else if list.isSign("{", at: next), list[next].line == list[next - 1].line {
                next = list.end(of: next)
            } else {
                break
            }
        }
        return next
    }

    /// The index at which the expression before a dot begins; nil unless it consists of names and calls.
    func start(ofChainBefore dot: Int) -> Int? {
        var index = dot - 1
        while true {
            while list.isSign("?", at: index) || list.isSign("!", at: index) { index -= 1 }
            if list.isSign("}", at: index) { index = list.partner[index] - 1 }
            if list.isSign(")", at: index) { index = list.partner[index] - 1 }
            guard list.isWord(at: index) else { return nil }
            guard list.isSign(".", at: index - 1) else { return index }
            index -= 2
        }
    }
}
