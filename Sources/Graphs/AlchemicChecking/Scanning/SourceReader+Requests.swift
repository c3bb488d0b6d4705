/// Reads the requests of a file.
extension SourceReader {
    /// Records a request of code, unless the call is a declaration or resolves nothing.
    mutating func readRequest(at index: Int, form: CodeRequest.Form) {
        if form == .injected { return readInjectedProperty(at: index) }
        guard list.isSign("(", at: index + 1), !list.isWord("func", at: index - 1) else { return }
        let arguments = list.arguments(at: index + 1)
        let awaits = form == .resolving || form == .get && ["async", "main"].contains(arguments.first?.label)
        let isRead = readCall(at: index, form: form, arguments: arguments, awaits: awaits)
        // An awaiting call that cannot be read may await anything.
        if awaits, !isRead { facts.awaitsAnything = true }
    }

    /// Records a call.
    ///
    /// Returns false if the call resolves nothing, or a type that the file does not tell.
    private mutating func readCall(
        at index: Int, form: CodeRequest.Form, arguments: [Argument], awaits: Bool
    ) -> Bool {
        let isMember = list.isSign(".", at: index - 1)
        let start = isMember ? start(ofChainBefore: index - 1) : index
        var receiver = Receiver.unknown
        if form == .resolving {
            guard !isMember, facts.imports.contains("AlchemicSwiftUI") else { return true }
            receiver = .container
        } else if !isMember {
            guard scopes.compactMap(\.type).last == ["Container"] else { return false }
            receiver = .container
        } else if let start {
            receiver = self.receiver(in: start..<(index - 1))
        }
        let end = list.end(of: index + 1)
        let hasClosure = list.isSign("{", at: end)
        guard let written = written(form: form, arguments: arguments, hasClosure: hasClosure, start: start ?? index)
        else {
            return false
        }
        let isTried = start.map { list.isSign("?", at: $0 - 1) && list.isWord("try", at: $0 - 2) } ?? true
        let isPlain = [.get, .with, .getIfDeclared].contains(form) && !isTried
        return recordRequest(
            written, form: form, receiver: receiver, way: awaits ? .awaiting : isPlain ? .plain : .other, at: index)
    }

    /// The type and the query of a call; nil if the call does not resolve a type.
    private func written(
        form: CodeRequest.Form, arguments: [Argument], hasClosure: Bool, start: Int
    ) -> (type: WrittenType, query: Range<Int>?)? {
        var arguments = arguments
        if form != .resolving, arguments.contains(where: { ["file", "line"].contains($0.label) }) {
            arguments.removeAll { ["file", "line"].contains($0.label) }
        }
        guard let first = arguments.first else {
            // Without arguments, the variable declares the type.
            guard form == .get, let type = typesOfValues[start], type != .other else { return nil }
            return (type, nil)
        }
        let labels: Set<String> =
            switch form {
            case .get: ["", "async", "main"]
            case .provider, .all: ["of"]
            case .with, .getIfDeclared, .resolving, .injected: [""]
            }
        guard labels.contains(first.label), let type = list.metatype(in: first.range) else { return nil }
        let rest = arguments.dropFirst()
        switch form {
        case .with: return hasClosure && rest.isEmpty ? (type, nil) : nil
        case .provider:
            guard rest.allSatisfy({ ["taking", ""].contains($0.label) }) else { return nil }
            return (type, rest.first { $0.label.isEmpty && list.metatype(in: $0.range) == nil }?.range)
        case .resolving:
            let query = rest.first { $0.label.isEmpty && list.isSign(".", at: $0.range.lowerBound) }
            return (type, rest.contains { $0.label == "with" } ? nil : query?.range)
        case .get, .getIfDeclared, .all, .injected:
            guard rest.count < 2, rest.allSatisfy({ $0.label.isEmpty }), !hasClosure else { return nil }
            return (type, rest.first?.range)
        }
    }

    /// `@Injected var store: any Store`.
    private mutating func readInjectedProperty(at index: Int) {
        guard list.isSign("@", at: index - 1), facts.imports.contains("AlchemicMacros") else { return }
        var next = index + 1
        var query: Range<Int>?
        var awaits = false
        if list.isSign("(", at: next) {
            let first = list.arguments(at: next).first { $0.label.isEmpty || $0.label == "async" }
            query = first?.range
            awaits = first?.label == "async"
            next = list.end(of: next)
        }
        let limit = min(next + 40, list.count)
        while next < limit, !list.isWord("var", at: next) { next += 1 }
        let isRead =
            list.isWord("var", at: next) && list.isSign(":", at: next + 2)
            && recordRequest(
                (type(from: next + 3).written, query), form: .injected, receiver: .container,
                way: awaits ? .awaiting : .plain, at: index)
        if awaits, !isRead { facts.awaitsAnything = true }
    }

    /// Records a request for a type.
    ///
    /// Returns false if the type cannot be read.
    private mutating func recordRequest(
        _ written: (type: WrittenType, query: Range<Int>?), form: CodeRequest.Form, receiver: Receiver,
        way: CodeRequest.Way, at index: Int
    ) -> Bool {
        guard written.type != .other else { return false }
        var request = CodeRequest(
            form: form, way: way, type: written.type, line: line(at: index), column: UInt32(list[index].column),
            receiver: receiver,
            enclosing: scopes.compactMap(\.type).flatMap { $0 }, construction: construction(around: index),
            isConditional: conditions > 0)
        request.isOptional = form == .getIfDeclared || form == .all
        switch written.type {
        case .optional, .list, .dictionary: request.isOptional = true
        default: break
        }
        if let query = written.query {
            let words = list.text(in: query)
            if list.isSign(".", at: query.lowerBound), list.isWord("named", at: query.lowerBound + 1),
                list.isSign("(", at: query.lowerBound + 2), list.end(of: query.lowerBound + 2) == query.upperBound,
                let name = list.literal(in: (query.lowerBound + 3)..<(query.upperBound - 1))
            {
                request.named = name
            } else if words != ".auto", words != ".all" {
                request.hasOtherQuery = true
            }
        }
        facts.requests.append(request)
        return true
    }

    /// The factory or step whose body a token stands in directly; code in a nested closure may run later.
    private func construction(around index: Int) -> CodeRequest.Construction? {
        guard let body = scopes.last?.start else { return nil }
        if initializers.contains(body) { return .initializer }
        for declaration in facts.declarations.reversed() {
            if declaration.factory == body { return .factory(declaration.lines) }
            if declaration.steps.contains(body) { return .step(declaration.lines) }
        }
        return nil
    }
}
