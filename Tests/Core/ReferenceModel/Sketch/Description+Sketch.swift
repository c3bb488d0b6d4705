// Descriptions in the notation of sketches, to be pasted into a file of them.

extension Description {
    var sketch: String {
        var writer = SketchWriter(self)
        return (["found by chance"] + writer.items(declarations, operations).map { "    \($0)" }).joined(
            separator: "\n")
    }
}

private struct SketchWriter {
    /// How many declarations of each kind there are, and how many have been written.
    private var counts: [Kind: Int] = [:]
    private var written: [Kind: Int] = [:]

    init(_ description: Description) { count(description.declarations, description.operations) }

    private mutating func count(_ declarations: [Declaration], _ operations: [Operation]) {
        for declaration in declarations { counts[labelKind(declaration), default: 0] += 1 }
        for operation in operations {
            switch operation {
            case .child(let declarations, _): count(declarations, [])
            case .overriding(let declarations, _, let operations): count(declarations, operations)
            default: break
            }
        }
    }

    /// A decorator is called like what it makes.
    private func labelKind(_ declaration: Declaration) -> Kind {
        declaration.decorates == nil ? declaration.kind : declaration.made ?? declaration.kind
    }

    mutating func items(_ declarations: [Declaration], _ operations: [Operation]) -> [String] {
        let declared = declarations.map { text($0) }
        return declared + operations.map { text($0) }
    }

    private mutating func text(_ declaration: Declaration) -> String {
        let kind = labelKind(declaration)
        written[kind, default: 0] += 1
        var text = kind.typeName + (counts[kind] == 1 ? "" : "\(written[kind] ?? 0)")
        if !declaration.needs.isEmpty { text += "(\(list(declaration.needs)))" }
        text += suffix(declaration.isolation, declaration.failures)
        return ([text] + declaration.words + declaration.steps.map(\.text)).joined(separator: " ")
    }

    private mutating func block(_ declarations: [Declaration], _ operations: [Operation]) -> String {
        let items = items(declarations, operations)
        return items.isEmpty ? "{ }" : "{ \(items.joined(separator: "; ")) }"
    }

    private mutating func text(_ operation: Operation) -> String {
        func named(_ name: String?) -> String { name.map { " \"\($0)\"" } ?? "" }
        func with(_ kinds: [Kind]?) -> String {
            (kinds ?? []).isEmpty ? "" : " with \((kinds ?? []).map(\.typeName).joined(separator: ", "))"
        }
        let place = operation.place == 0 ? "" : " in \(operation.place)"
        switch operation {
        case .get(let need, _, let isKept, let origin):
            let words = [Origin.here: "", .task: " awaiting", .mainActor: " on main"]
            return "get \(need.text)\(isKept ? "" : " briefly")\(words[origin] ?? "")\(place)"
        case .use(let number): return "use \(number)"
        case .letGo: return "let go"
        case .open(let scope, _, let values): return "open \(scope)\(with(values))\(place)"
        case .child(let declarations, _):
            return "child\(place) \(block(declarations, []))"
        case .overriding(let declarations, _, let operations):
            return "overriding\(place) \(block(declarations, operations))"
        case .set(let kind, _, let name): return "set \(kind.typeName)\(named(name))\(place)"
        case .invoke(let kind, _, let name, let given):
            return "invoke \(kind.typeName)\(named(name))\(with(given))\(place)"
        case .inject(let kind, _): return "inject \(kind.typeName)\(place)"
        case .purge: return "purge\(place)"
        case .start: return "start\(place)"
        case .stop: return "stop\(place)"
        }
    }
}

private func list(_ needs: [Need]) -> String { needs.map(\.text).joined(separator: ", ") }

private func suffix(_ isolation: Isolation, _ failures: [Int]) -> String {
    (isolation == .anywhere ? "" : "@\(isolation)")
        + (failures.isEmpty ? "" : "!\(failures.map { "\($0)" }.joined(separator: ","))")
}

extension Declaration {
    fileprivate var words: [String] {
        var words = name.map { ["\"\($0)\""] } ?? []
        switch lifetime {
        case .singleton: break
        case .prototype: words.append("prototype")
        case .weak: words.append("weak")
        case .scoped(let name): words.append("scoped(\(name))")
        case .external(let name): words.append(name.map { "external(\($0))" } ?? "external")
        }
        words += aliases.map { "aka(\"\($0)\")" }
        words += tags.map { tag in "#\(tag.word)\(tag.order.map { ":\($0)" } ?? "")" }
        if let order { words.append("order(\(order))") }
        let flags = [
            (isPrimary, "primary"), (isEager, "eager"), (isEvictable, "evictable"), (hasStart, "starts"),
            (hasStop, "stops"), (isOncePerResolution, "once"), (isKnownSendable, "sendable"),
            (takesArgument, "argument"), (isMethod, "method"),
        ]
        words += flags.filter(\.0).map(\.1)
        if let made, decorates == nil { words.append("made(\(made.typeName))") }
        words += promised.map { "as(\($0.typeName))" }
        if let onlyAs { words.append("only(\(onlyAs.typeName))") }
        switch overriding {
        case .named(let name): words.append("overriding(\"\(name)\")")
        case .kind(let kind): words.append("overriding(\(kind.typeName))")
        case nil: break
        }
        if let decorates {
            words.append("decorates(\(kind.typeName)\(decorates.name.map { " \"\($0)\"" } ?? ""))")
        }
        words += calls.map { "\($0.isMade ? "calls" : "mentions")(\($0.kind.typeName) \"\($0.name)\")" }
        return words + asks.map(\.text)
    }
}

extension Ask {
    fileprivate var text: String {
        var words = moment == .factory ? [] : [moment.rawValue]
        if way == .childTask { words.append("task") }
        if isCaught { words.append("try") }
        return "\(way == .use ? "uses" : "asks")(\((words + [need.text]).joined(separator: " ")))"
    }
}

extension Step {
    fileprivate var text: String {
        let what =
            kind == .point && needs.count == 1 ? needs[0].text : "\(kind == .point ? .call : kind)(\(list(needs)))"
        return ".\(what)\(suffix(isolation, failures))\(name.map { "=\($0)" } ?? "")"
    }
}

extension Need {
    fileprivate var text: String {
        let type = kind.typeName
        let text =
            switch form {
            case .direct: type
            case .optional: "\(type)?"
            case .list: "[\(type)]"
            case .dictionary: "[:\(type)]"
            case .lazy: "Lazy<\(type)>"
            case .provider: "Provider<\(type)>"
            case .listOfLazy: "[Lazy<\(type)>]"
            case .lazyList: "Lazy<[\(type)]>"
            case .argumentProvider: "Provider<\(type), Int>"
            }
        switch search {
        case .auto: return text
        case .named(let name): return "\(text) \"\(name)\""
        case .tagged(let tag): return "\(text) #\(tag)"
        case .typed(let kinds): return "\(text) type(\(kinds.map(\.typeName).joined(separator: ", ")))"
        case .atLeastOne: return "\(text) some"
        case .primaries: return "\(text) primaries"
        case .constant: return "\(text) nil"
        }
    }
}
