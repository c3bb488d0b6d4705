internal import DefinitionFiles
internal import FileValues

/// Values of files as arguments in Swift, of type `FileArgument`.
struct ArgumentText {
    var types: ServiceTypes
    /// The text of a place, as an argument.
    let place: (FilePlace) -> String

    /// A value as an argument: each part of a list or a map at its own place.
    mutating func argument(_ value: ResolvedValue) -> [PlacedText.Part] {
        switch value.kind {
        case .list(let members) where value.constant == nil:
            let parts = members.map { argument($0) }
            return [.member("list(", at: value.place)] + parts.joined(separator: [.text(", ")]) + [.text(")")]
        case .map(let entries) where value.constant == nil:
            let parts = entries.map {
                [.text("(\(SwiftText.literal($0.key)), ")] + argument($0.value) + [.text(")")]
            }
            return [.member("map(", at: value.place)] + parts.joined(separator: [.text(", ")]) + [.text(")")]
        case .service(let name, _):
            guard let type = types.expression(for: name) else {
                return [.member("id(\(SwiftText.literal(name)))", at: value.place)]
            }
            // The compiler points to what converts it to the parameter's type.
            return [.at(value.place, ".id({ $0 }, \(SwiftText.literal(name)), \(type))", lead: ".id({ ".count)]
        default: return [.member(simple(value), at: value.place)]
        }
    }

    private func simple(_ value: ResolvedValue) -> String {
        if let constant = value.constant {
            switch constant {
            case .list, .map: return "literal(\(SwiftText.literal(constant)))"
            default: return "value(\(SwiftText.literal(constant)))"
            }
        }
        switch value.kind {
        case .tagged(let tag): return "tagged(\(SwiftText.literal(tag)))"
        case .container: return "container"
        case .argument: return "argument"
        case .pending(let name):
            return "parameter(\(SwiftText.literal(name)), values, \(place(value.place)))"
        case .environment(let environment):
            return "environment(\(text(environment)), values, \(place(value.place)))"
        case .template(let pieces):
            let texts = pieces.map { piece in
                switch piece {
                case .text(let text): ".text(\(SwiftText.literal(text)))"
                case .pending(let name): ".parameter(\(SwiftText.literal(name)))"
                case .environment(let environment): ".environment(\(text(environment)))"
                }
            }
            return "text([\(texts.joined(separator: ", "))], values, \(place(value.place)))"
        default: return "value(nil)"
        }
    }

    /// A variable of the environment, as it is read while the program runs.
    private func text(_ value: EnvironmentValue) -> String {
        var arguments = [SwiftText.literal(String(value.reference.description.dropFirst(5).dropLast(2)))]
        if let declared = value.declared { arguments.append("declared: \(SwiftText.literal(declared))") }
        if !value.fallbacks.isEmpty {
            let entries = value.fallbacks.sorted { $0.key < $1.key }
                .map { "\(SwiftText.literal($0.key)): \(SwiftText.literal($0.value))" }
            arguments.append("fallbacks: [\(entries.joined(separator: ", "))]")
        }
        return "CompiledEnvironment(\(arguments.joined(separator: ", ")))"
    }
}
