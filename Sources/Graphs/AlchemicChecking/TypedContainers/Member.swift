import AlchemicGraph

/// A property or a function of a typed container.
struct Member {
    private enum Kind {
        /// A property whose object is resolved once. A protocol may not be `Sendable`: a structure that is keeps the object.
        case stored(isKept: Bool)
        /// A function whose parameters are the arguments that the definition's provider takes.
        case provider(SourceName.Call, isAwaited: Bool)
        /// Resolved for each use: by a function if each call makes a new object, else by a property.
        case requested(isFunction: Bool)
    }

    let root: TypedContainerSource.Root
    private let definition: GraphDocument.Definition
    private let name: String
    private let plainName: String
    private let access: String
    private let isScoped: Bool
    private let kind: Kind

    init(
        for root: TypedContainerSource.Root, definition: GraphDocument.Definition, name: String, plainName: String,
        access: String, isScoped: Bool
    ) {
        self.root = root
        self.definition = definition
        self.name = name
        self.plainName = plainName
        self.access = access
        self.isScoped = isScoped
        let stays = definition.lifetime == "value" || definition.isEager
        if let call = root.type.call {
            kind = .provider(call, isAwaited: root.form.hasPrefix("asyncProvider"))
        } else if root.form != "single" {
            kind = .requested(isFunction: false)
        } else if stays, !definition.isEvictable, definition.isolation != "main", definition.completeIsolation != "main"
        {
            kind = .stored(isKept: root.type.text.contains("any "))
        } else if definition.lifetime == "prototype" {
            kind = .requested(isFunction: true)
        } else {
            kind = .requested(isFunction: false)
        }
    }

    var isKept: Bool {
        if case .stored(isKept: true) = kind { true } else { false }
    }

    private var type: String { root.type.text }
    private var stores: String { "kept" + capitalized(plainName) }
    private var makes: String { "make" + capitalized(plainName) }
    private var query: String { root.name.map { ", .named(\(quoted($0)))" } ?? "" }

    /// The documentation comment, for code completion and hints.
    private var comment: [String] {
        let name = definition.name.map { " \(quoted($0))" } ?? ""
        let subject =
            root.form == "single" || root.type.call != nil
            ? "`\(definition.type)`\(name), \(lifetime) (\(definition.location))" : "`\(type)`"
        switch kind {
        case .stored: return ["/// \(subject)."]
        case .provider, .requested: break
        }
        let reason = definition.lifetime == "external" ? "it has not been set" : "an initializer throws"
        return [
            "/// \(subject).", "///", "/// Throws if \(reason), or the \(isScoped ? "scope" : "container") has ended.",
        ]
    }

    private var lifetime: String {
        let eager = definition.isEager ? "an eager " : "a "
        let kind =
            switch definition.lifetime {
            case "scoped": "an object of the scope \(quoted(definition.scope ?? ""))"
            case "external": "an external"
            default: eager + definition.lifetime
            }
        return kind + (definition.isKeyed ? " for each key" : "")
    }

    /// The stored properties.
    var stored: [String] {
        switch kind {
        case .stored(isKept: false): [""] + comment + ["\(access)let \(name): \(type)"]
        case .stored(isKept: true): ["private let \(stores): Kept<\(type)>"]
        case .provider: ["private let \(makes): \(type)"]
        case .requested: []
        }
    }

    /// The statements of the initializer.
    var assignments: [String] {
        // A member that is eager and awaited has been built once the container has started.
        switch kind {
        case .stored(isKept: false): ["\(name) = try container.get(\(metatype)\(query))"]
        case .stored(isKept: true): ["\(stores) = Kept(object: try container.get(\(metatype)\(query)))"]
        case .provider: ["\(makes) = try container.get(\(metatype)\(query))"]
        case .requested: []
        }
    }

    /// The members that resolve or return when they are used.
    var computed: [String] {
        switch kind {
        case .stored(isKept: false): []
        case .stored(isKept: true): comment + ["\(access)var \(name): \(type) { \(stores).object }"]
        case .provider(let call, let isAwaited): comment + callingFunction(for: call, isAwaited: isAwaited)
        case .requested(let isFunction): comment + resolvingMember(isFunction: isFunction)
        }
    }

    private func callingFunction(for call: SourceName.Call, isAwaited: Bool) -> [String] {
        let names = call.arguments.indices.map { "argument\($0 + 1)" }
        let parameters = zip(names, call.arguments).map { "_ \($0): \($1)" }.joined(separator: ", ")
        let effects = (isAwaited ? "async " : "") + "throws(Alchemic.ResolutionError)"
        let request = "try \(isAwaited ? "await " : "")\(makes)(\(names.joined(separator: ", ")))"
        return ["\(access)func \(name)(\(parameters)) \(effects) -> \(call.result) { \(request) }"]
    }

    private func resolvingMember(isFunction: Bool) -> [String] {
        let isolation = root.form == "single" ? definition.completeIsolation : "synchronous"
        let label = isolation == "main" ? "main: " : isolation == "asynchronous" ? "async: " : ""
        let awaited = isolation == "asynchronous" ? "await " : ""
        let effects = (isolation == "asynchronous" ? "async " : "") + "throws(Alchemic.ResolutionError)"
        let actor = isolation == "main" ? ["@MainActor"] : []
        let request = "try \(awaited)container.get(\(label)\(metatype)\(query))"
        guard isFunction else {
            return actor + ["\(access)var \(name): \(type) {", "    get \(effects) { \(request) }", "}"]
        }
        let result = isolation == "main" ? type : "sending \(type)"
        return actor + ["\(access)func \(name)() \(effects) -> \(result) { \(request) }"]
    }

    private var metatype: String { AlchemicGraph.metatype(called: type) }
}

/// A text as a Swift string literal.
func quoted(_ text: String) -> String { text.debugDescription }
