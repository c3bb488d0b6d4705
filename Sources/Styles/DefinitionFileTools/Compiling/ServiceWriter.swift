internal import DefinitionFiles
internal import FileValues

/// Writes one service as a function that makes its definition.
struct ServiceWriter {
    private let service: ResolvedService
    private var values: ArgumentText
    private var count = 0
    private(set) var statements: [PlacedText] = []

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
            let start =
                "let \(step) = service.setter(\(SwiftText.literal(name)), \(values.place(place)), { $1.set(&$0"
            add([.text(start), .member(name, at: place), .text(") })")], place)
            addStep(step, [setter.value], place)
        }
        for call in service.calls {
            let place = call.method.place
            let method = call.method.value
            let step = nextName("call")
            add([.text("let \(step) = service.call(\(values.place(place)), ")] + method.bound(at: place, ")"), place)
            addStep(step, call.arguments, place, count: method.labels.count)
        }
        if let configurator = service.configurator {
            let place = configurator.method.place
            // Every other service has a type: a cycle of factories has been reported.
            let type = values.types.expression(for: configurator.service) ?? "Never.self"
            let start =
                "let configurator = service.configure(\(values.place(place)), by: "
                + "\(SwiftText.literal(configurator.service)), \(type), "
            add([.text(start)] + configurator.method.value.bound(at: place, ")"), place)
            add("service.add(configurator)", place)
        }
        add("return service.finished(\(finishing))", service.id.place)
    }

    /// Adds a statement, on the line of the one before if both come from the same line of the file.
    private mutating func add(_ text: String, _ place: FilePlace) {
        if !statements.isEmpty, statements[statements.count - 1].append(text, at: place) { return }
        add([.text(text)], place)
    }

    /// Adds a statement with parts that the compiler may complain about.
    private mutating func add(_ parts: [PlacedText.Part], _ place: FilePlace) {
        statements.append(PlacedText(parts, at: place))
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
        let called: String
        let count: Int
        switch service.making {
        case .external(let type):
            add(
                [
                    .text("\(keyword) service = CompiledService"),
                    .member(
                        "external(\(values.types.expression(for: service.name) ?? "Never.self"), \(here))",
                        at: type.place),
                ], type.place)
            return
        case .initializer(let type, let name), .staticMethod(let type, let name):
            count = name.labels.count
            if count == 0 {
                // Nothing is to be passed: one function does it. It tells initializers apart that only it can.
                let kind = service.lifetime == .prototype ? "unsharedWithoutArguments(" : "sharedWithoutArguments("
                add(
                    [
                        .text("\(keyword) service = CompiledService"),
                        .member("\(kind)\(lifetime)\(here), \(type.value).\(name.reference))", at: place),
                    ], place)
                return
            }
            called = values.types.make(of: service) ?? "Never.self"
        case .method(let owner, let name):
            count = name.labels.count
            // Every other service has a type: a cycle of factories has been reported.
            called = "by: \(SwiftText.literal(owner)), \(values.types.make(of: service) ?? "Never.self")"
        }
        let kind = service.lifetime == .prototype ? "unshared" : "shared"
        add(
            [.text("let maker = CompiledService"), .member("\(kind)(\(lifetime)\(here), \(called))", at: place)], place)
        let names = addArguments("maker", service.arguments, place, count: count)
        add("\(keyword) service = maker.with(\(names.joined(separator: ", ")))", place)
    }

    private var lifetime: String {
        switch service.lifetime {
        case .singleton, .external: ".singleton, "
        case .weak: ".weak, "
        case .prototype: ""
        case .scoped(let scope): ".scoped(\(SwiftText.literal(scope))), "
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
            let name = "\(taker)_\(index + 1)"
            let parameter = count == 1 ? parameters : "\(parameters).\(index)"
            let argument = index < arguments.count ? arguments[index] : nil
            let place = argument?.place ?? place
            for form in argument?.constant?.missedForms ?? [] {
                // The compiler knows whether it should have the form: in a statement of its own, which chooses by the type alone.
                add("let \(name)No\(form.rawValue) = CompiledService.no\(form.rawValue)(\(parameter))", place)
                add([.text("_ = \(name)No\(form.rawValue)"), .member("text", at: place)], place)
            }
            let parts = argument.map { values.argument($0) } ?? [.member("omitted", at: place)]
            add([.text("let \(name) = CompiledService.argument(\(parameter), ")] + parts + [.text(")")], place)
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
        if let labels = service.making.method?.labelText { parts.append("labels: \(SwiftText.literal(labels))") }
        return parts.joined(separator: ", ")
    }
}
