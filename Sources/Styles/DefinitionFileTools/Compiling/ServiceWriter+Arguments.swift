internal import DefinitionFiles
internal import FileValues

// Values of files as arguments in Swift: a statement for each, on a parameter whose type is known, where the file says it.

extension ServiceWriter {
    /// Writes the arguments of what takes so many.
    ///
    /// - Returns: The constants that hold them.
    mutating func addArguments(
        of taker: String, _ arguments: [ResolvedValue], _ place: FilePlace, count: Int
    ) -> String {
        if count == 0 { return "" }
        let parameters = nextName("p")
        add("let \(parameters) = \(taker).parameters", place)
        let names = (0..<count).map { index in
            let parameter = count == 1 ? parameters : "\(parameters).\(index)"
            guard index < arguments.count else {
                return addConstant(parameter, [.member("omitted", at: place)], place)
            }
            for form in arguments[index].constant?.missedForms ?? [] {
                // The compiler knows whether it should have the form: in a statement of its own, which chooses by the type alone.
                let name = nextName("no")
                let place = arguments[index].place
                add("let \(name) = \(parameter).no\(form.rawValue)", place)
                add([.text("_ = \(name)"), .member("text", at: place)], place)
            }
            return addArgument(arguments[index], to: parameter)
        }
        return names.joined(separator: ", ")
    }

    /// Writes a value, after the parts of a list or a map.
    private mutating func addArgument(_ value: ResolvedValue, to parameter: String) -> String {
        let place = value.place
        if let constant = value.constant {
            switch constant {
            case .list, .map:
                return addConstant(parameter, literal("literal", SwiftText.literal(constant), place), place)
            default: return addConstant(parameter, literal("value", SwiftText.literal(constant), place), place)
            }
        }
        switch value.kind {
        case .list(let members):
            let list = addPart("list", of: parameter, place)
            let names = members.map { addArgument($0, to: "\(list).each") }
            return addConstant(list, [.text(".of(\(names.joined(separator: ", ")))")], place)
        case .map(let entries):
            let map = addPart("map", of: parameter, place)
            let names = entries.map { "(\(SwiftText.literal($0.key)), \(addArgument($0.value, to: "\(map).each")))" }
            return addConstant(map, [.text(".of(\(names.joined(separator: ", ")))")], place)
        case .service(let name, _):
            guard let type = types.expression(for: name) else {
                return addConstant(parameter, [.member("id(\(SwiftText.literal(name)))", at: place)], place)
            }
            // The compiler points to what converts it to the parameter's type.
            let text = ".id({ $0 }, \(SwiftText.literal(name)), \(type))"
            return addConstant(parameter, [.at(place, text, lead: ".id({ ".count)], place)
        default: return addConstant(parameter, [.member(atRunTime(value), at: place)], place)
        }
    }

    /// A constant for a list or a map, of which the compiler says where there is none.
    private mutating func addPart(_ word: String, of parameter: String, _ place: FilePlace) -> String {
        let name = nextName("p")
        add([.text("let \(name) = \(parameter)"), .member(word, at: place)], place)
        return name
    }

    private mutating func addConstant(
        _ parameter: String, _ parts: [PlacedText.Part], _ place: FilePlace
    ) -> String {
        let name = nextName("a")
        add([.text("let \(name) = \(parameter)")] + parts, place)
        return name
    }

    /// A literal, to which the compiler points.
    private func literal(_ word: String, _ text: String, _ place: FilePlace) -> [PlacedText.Part] {
        let call = ".\(word)("
        if place.column > call.count { return [.at(place, "\(call)\(text))", lead: call.count)] }
        return [.text(call), .at(place, text), .text(")")]
    }

    /// What is known only as the program runs, or found there.
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

    /// A variable of the environment, as it is read while the program runs.
    private func text(_ value: EnvironmentValue) -> String {
        var arguments = [SwiftText.literal(String(value.reference.description.dropFirst(5).dropLast(2)))]
        if let declared = value.declared {
            // `nil` by itself would say that the file declares nothing.
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
