/// A service or alias as written in a file.
package struct ServiceEntry: Sendable {
    /// The kinds of factories.
    package enum Factory: Sendable {
        /// A service, as `'@id'` or through a parameter.
        case service(FileValue)
        /// A type with a static method.
        case type(Located<Template>)
    }

    /// Arguments in order or by label.
    package enum Arguments: Sendable {
        /// A list; `labeled` come from a child, and replace the list's arguments for the same labels.
        case list([FileValue], labeled: [FileEntry] = [])
        case labeled([FileEntry])
    }

    /// The service that a decorator wraps.
    package struct Decoration: Sendable {
        /// The id of the wrapped service.
        package let service: Located<String>
        /// The priority among the decorators of a service; the highest is the innermost.
        package let priority: Int
    }

    /// The id.
    package var id: Located<String>
    /// The reference of an alias; nil for a service.
    package var target: FileValue?
    package var type: Located<Template>?
    package var parent: Located<String>?
    package var isAbstract = false
    package var factory: Factory?
    package var method: Located<MethodName>?
    package var arguments: Arguments?
    /// The entry's own keys `Factory`, `Initializer` and `Arguments`, as written.
    package var makingKeys: [Located<String>] = []
    package var bindings: [FileEntry] = []
    package var setters: [FileEntry] = []
    package var calls: [ServiceCall<Arguments?>] = []
    package var configurator: ServiceConfigurator<FileValue>?
    package var lifetime: Located<FileLifetime>?
    package var isLazy: Located<Bool>?
    /// The `Lazy` of a parent or of `Defaults`; unlike the entry's own, ignored for objects that `start()` never builds.
    package var isLazyByInheritance: Bool?
    package var tags: [ServiceTag<FileValue>] = []
    package var aliases: [Located<String>] = []
    package var decoration: Decoration?
    /// The deprecation message; empty if the file gives none.
    package var deprecation: Located<String>?
    package var summary: String?

    /// Creates an entry without keys.
    package init(id: Located<String>) {
        self.id = id
    }
}

/// The lifetimes that files can write.
package enum FileLifetime: Sendable, Hashable, CustomStringConvertible {
    case singleton, prototype, weak, external
    case scoped(String)

    /// The lifetime's name in messages.
    package var description: String {
        switch self {
        case .singleton: "singleton"
        case .prototype: "prototype"
        case .weak: "weak"
        case .external: "external"
        case .scoped(let scope): "scoped '\(scope)'"
        }
    }
}
