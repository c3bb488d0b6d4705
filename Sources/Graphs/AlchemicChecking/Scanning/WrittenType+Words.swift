extension WrittenType {
    /// The type inside of lists, optionals and forms that defer, and whether the forms accept that nothing is declared.
    var leaf: (type: WrittenType, isOptional: Bool) {
        switch self {
        case .optional(let inside), .list(let inside), .dictionary(_, let inside): return (inside.leaf.type, true)
        case .named(let names, let arguments):
            let forms: Set = ["Lazy", "Provider", "AsyncProvider", "ScopeProvider"]
            if let name = names.last, forms.contains(name), let inside = arguments.first { return inside.leaf }
            return (self, false)
        case .any, .other: return (self, false)
        }
    }

    /// The type as code writes it.
    var text: String {
        switch self {
        case .named(let names, let arguments):
            let list = arguments.map(\.text).joined(separator: ", ")
            return names.joined(separator: ".") + (arguments.isEmpty ? "" : "<\(list)>")
        case .any(let inside): return "any \(inside.text)"
        case .optional(.any(let inside)): return "(any \(inside.text))?"
        case .optional(let inside): return "\(inside.text)?"
        case .list(let inside): return "[\(inside.text)]"
        case .dictionary(let key, let value): return "[\(key.text): \(value.text)]"
        case .other: return "?"
        }
    }
}
