// What is wanted, and what is done, in a sketch.

extension SketchParser {
    mutating func needs() throws -> [Need] {
        if accept(")") { return [] }
        var all = [try need()]
        while accept(",") { all.append(try need()) }
        try expect(")")
        return all
    }

    mutating func need() throws -> Need {
        skip()
        var (form, ends) = (Form.direct, "")
        let beginnings: [(String, Form, String)] = [
            ("[:", .dictionary, "]"), ("[Lazy<", .listOfLazy, ">]"), ("[", .list, "]"), ("Lazy<[", .lazyList, "]>"),
            ("Lazy<", .lazy, ">"), ("Provider<", .provider, ">"),
        ]
        if let found = beginnings.first(where: { accept($0.0) }) { (form, ends) = (found.1, found.2) }
        var need = Need(kind: try kind(), form: form)
        if form == .provider, accept(", Int") { need.form = .argumentProvider }
        if form == .direct, accept("?") { need.form = .optional }
        try expect(ends)
        need.search = try search()
        return need
    }

    private mutating func search() throws -> Search {
        let before = place
        skip()
        if next == "\"" { return .named(try quoted()) }
        if accept("#") { return .tagged(word()) }
        if accept("some") { return .atLeastOne }
        if accept("primaries") { return .primaries }
        if accept("nil") { return .constant }
        if accept("type(") {
            var kinds = [try kind()]
            while accept(", ") { kinds.append(try kind()) }
            try expect(")")
            return .typed(kinds)
        }
        place = before
        return .auto
    }

    mutating func kind() throws -> Kind {
        skip()
        let before = place
        let name = word()
        if let kind = Kind.allCases.first(where: { $0.typeName == name }) { return kind }
        place = before
        throw mistake("the name of a type")
    }

    // MARK: Operations

    mutating func operations() throws -> [Operation] {
        let verb = word()
        switch verb {
        case "first":
            skip()
            while next == "{" {
                beginnings.append(try block().operations)
                skip()
            }
            return []
        case "get":
            var all = [try get()]
            while accept(",") { all.append(try get()) }
            return all
        case "use": return [.use(try number())]
        case "let":
            try expect(" go")
            return [.letGo]
        case "open":
            skip()
            let scope = word()
            let values = try given()
            return [.open(scope, place: try inPlace(), with: values.isEmpty ? nil : values)]
        case "child":
            let place = try inPlace()
            return [.child(try block().declarations, place: place)]
        case "overriding":
            let (place, (declarations, operations)) = (try inPlace(), try block())
            return [.overriding(declarations, place: place, operations)]
        case "set":
            let (kind, name) = (try kind(), try name())
            return [.set(kind, place: try inPlace(), named: name)]
        case "inject": return [.inject(try kind(), place: try inPlace())]
        case "invoke":
            let (kind, name, values) = (try kind(), try name(), try given())
            return [.invoke(kind, place: try inPlace(), named: name, with: values)]
        case "purge": return [.purge(place: try inPlace())]
        case "start": return [.start(place: try inPlace())]
        case "stop": return [.stop(place: try inPlace())]
        default: throw mistake("an operation, and not \(verb)")
        }
    }

    private mutating func get() throws -> Operation {
        let need = try need()
        var (isKept, origin) = (true, Origin.here)
        while true {
            skip()
            if accept("briefly") {
                isKept = false
            } else if accept("awaiting") {
                origin = .task
            } else if accept("on main") {
                origin = .mainActor
            } else {
                return .get(need, place: try inPlace(), keeping: isKept, from: origin)
            }
        }
    }

    private mutating func block() throws -> (declarations: [Declaration], operations: [Operation]) {
        skip()
        try expect("{")
        defer { if next == "}" { place += 1 } }
        let all = try items()
        if next != "}" { throw mistake("a closing brace") }
        return all
    }

    private mutating func given() throws -> [Kind] {
        skip()
        guard accept("with ") else { return [] }
        var all = [try kind()]
        while accept(", ") { all.append(try kind()) }
        return all
    }

    mutating func name() throws -> String? {
        skip()
        return next == "\"" ? try quoted() : nil
    }

    private mutating func inPlace() throws -> Int {
        skip()
        return accept("in ") ? try number() : 0
    }
}
