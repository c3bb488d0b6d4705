internal import DefinitionFiles
internal import FileValues

/// Writes a service as the body of a function that creates its definition.
struct ServiceWriter {
    private let service: ResolvedService
    /// The expressions for the types of services, which grow while services are written.
    var types: ServiceTypes
    /// The text of a position, as an argument.
    let at: (FilePlace) -> String
    private var counts: [String: Int] = [:]
    private(set) var statements: [PlacedText] = []

    init(_ service: ResolvedService, types: ServiceTypes, at: @escaping (FilePlace) -> String) {
        self.service = service
        self.types = types
        self.at = at
    }

    /// Writes all statements.
    mutating func write() {
        writeMaking()
        for setter in service.setters {
            let place = setter.place
            let name = setter.key
            let start = "service.setter(\(SwiftText.literal(name)), \(at(place)), { $1.set(&$0"
            addStep([.text(start), .member(name, at: place), .text(") })")], arguments: [setter.value], at: place)
        }
        for call in service.calls {
            let place = call.method.place
            let method = call.method.value
            let start = "service.call(\(at(place)), CompiledService.method(of: service.type, "
            addStep(
                [.text(start)] + method.bound(at: place, "))"), arguments: call.arguments, at: place,
                count: method.labels.count)
        }
        if let configurator = service.configurator {
            let place = configurator.method.place
            // Nil only in a cycle of factories, which has been reported.
            let type = types.expression(for: configurator.service) ?? "Never.self"
            let start =
                "let configurator = service.configure(\(at(place)), by: \(SwiftText.literal(configurator.service)), "
                + "CompiledService.method(of: \(type), "
            add([.text(start)] + configurator.method.value.bound(at: place, "))"), at: place)
            add("service.add(configurator)", at: place)
        }
        add("return service.finished(\(finishing))", at: service.id.place)
    }

    /// Adds a statement, on the line of the previous one if both come from the same line of the file.
    mutating func add(_ text: String, at place: FilePlace) {
        if !statements.isEmpty, statements[statements.count - 1].append(text, at: place) { return }
        add([.text(text)], at: place)
    }

    /// Adds a statement with parts at positions of their own, for the compiler's messages.
    mutating func add(_ parts: [PlacedText.Part], at place: FilePlace) {
        statements.append(PlacedText(parts, at: place))
    }

    mutating func nextName(_ word: String) -> String {
        counts[word, default: 0] += 1
        return "\(word)\(counts[word, default: 0])"
    }

    private mutating func addStep(
        _ parts: [PlacedText.Part], arguments: [ResolvedValue], at place: FilePlace, count: Int = 1
    ) {
        let step = nextName("step")
        add([.text("let \(step) = ")] + parts, at: place)
        add(
            "service.add(\(step).with(\(addArguments(of: step, given: arguments, at: place, count: count))))", at: place
        )
    }

    // MARK: What makes it

    private mutating func writeMaking() {
        let place = service.makingPlace
        // Steps are added to the service, which is then a variable.
        let keyword = service.setters.isEmpty && service.calls.isEmpty && service.configurator == nil ? "let" : "var"
        let here = at(service.id.place)
        let kind = service.lifetime == .prototype ? "unshared" : "shared"
        let called: [PlacedText.Part]
        let count: Int
        switch service.making {
        case .external(let type):
            let name = types.expression(for: service.name) ?? "Never.self"
            add(
                [
                    .text("\(keyword) service = CompiledService"),
                    .member("external(\(name), \(here))", at: type.place),
                ], at: type.place)
            return
        case .function(let type, let name) where name.labels.isEmpty:
            // `withoutArguments` selects the initializer without parameters if there are several.
            count = 0
            called = [
                .text(".\(kind)(\(lifetime)\(here), CompiledService"),
                .member("withoutArguments(\(type.value).\(name.reference)))", at: place),
            ]
        case .function(_, let name):
            count = name.labels.count
            called = [.member("\(kind)(\(lifetime)\(here), \(types.make(of: service) ?? "Never.self"))", at: place)]
        case .method(let owner, let name):
            count = name.labels.count
            // Nil only in a cycle of factories, which has been reported.
            let make = types.make(of: service) ?? "Never.self"
            let factory = "by: \(SwiftText.literal(owner))"
            called = [.member("\(kind)(\(lifetime)\(here), \(factory), \(make))", at: place)]
        }
        add([.text("let maker = CompiledService")] + called, at: place)
        let names = addArguments(of: "maker", given: service.arguments, at: place, count: count)
        add("\(keyword) service = maker.with(\(names))", at: place)
    }

    private var lifetime: String {
        switch service.lifetime {
        case .singleton, .external: ".singleton, "
        case .weak: ".weak, "
        case .prototype: ""
        case .scoped(let scope): ".scoped(\(SwiftText.literal(scope))), "
        }
    }

    // MARK: Names

    private var finishing: String {
        var parts = ["values", "named: \(SwiftText.literal(service.name))"]
        if !service.aliases.isEmpty {
            parts.append("aliases: [\(service.aliases.map(SwiftText.literal).joined(separator: ", "))]")
        }
        if !service.tags.isEmpty {
            let tags = service.tags.map { tag in
                ".init(\(SwiftText.literal(tag.name))\(tag.order.map { ", order: \($0)" } ?? ""))"
            }
            parts.append("tags: [\(tags.joined(separator: ", "))]")
        }
        if service.isEager { parts.append("isEager: true") }
        if service.isWrapped { parts.append("isHidden: true") }
        if let deprecation = service.deprecation { parts.append("deprecation: \(SwiftText.literal(deprecation))") }
        if let labels = service.making.method?.labelText { parts.append("labels: \(SwiftText.literal(labels))") }
        return parts.joined(separator: ", ")
    }
}
