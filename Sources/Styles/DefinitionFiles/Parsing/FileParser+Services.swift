internal import FileValues

extension FileParser {
    /// Parses one entry of `Services`.
    mutating func service(_ entry: FileEntry) -> ServiceEntry? {
        let id = Located(entry.key, at: entry.place)
        guard checkID(id) else { return nil }
        var service = ServiceEntry(id: id)
        switch entry.value.content {
        case .scalar(.null): return service
        case .scalar(.text(let text)):
            guard case .service(_, let isOptional) = entry.value.meaning(&problems) else {
                problems.error(
                    .missingAtSign, at: entry.value.place,
                    saying: "'\(id.value)' is an alias, but '\(text)' is not a reference",
                    help: "write '@\(text)'")
                return nil
            }
            if isOptional {
                problems.error(
                    .badReference, at: entry.value.place,
                    saying: "'\(id.value)' cannot be another name for something optional",
                    help: "write '@\(text.dropFirst(2))'")
                return nil
            }
            service.target = entry.value
            return service
        case .map: break
        default:
            problems.wrongShape("the service '\(id.value)'", wants: "a map of its keys, or '@id'", of: entry.value)
            return nil
        }
        let section = Section(Format.service, in: entry.value, reportingTo: &problems)
        readMaking(section, into: &service)
        readSteps(section, into: &service)
        readCommon(section, into: &service)
        readRest(section, into: &service)
        report(contradictionsOf: service, section)
        return service
    }

    private mutating func checkID(_ id: Located<String>) -> Bool {
        if folded(id.value) == "service_container" {
            problems.error(
                .reservedName, at: id.place, saying: "'\(id.value)' is the container itself, and cannot be declared",
                help: "choose another id")
            return false
        }
        if let hint = Format.hint(forSymfonysID: id.value) {
            problems.error(
                .reservedName, at: id.place, saying: "'\(id.value)' is a section of Symfony's files, and no service",
                help: hint
            )
            return false
        }
        guard FormatText.serviceID.accepts(id.value) else {
            problems.error(
                .badReference, at: id.place,
                saying: "'\(id.value)' cannot be the id of a service: no spaces, no '%', and no '@' in front")
            return false
        }
        return true
    }

    // MARK: What makes the object

    private mutating func readMaking(_ section: Section, into service: inout ServiceEntry) {
        if let type = section.text("Class") { service.type = template(type) }
        service.parent = section.text("Parent").map { Located(withoutAtSign($0.value), at: $0.place) }
        service.isAbstract = section.boolean("Abstract")?.value ?? false
        if let method = section.text("Initializer") { service.method = self.method(method) }
        if let factory = section["Factory"] { readFactory(factory, into: &service) }
        if let arguments = section["Arguments"] { service.arguments = self.arguments(arguments) }
        service.makingKeys = ["Factory", "Initializer", "Arguments"].compactMap(section.key)
            .map { Located($0.key, at: $0.place) }
    }

    private mutating func readFactory(_ value: FileValue, into service: inout ServiceEntry) {
        var first = value
        if case .list(let members) = value.content {
            // Symfony's form: a list of the factory and its method.
            guard members.count == 2, let method = members[1].plainText else {
                problems.error(
                    .wrongShape, at: value.place,
                    saying: "a list behind 'Factory' has two texts: the factory and its method",
                    help: "write it like this: Factory: ['@engine_factory', 'makeEngine(cylinders:)']")
                return
            }
            first = members[0]
            service.method = self.method(Located(method, at: members[1].place))
        }
        switch first.meaning(&problems) {
        case .service(_, isOptional: false), .parameter: service.factory = .service(first)
        case .text(let name): service.factory = .type(Located(name, at: first.place))
        default:
            problems.wrongShape("'Factory'", wants: "'@id' of a service, or the name of a type", of: first)
        }
    }

    /// Parses arguments in order or by label.
    mutating func arguments(_ value: FileValue) -> ServiceEntry.Arguments? {
        switch value.content {
        case .scalar(.null): .list([])
        case .list(let members): .list(members.map { checked($0) })
        case .map(let entries): .labeled(labeled(entries))
        default: nil
        }
    }

    private mutating func labeled(_ entries: [FileEntry]) -> [FileEntry] {
        entries.map { entry in
            // Symfony writes argument names with a dollar sign.
            let label = entry.key.hasPrefix("$") ? String(entry.key.dropFirst()) : entry.key
            return FileEntry(label, at: entry.place, value: checked(entry.value))
        }
    }

    /// The value, after its mistakes have been reported.
    private mutating func checked(_ value: FileValue) -> FileValue {
        value.report(&problems)
        return value
    }

    private mutating func template(_ text: Located<String>) -> Located<Template> {
        let template = Template(text.value)
        template.report(at: text.place, &problems)
        return Located(template, at: text.place)
    }

    // MARK: What is done to it afterwards

    private mutating func readSteps(_ section: Section, into service: inout ServiceEntry) {
        if case .map(let entries)? = section["Setters"]?.content {
            service.setters = labeled(entries).map { setter in
                FileEntry(propertyName(setter.key) ?? setter.key, at: setter.place, value: setter.value)
            }
        }
        if case .list(let calls)? = section["MethodCalls"]?.content {
            service.calls = calls.compactMap { call($0) }
        }
        if let value = section["Configurator"] { service.configurator = configurator(value) }
    }

    /// The property that a selector sets: `sunroof` for `setSunroof:`; nil if the text is not the selector of a setter.
    private func propertyName(_ setter: String) -> String? {
        guard setter.hasPrefix("set"), setter.hasSuffix(":"), setter.count > 4 else { return nil }
        let name = setter.dropFirst(3).dropLast()
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    private mutating func call(_ value: FileValue) -> ServiceCall<ServiceEntry.Arguments?>? {
        switch value.content {
        case .scalar(.text(let text)):
            return method(Located(text, at: value.place)).map { ServiceCall(method: $0, arguments: nil) }
        case .list(let members):
            guard let name = members.first?.plainText, members.count <= 2 else { break }
            guard let method = method(Located(name, at: members[0].place)) else { return nil }
            guard members.count == 2 else { return ServiceCall(method: method, arguments: nil) }
            if members[1].text != nil { break }
            guard let arguments = arguments(members[1]) else { break }
            return ServiceCall(method: method, arguments: arguments)
        case .map(let entries):
            if entries.count == 1, Format.call.key(entries[0].key) == nil, !isMisspelt(entries[0]),
                let arguments = arguments(entries[0].value)
            {
                // Symfony's short form: a map from the method to its arguments.
                return method(Located(entries[0].key, at: entries[0].place)).map {
                    ServiceCall(method: $0, arguments: arguments)
                }
            }
            let section = Section(Format.call, in: value, reportingTo: &problems)
            guard let name = section.text("Method") else {
                problems.error(
                    .missingMethod, at: value.place, saying: "this call names no method",
                    help: "write it like this: { Method: 'start(at:)', Arguments: [900] }")
                return nil
            }
            return method(name).map {
                ServiceCall(method: $0, arguments: section["Arguments"].flatMap { arguments($0) })
            }
        default: break
        }
        problems.wrongShape(
            "a method call", wants: "a method's name, a list of it and its arguments, or a map", of: value,
            example: "MethodCalls: [['start(at:)', [900]]]")
        return nil
    }

    /// Whether the only key of a call is a misspelled key of the format rather than a method.
    private func isMisspelt(_ entry: FileEntry) -> Bool {
        !entry.key.contains("(") && !entry.key.contains(":")
            && nearest(to: entry.key, among: Format.call.spellings) != nil
    }

    private mutating func configurator(_ value: FileValue) -> ServiceConfigurator<FileValue>? {
        let service: FileValue
        let name: Located<String>
        switch value.content {
        case .list(let members) where members.count == 2 && members[1].plainText != nil:
            service = members[0]
            name = Located(members[1].plainText ?? "", at: members[1].place)
        case .map:
            let section = Section(Format.configurator, in: value, reportingTo: &problems)
            guard let first = section["Service"], let second = section.text("Method") else {
                problems.error(
                    .missingMethod, at: value.place, saying: "a configurator needs a service and its method",
                    help: "write it like this: \(Format.service.key("Configurator")?.example ?? "")")
                return nil
            }
            (service, name) = (first, second)
        default:
            problems.wrongShape(
                "'Configurator'", wants: "a service and its method", of: value,
                example: Format.service.key("Configurator")?.example)
            return nil
        }
        switch service.meaning(&problems) {
        case .service(_, isOptional: false), .parameter: break
        default:
            problems.error(
                .missingAtSign, at: service.place, saying: "the configurator's service is not a reference",
                help: service.text.map { "write '@\($0)'" })
            return nil
        }
        return method(name).map { ServiceConfigurator(service: service, method: $0) }
    }

    // MARK: What services and defaults share

    /// Reads the keys that `Defaults` may have too.
    mutating func readCommon(_ section: Section, into service: inout ServiceEntry) {
        if case .map(let entries)? = section["Bind"]?.content { service.bindings = labeled(entries) }
        service.isLazy = section.boolean("Lazy")
        readLifetime(section, into: &service)
        if let tags = section["Tags"] { service.tags = self.tags(tags) }
    }

    private mutating func readLifetime(_ section: Section, into service: inout ServiceEntry) {
        if let shared = section.boolean("Shared") {
            service.lifetime = Located(shared.value ? .singleton : .prototype, at: shared.place)
        }
        guard let value = section["Lifetime"] else { return }
        let lifetime: FileLifetime
        if case .map = value.content {
            guard let scope = Section(Format.scoped, in: value, reportingTo: &problems).text("Scoped") else {
                problems.error(
                    .wrongShape, at: value.place, saying: "a lifetime names no scope", help: "write { Scoped: name }")
                return
            }
            lifetime = .scoped(scope.value)
        } else {
            switch value.plainText ?? "" {
            case "singleton": lifetime = .singleton
            case "prototype": lifetime = .prototype
            case "weak": lifetime = .weak
            case "external": lifetime = .external
            case let word:
                problems.error(
                    .unknownWord, at: value.place,
                    saying: "'\(word)' is not a lifetime" + didYouMean(word, among: Format.lifetimes),
                    help: "write one of \(Format.lifetimes.joined(separator: ", ")), or { Scoped: name }")
                return
            }
        }
        if let shared = service.lifetime, (shared.value == .singleton) != (lifetime != .prototype) {
            problems.error(
                .contradiction, at: value.place, saying: "'Lifetime' and 'Shared' contradict each other",
                notes: [FileProblem.Note("'Shared' is here", at: shared.place)], help: "remove 'Shared'")
        }
        service.lifetime = Located(lifetime, at: value.place)
    }

    private mutating func tags(_ value: FileValue) -> [ServiceTag<FileValue>] {
        switch value.content {
        case .map(let entries):
            return entries.map { entry in
                var order: Int?
                if case .scalar(.integer(let number, _)) = entry.value.content { order = number }
                return ServiceTag(name: entry.key, order: order, value: checked(entry.value))
            }
        case .list(let members): return members.compactMap { tag($0) }
        default: return []
        }
    }

    private mutating func tag(_ value: FileValue) -> ServiceTag<FileValue>? {
        if let text = value.plainText {
            return ServiceTag(name: text, order: nil, value: nil)
        }
        guard case .map = value.content else {
            problems.wrongShape(
                "a tag", wants: "a text or a map of its keys", of: value, example: "Tags: [{ Name: wheel, Order: 1 }]")
            return nil
        }
        let section = Section(Format.tag, in: value, reportingTo: &problems)
        guard let name = section.text("Name") else {
            problems.error(
                .wrongShape, at: value.place, saying: "a tag needs a 'Name'", help: "write { Name: wheel, Order: 1 }")
            return nil
        }
        return ServiceTag(
            name: name.value, order: section.integer("Order"), value: section["Value"].map { checked($0) })
    }

    // MARK: The rest

    private mutating func readRest(_ section: Section, into service: inout ServiceEntry) {
        if let synthetic = section.boolean("Synthetic"), synthetic.value {
            if let lifetime = service.lifetime, lifetime.value != .external, lifetime.value != .singleton {
                problems.error(
                    .contradiction, at: lifetime.place,
                    saying:
                        "the program provides '\(service.id.value)', so that its lifetime cannot be '\(lifetime.value)'",
                    notes: [FileProblem.Note("'Synthetic' is here", at: synthetic.place)], help: "remove one of them")
            }
            service.lifetime = Located(.external, at: synthetic.place)
        }
        if let aliases = section["Aliases"] {
            let ids = texts(aliases, of: "an id").map { Located(withoutAtSign($0.value), at: $0.place) }
            service.aliases = ids.filter { checkID($0) }
        }
        if let decorated = section["Decorates"] { service.decoration = decoration(decorated) }
        if let deprecated = section["Deprecated"] {
            switch deprecated.content {
            case .scalar(.boolean(false, _)): break
            case .scalar(.boolean): service.deprecation = Located("", at: deprecated.place)
            default: service.deprecation = Located(deprecated.plainText ?? "", at: deprecated.place)
            }
        }
        service.summary = section.text("Description")?.value
    }

    private mutating func decoration(_ value: FileValue) -> ServiceEntry.Decoration? {
        if let text = value.plainText {
            return ServiceEntry.Decoration(
                service: Located(withoutAtSign(text), at: value.place), priority: 0)
        }
        let section = Section(Format.decoration, in: value, reportingTo: &problems)
        guard let service = section.text("Service") else {
            problems.error(
                .wrongShape, at: value.place, saying: "'Decorates' names no service",
                help: "write it like this: Decorates: { Service: store, Priority: 5 }")
            return nil
        }
        return ServiceEntry.Decoration(
            service: Located(withoutAtSign(service.value), at: service.place),
            priority: section.integer("Priority") ?? 0)
    }

    /// An id without its `@`, which is optional where only an id is possible.
    private func withoutAtSign(_ text: String) -> String { text.hasPrefix("@") ? String(text.dropFirst()) : text }

    private mutating func report(contradictionsOf service: ServiceEntry, _ section: Section) {
        if service.factory != nil, service.method == nil, service.parent == nil, section["Initializer"] == nil {
            problems.error(
                .missingMethod, at: section.key("Factory")?.place ?? service.id.place,
                saying: "a factory needs the method that builds '\(service.id.value)'",
                help:
                    "add Initializer: 'make\(service.id.value.prefix(1).uppercased())\(service.id.value.dropFirst())()'"
            )
        }
        if service.factory != nil, service.lifetime?.value != .external, let key = section.key("Class") {
            problems.error(
                .contradiction, at: key.place,
                saying:
                    "'\(service.id.value)' is what its factory's method returns, so that '\(key.key)' means nothing",
                notes: [FileProblem.Note("the factory is here", at: section.key("Factory")?.place)],
                help: "remove '\(key.key)'")
        }
        if service.isAbstract {
            for key in ["Shared", "Lifetime", "Synthetic", "Tags", "Aliases", "Decorates", "Deprecated"]
                .compactMap(section.key)
            {
                problems.error(
                    .contradiction, at: key.place,
                    saying: "'\(service.id.value)' is abstract, and nothing inherits '\(key.key)'",
                    help: "write it in the services that have '\(service.id.value)' as their 'Parent'")
            }
        }
    }
}
