internal import DefinitionFiles
internal import FileValues

/// Writes one service as a function that makes its definition.
struct ServiceWriter {
    private let service: ResolvedService
    private var values: ArgumentText
    private var count = 0
    private(set) var lines: [(text: String, place: FilePlace)] = []
    /// How far the first line is moved, so that the compiler's column in it is that of the file.
    private(set) var indentation: Int?

    init(_ service: ResolvedService, _ values: ArgumentText) {
        self.service = service
        self.values = values
    }

    /// What was found out about types while writing.
    var types: ServiceTypes { values.types }

    /// Writes all of it.
    mutating func write() {
        writeMaking()
        for setter in service.setters {
            let place = setter.property.place
            let name = setter.property.value
            let step = nextName("setter")
            add(
                "let \(step) = service.setter(\(SwiftText.literal(name)), \(values.place(place)), "
                    + "{ setProperty(&$0.\(name), to: $1) })", place)
            addStep(step, [setter.value], place)
        }
        for call in service.calls {
            let place = call.method.place
            let method = call.method.value
            let step = nextName("call")
            add("let \(step) = service.call(\(values.place(place)), \(method.bound))", place)
            addStep(step, call.arguments, place, count: method.labels.count)
        }
        if let configurator = service.configurator {
            let place = configurator.method.place
            let method = self.method(configurator.method.value, of: configurator.service)
            add(
                "let configurator = service.configure(\(values.place(place)), by: "
                    + "\(SwiftText.literal(configurator.service)), \(method))", place)
            add("service.add(configurator)", place)
        }
        add("return service.finished(\(finishing))", service.id.place)
    }

    /// Adds a statement; those of one place stand on one line, since a line has one place.
    private mutating func add(_ text: String, _ place: FilePlace) {
        if let last = lines.last, (last.place.file, last.place.line) == (place.file, place.line) {
            lines[lines.count - 1].text += "; " + text
        } else {
            lines.append((text, place))
        }
    }

    private mutating func nextName(_ word: String) -> String {
        count += 1
        return "\(word)\(count)"
    }

    /// Whether anything is done to the object, so that its service is a variable.
    private var keyword: String {
        service.setters.isEmpty && service.calls.isEmpty && service.configurator == nil ? "let" : "var"
    }

    // MARK: What makes it

    private mutating func writeMaking() {
        let place = service.makingPlace
        let here = values.place(service.id.place)
        let method: MethodName
        let called: String
        // Nothing is to be bound, and nothing to be passed: one function does it.
        var isPlain = false
        switch service.making {
        case .external(let type):
            add("\(keyword) service = CompiledService.external(\(SwiftText.metatype(type.value)), \(here))", type.place)
            return
        case .initializer(let type, let name), .staticMethod(let type, let name):
            method = name
            isPlain = name.labels.isEmpty
            called = isPlain ? "\(type.value).\(name.reference)" : "make"
            // By itself: where there is no such one, that is the one error, and it comes first.
            if !isPlain {
                let before = "let make = \(type.value)."
                add(before + name.reference, place)
                indentation = place.column - 1 - before.unicodeScalars.count
            }
        case .method(let owner, let name):
            method = name
            called = "by: \(SwiftText.literal(owner)), \(self.method(name, of: owner))"
        }
        let without = isPlain ? "WithoutArguments" : ""
        let start = service.lifetime == .prototype ? "unshared\(without)(" : "shared\(without)(\(lifetime), "
        let making = "CompiledService.\(start)\(here), \(called))"
        if isPlain {
            add("\(keyword) service = \(making)", place)
            return
        }
        add("let maker = \(making)", place)
        let names = addArguments("maker", service.arguments, place, count: method.labels.count)
        add("\(keyword) service = maker.with(\(names.joined(separator: ", ")))", place)
    }

    /// The type of another service's object, and a method of it.
    private mutating func method(_ method: MethodName, of owner: String) -> String {
        // Every other service has a type: a circle of factories has been reported.
        "\(values.types.expression(for: owner) ?? "Never.self"), \(method.bound)"
    }

    private var lifetime: String {
        switch service.lifetime {
        case .singleton, .external: ".singleton"
        case .weak: ".weak"
        case .prototype: ".prototype"
        case .scoped(let scope): ".scoped(\(SwiftText.literal(scope)))"
        }
    }

    // MARK: Arguments

    /// A constant for each argument, in a statement of its own: its type is known, and its place in the file is said.
    private mutating func addArguments(
        _ taker: String, _ arguments: [ResolvedValue], _ place: FilePlace, count: Int
    ) -> [String] {
        if count == 0 { return [] }
        let parameters = "\(taker)Parameters"
        add("let \(parameters) = \(taker).parameters", place)
        return (0..<count).map { index in
            let name = "\(taker)\(index + 1)"
            let parameter = count == 1 ? parameters : "\(parameters).\(index)"
            let text = index < arguments.count ? values.argument(arguments[index]) : ".omitted"
            add(
                "let \(name) = \(parameter).takes(\(text))", index < arguments.count ? arguments[index].place : place)
            return name
        }
    }

    private mutating func addStep(
        _ step: String, _ arguments: [ResolvedValue], _ place: FilePlace, count: Int = 1
    ) {
        let names = addArguments(step, arguments, place, count: count)
        add("service.add(\(step).with(\(names.joined(separator: ", "))))", place)
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
        return parts.joined(separator: ", ")
    }
}
