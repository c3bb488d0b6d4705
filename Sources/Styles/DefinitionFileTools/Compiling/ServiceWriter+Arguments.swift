internal import DefinitionFiles
internal import FileValues

// Values of files as arguments in Swift: a statement for each, at the value's position in the file, on a parameter of known
// type.

extension ServiceWriter {
    /// Writes `count` arguments of a factory or a step.
    ///
    /// - Returns: The names of the constants that hold the arguments, separated by commas.
    mutating func addArguments(
        of taker: String, given arguments: [ResolvedValue], at place: FilePlace, count: Int
    ) -> String {
        if count == 0 { return "" }
        let parameters = nextName("p")
        add("let \(parameters) = \(taker).parameters", at: place)
        let names = (0..<count).map { index in
            let parameter = count == 1 ? parameters : "\(parameters).\(index)"
            guard index < arguments.count else {
                return addConstant(parameter, from: [.member("omitted", at: place)], at: place)
            }
            for form in arguments[index].constant?.missedForms ?? [] {
                // Only the compiler knows whether the parameter needs the form: a separate statement decides by the type.
                let name = nextName("no")
                let place = arguments[index].place
                add("let \(name) = \(parameter).no\(form.rawValue)", at: place)
                add([.text("_ = \(name)"), .member("text", at: place)], at: place)
            }
            return addArgument(arguments[index], to: parameter)
        }
        return names.joined(separator: ", ")
    }

    /// Writes a value, the members of a list or a map first, and returns the name of its constant.
    private mutating func addArgument(_ value: ResolvedValue, to parameter: String) -> String {
        let place = value.place
        if let constant = value.constant {
            switch constant {
            case .list, .map:
                return addConstant(
                    parameter, from: literal("literal", text: SwiftText.literal(constant), at: place), at: place)
            default:
                return addConstant(
                    parameter, from: literal("value", text: SwiftText.literal(constant), at: place), at: place)
            }
        }
        switch value.kind {
        case .list(let members):
            let list = addPart("list", of: parameter, at: place)
            let names = members.map { addArgument($0, to: "\(list).each") }
            return addConstant(list, from: [.text(".of(\(names.joined(separator: ", ")))")], at: place)
        case .map(let entries):
            let map = addPart("map", of: parameter, at: place)
            let names = entries.map { "(\(SwiftText.literal($0.key)), \(addArgument($0.value, to: "\(map).each")))" }
            return addConstant(map, from: [.text(".of(\(names.joined(separator: ", ")))")], at: place)
        case .service(let name, _):
            guard let type = types.expression(for: name) else {
                return addConstant(parameter, from: [.member("id(\(SwiftText.literal(name)))", at: place)], at: place)
            }
            // The compiler points to the `$0` that converts the object to the parameter's type.
            let text = ".id({ $0 }, \(SwiftText.literal(name)), \(type))"
            return addConstant(parameter, from: [.at(place, text: text, lead: ".id({ ".count)], at: place)
        default: return addConstant(parameter, from: [.member(atRunTime(value), at: place)], at: place)
        }
    }

    /// Writes a constant for the parameter as a list or a map, where the compiler reports a parameter that is neither.
    private mutating func addPart(_ word: String, of parameter: String, at place: FilePlace) -> String {
        let name = nextName("p")
        add([.text("let \(name) = \(parameter)"), .member(word, at: place)], at: place)
        return name
    }

    private mutating func addConstant(
        _ parameter: String, from parts: [PlacedText.Part], at place: FilePlace
    ) -> String {
        let name = nextName("a")
        add([.text("let \(name) = \(parameter)")] + parts, at: place)
        return name
    }

    /// The parts of a call with a literal, positioned so that the compiler points to the literal.
    private func literal(_ word: String, text: String, at place: FilePlace) -> [PlacedText.Part] {
        let call = ".\(word)("
        if place.column > call.count { return [.at(place, text: "\(call)\(text))", lead: call.count)] }
        return [.text(call), .at(place, text: text), .text(")")]
    }

    /// The member for a value that is known or found only at run time.
    private func atRunTime(_ value: ResolvedValue) -> String {
        switch value.kind {
        case .tagged(let tag): return "tagged(\(SwiftText.literal(tag)))"
        case .container: return "container"
        case .argument(let isKey): return isKey ? "key" : "argument"
        case .late(.parameter(let name)): return "parameter(\(SwiftText.literal(name)), values, \(at(value.place)))"
        case .late(.environment(let environment)):
            return "environment(\(text(environment)), values, \(at(value.place)))"
        case .template(let pieces):
            let texts = pieces.map { piece in
                switch piece {
                case .text(let text): ".text(\(SwiftText.literal(text)))"
                case .parameter(let name): ".parameter(\(SwiftText.literal(name)))"
                case .environment(let environment): ".environment(\(text(environment)))"
                }
            }
            return "text([\(texts.joined(separator: ", "))], values, \(at(value.place)))"
        default: return "value(nil)"
        }
    }

    /// The expression for an environment variable, which is read at run time.
    private func text(_ value: EnvironmentValue) -> String {
        var arguments = [SwiftText.literal(String(value.reference.description.dropFirst(5).dropLast(2)))]
        if let declared = value.declared {
            // A plain `nil` would mean that the file declares no value.
            arguments.append("declared: \(declared == .null ? ".some(nil)" : SwiftText.written(declared))")
        }
        if !value.fallbacks.isEmpty {
            let entries = value.fallbacks.sorted { $0.key < $1.key }
                .map { "\(SwiftText.literal($0.key)): \(SwiftText.written($0.value))" }
            arguments.append("fallbacks: [\(entries.joined(separator: ", "))]")
        }
        return "CompiledEnvironment(\(arguments.joined(separator: ", ")))"
    }
}
