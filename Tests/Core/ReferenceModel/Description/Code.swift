// Descriptions as code, to be pasted into a test.

extension Description {
    var code: String {
        let declarations = declarations.map { "            \($0.code)," }.joined(separator: "\n")
        let operations = operations.map { "            \($0.code)," }.joined(separator: "\n")
        return """
                await expectSame(
                    Description(
                    declarations: [
            \(declarations)
                    ],
                    operations: [
            \(operations)
                    ]))
            """
    }
}

private func list(_ parts: [String]) -> String { "[\(parts.joined(separator: ", "))]" }

extension Declaration {
    var code: String {
        var parts = ["number: \(number)", "kind: .\(kind)"]
        if lifetime != .singleton { parts.append("lifetime: \(lifetime.code)") }
        if let made { parts.append("made: .\(made)") }
        if let name { parts.append("name: \"\(name)\"") }
        if !aliases.isEmpty { parts.append("aliases: \(aliases)") }
        if !tags.isEmpty { parts.append("tags: \(list(tags.map(\.code)))") }
        if let order { parts.append("order: \(order)") }
        if isPrimary { parts.append("isPrimary: true") }
        if !promised.isEmpty { parts.append("promised: \(list(promised.map { ".\($0)" }))") }
        if let onlyAs { parts.append("onlyAs: .\(onlyAs)") }
        if !needs.isEmpty { parts.append("needs: \(list(needs.map(\.code)))") }
        if isolation != .anywhere { parts.append("isolation: .\(isolation)") }
        if isKnownSendable { parts.append("isKnownSendable: true") }
        if takesArgument { parts.append("takesArgument: true") }
        if isMethod { parts.append("isMethod: true") }
        if !calls.isEmpty { parts.append("calls: \(list(calls.map(\.code)))") }
        if !steps.isEmpty { parts.append("steps: \(list(steps.map(\.code)))") }
        if !asks.isEmpty { parts.append("asks: \(list(asks.map(\.code)))") }
        switch overriding {
        case .named(let name): parts.append("overriding: .named(\"\(name)\")")
        case .kind(let kind): parts.append("overriding: .kind(.\(kind))")
        case nil: break
        }
        if let decorates { parts.append("decorates: Wrapping(\(decorates.name.map { "name: \"\($0)\"" } ?? ""))") }
        if !failures.isEmpty { parts.append("failures: \(failures)") }
        if isEager { parts.append("isEager: true") }
        if isEvictable { parts.append("isEvictable: true") }
        if hasStart { parts.append("hasStart: true") }
        if hasStop { parts.append("hasStop: true") }
        return "Declaration(\(parts.joined(separator: ", ")))"
    }
}

extension Lifetime {
    fileprivate var code: String {
        switch self {
        case .singleton: ".singleton"
        case .prototype: ".prototype"
        case .weak: ".weak"
        case .scoped(let name): ".scoped(\"\(name)\")"
        case .external(let name): ".external(\(name.map { "\"\($0)\"" } ?? "nil"))"
        }
    }
}

extension Call {
    fileprivate var code: String { "Call(kind: .\(kind), name: \"\(name)\"\(isMade ? "" : ", isMade: false"))" }
}

extension Tag {
    fileprivate var code: String { "Tag(word: \"\(word)\"\(order.map { ", order: \($0)" } ?? ""))" }
}

extension Ask {
    fileprivate var code: String {
        let moment = moment == .factory ? "" : "moment: .\(moment), "
        let way = way == .request ? "" : "way: .\(way), "
        return "Ask(\(moment)\(way)need: \(need.code)\(isCaught ? ", isCaught: true" : ""))"
    }
}

extension Step {
    fileprivate var code: String {
        var parts: [String] = []
        if kind != .call { parts.append("kind: .\(kind)") }
        if let name { parts.append("name: \"\(name)\"") }
        parts.append("needs: \(list(needs.map(\.code)))")
        if isolation != .anywhere { parts.append("isolation: .\(isolation)") }
        if !failures.isEmpty { parts.append("failures: \(failures)") }
        return "Step(\(parts.joined(separator: ", ")))"
    }
}

extension Need {
    fileprivate var code: String {
        var parts = ["kind: .\(kind)"]
        if form != .direct { parts.append("form: .\(form)") }
        switch search {
        case .auto: break
        case .named(let name): parts.append("search: .named(\"\(name)\")")
        case .tagged(let tag): parts.append("search: .tagged(\"\(tag)\")")
        case .typed(let kinds): parts.append("search: .typed(\(list(kinds.map { ".\($0)" })))")
        case .atLeastOne: parts.append("search: .atLeastOne")
        case .primaries: parts.append("search: .primaries")
        case .constant: parts.append("search: .constant")
        }
        return "Need(\(parts.joined(separator: ", ")))"
    }
}

extension Operation {
    fileprivate var code: String {
        func at(_ place: Int) -> String { place == 0 ? "" : ", place: \(place)" }
        switch self {
        case .get(let need, let place, let isKept, let origin):
            let rest = (isKept ? "" : ", keeping: false") + (origin == .here ? "" : ", from: .\(origin)")
            return ".get(\(need.code)\(at(place))\(rest))"
        case .use(let number): return ".use(\(number))"
        case .letGo: return ".letGo"
        case .open(let scope, let place, let values):
            return ".open(\"\(scope)\"\(at(place))\(values.map { ", with: \(list($0.map { ".\($0)" }))" } ?? ""))"
        case .child(let declarations, let place): return ".child(\(list(declarations.map(\.code)))\(at(place)))"
        case .overriding(let declarations, let place, let operations):
            return ".overriding(\(list(declarations.map(\.code))), place: \(place), \(list(operations.map(\.code))))"
        case .set(let kind, let place, let name):
            return ".set(.\(kind)\(at(place))\(name.map { ", named: \"\($0)\"" } ?? ""))"
        case .invoke(let kind, let place, let name, let given):
            let with = given.isEmpty ? "" : ", with: \(list(given.map { ".\($0)" }))"
            return ".invoke(.\(kind)\(at(place))\(name.map { ", named: \"\($0)\"" } ?? "")\(with))"
        case .inject(let kind, let place): return ".inject(.\(kind)\(at(place)))"
        case .purge(let place): return ".purge(place: \(place))"
        case .start(let place): return ".start(place: \(place))"
        case .stop(let place): return ".stop(place: \(place))"
        }
    }
}
