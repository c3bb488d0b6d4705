/// Finds out which receivers names and expressions stand for, and records those that names hold.
extension SourceReader {
    /// Records the receiver that a name holds: in `body`, or from `index` to the end of the enclosing scope.
    mutating func record(
        _ receiver: Receiver, heldBy name: String, in body: Range<Int>? = nil, from index: Int = 0
    ) {
        let isMember = body == nil && scopes.allSatisfy { $0.type != nil }
        let scope = scopes.last
        let start = isMember ? scope.map { $0.start } ?? 0 : index
        let range = body ?? start..<max(start, scope?.end ?? list.count)
        facts.holdings[name, default: []].append(Holding(receiver: receiver, range: range, isMember: isMember))
    }

    /// The range of the body that opens next; empty if none does.
    func bodyRange(from index: Int) -> Range<Int> {
        body(from: index).map { $0..<list.end(of: $0) } ?? index..<index
    }

    /// The receiver that a variable of a type holds; `.other` for any named type that is no container.
    func receiver(ofType type: WrittenType) -> Receiver {
        switch type {
        case .optional(let inside): return receiver(ofType: inside)
        case .named(let names, _):
            return SourceReader.isContainer(names[names.count - 1]) ? .container : .other
        case .any, .list, .dictionary: return .other
        case .other: return .unknown
        }
    }

    /// Whether a type resolves objects: a container, or a request's scope, which stands for one.
    private static func isContainer(_ type: String) -> Bool {
        ["Container", "MainContainer", "RequestScope"].contains(type)
    }

    /// The receiver that a chain of names and calls stands for.
    func receiver(in range: Range<Int>) -> Receiver {
        guard !range.isEmpty, list.isWord(at: range.lowerBound) else { return .unknown }
        var current = Receiver.unknown
        var isType = false
        var next = range.lowerBound
        while next < range.upperBound {
            let name = word(at: next)
            guard !name.isEmpty else { return .unknown }
            let isFirst = next == range.lowerBound
            next += 1
            var isCall = false
            if next < range.upperBound, list.isSign("(", at: next) {
                isCall = true
                next = list.end(of: next)
            }
            if next < range.upperBound, list.isSign("{", at: next) {
                isCall = true
                next = list.end(of: next)
            }
            if isFirst, SourceReader.isContainer(name) {
                isType = !isCall
                current = isCall ? .container : .unknown
            } else if isType, ["main", "current", "test", "nearest"].contains(name) {
                isType = false
                current = .container
            } else if name == "scope", isCall {
                current = .scope(of: current)
            } else if name == "init", isType {
                current = .container
            } else if isFirst, isCall, name.first?.isUppercase == true {
                current = .other
            } else {
                isType = false
                current = .named(isCall ? name + "()" : name, from: isFirst ? next - 1 : nil)
            }
            while next < range.upperBound, list.isSign("?", at: next) || list.isSign("!", at: next) { next += 1 }
            if next < range.upperBound {
                guard list.isSign(".", at: next) else { return .unknown }
                next += 1
            }
        }
        return current
    }
}
