/// Reads the requests of a file.
extension SourceReader {
    mutating func readRequest(_ place: Int, _ form: CodeRequest.Form) {
        if form == .injected { return readProperty(place) }
        guard list.isSign("(", place + 1), !list.isWord("func", place - 1) else { return }
        let arguments = list.arguments(place + 1)
        let awaits = form == .resolving || form == .get && ["async", "main"].contains(arguments.first?.label)
        let isRead = readCall(place, form, arguments, awaits: awaits)
        // An awaiting call that cannot be read may await anything.
        if awaits, !isRead { facts.awaitsAnything = true }
    }

    /// Records a call.
    ///
    /// Returns false if the call resolves nothing, or a type that the file does not tell.
    private mutating func readCall(
        _ place: Int, _ form: CodeRequest.Form, _ arguments: [Argument], awaits: Bool
    ) -> Bool {
        let isMember = list.isSign(".", place - 1)
        let start = isMember ? start(ofChainBefore: place - 1) : place
        var receiver = Receiver.unknown
        if form == .resolving {
            guard !isMember, facts.imports.contains("AlchemicSwiftUI") else { return true }
            receiver = .container
        } else if !isMember {
            guard scopes.compactMap(\.type).last == ["Container"] else { return false }
            receiver = .container
        } else if let start {
            receiver = self.receiver(start..<(place - 1))
        }
        let end = list.end(of: place + 1)
        let hasClosure = list.isSign("{", end)
        guard let written = written(form, arguments, hasClosure: hasClosure, start: start ?? place) else {
            return false
        }
        let isTried = start.map { list.isSign("?", $0 - 1) && list.isWord("try", $0 - 2) } ?? true
        let isPlain = [.get, .with, .getIfDeclared].contains(form) && !isTried
        return add(form, written, at: place, receiver, awaits ? .awaiting : isPlain ? .plain : .other)
    }

    /// The type and the query of a call; nil if the call does not resolve a type.
    private func written(
        _ form: CodeRequest.Form, _ arguments: [Argument], hasClosure: Bool, start: Int
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
        guard labels.contains(first.label), let type = list.metatype(first.places) else { return nil }
        let rest = arguments.dropFirst()
        switch form {
        case .with: return hasClosure && rest.isEmpty ? (type, nil) : nil
        case .provider:
            guard rest.allSatisfy({ ["taking", ""].contains($0.label) }) else { return nil }
            return (type, rest.first { $0.label.isEmpty && list.metatype($0.places) == nil }?.places)
        case .resolving:
            let query = rest.first { $0.label.isEmpty && list.isSign(".", $0.places.lowerBound) }
            return (type, rest.contains { $0.label == "with" } ? nil : query?.places)
        case .get, .getIfDeclared, .all, .injected:
            guard rest.count < 2, rest.allSatisfy({ $0.label.isEmpty }), !hasClosure else { return nil }
            return (type, rest.first?.places)
        }
    }

    /// `@Injected var store: any Store`.
    private mutating func readProperty(_ place: Int) {
        guard list.isSign("@", place - 1), facts.imports.contains("AlchemicMacros") else { return }
        var next = place + 1
        var query: Range<Int>?
        var awaits = false
        if list.isSign("(", next) {
            let first = list.arguments(next).first { $0.label.isEmpty || $0.label == "async" }
            query = first?.places
            awaits = first?.label == "async"
            next = list.end(of: next)
        }
        let limit = min(next + 40, list.count)
        while next < limit, !list.isWord("var", next) { next += 1 }
        let isRead =
            list.isWord("var", next) && list.isSign(":", next + 2)
            && add(
                .injected, (type(from: next + 3).written, query), at: place, .container, awaits ? .awaiting : .plain)
        if awaits, !isRead { facts.awaitsAnything = true }
    }

    private mutating func add(
        _ form: CodeRequest.Form, _ written: (type: WrittenType, query: Range<Int>?), at place: Int,
        _ receiver: Receiver, _ way: CodeRequest.Way
    ) -> Bool {
        guard written.type != .other else { return false }
        var request = CodeRequest(
            form: form, way: way, type: written.type, line: line(place), column: UInt32(list[place].column),
            receiver: receiver,
            enclosing: scopes.compactMap(\.type).flatMap { $0 }, factory: factory(around: place),
            isConditional: conditions > 0)
        request.isOptional = form == .getIfDeclared || form == .all
        switch written.type {
        case .optional, .list, .dictionary: request.isOptional = true
        default: break
        }
        if let query = written.query {
            let words = list.text(query)
            if list.isSign(".", query.lowerBound), list.isWord("named", query.lowerBound + 1),
                list.isSign("(", query.lowerBound + 2), list.end(of: query.lowerBound + 2) == query.upperBound,
                let name = list.literal((query.lowerBound + 3)..<(query.upperBound - 1))
            {
                request.named = name
            } else if words != ".auto", words != ".all" {
                request.hasOtherQuery = true
            }
        }
        facts.requests.append(request)
        return true
    }

    /// The factory whose body a token stands in directly; code in a nested closure may run later.
    private func factory(around place: Int) -> CodeRequest.Factory? {
        guard let body = scopes.last?.start else { return nil }
        if initializers.contains(body) { return .initializer }
        return facts.declarations.last { $0.factory == body }.map { .declaration($0.lines) }
    }

    // MARK: Other calls

    /// Records a call such as `container.set(clock)`, after which an object may exist without having been built.
    mutating func readSetting(_ place: Int) {
        guard list.isSign("(", place + 1), list.isSign(".", place - 1) else { return }
        let arguments = list.arguments(place + 1).filter { !["file", "line"].contains($0.label) }
        guard let first = arguments.first, ["", "async", "main"].contains(first.label),
            arguments.dropFirst().allSatisfy({ $0.label.isEmpty }), arguments.count < 3
        else { return }
        if first.label == "async" { facts.awaitsAnything = true }
        let start = start(ofChainBefore: place - 1)
        let isName = first.places.count == 1 && list.isWord(first.places.lowerBound)
        facts.settings.append(
            (isName ? list.text(first.places.lowerBound) : nil, start.map { receiver($0..<(place - 1)) } ?? .unknown))
    }

    /// Records a call such as `invoke(async: …)` or `inject(intoMain: …)`: it may build anything, awaited or on the main actor.
    mutating func readCalling(_ place: Int) {
        guard list.isSign("(", place + 1), let label = list.arguments(place + 1).first?.label else { return }
        facts.callsDefinitions = true
        if label == "async" || label == "main" || label.hasSuffix("Main") { facts.awaitsAnything = true }
    }
}
