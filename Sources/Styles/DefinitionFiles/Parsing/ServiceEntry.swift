/// One service as a file writes it.
package struct ServiceEntry: Sendable {
    /// What a factory is.
    package enum Factory: Sendable {
        /// A service, as `'@id'` or through a parameter.
        case service(FileValue)
        /// A type with a static method.
        case type(Located<Template>)
    }

    /// Arguments in order or by label.
    package enum Arguments: Sendable {
        /// A list; those by label are a child's, and replace what the list has for these labels.
        case list([FileValue], labelled: [FileEntry] = [])
        case labelled([FileEntry])
    }

    /// What it wraps.
    package struct Decoration: Sendable {
        /// The id of what is wrapped.
        package let service: Located<String>
        /// The higher is the inner one.
        package let priority: Int
    }

    /// Its id.
    package var id: Located<String>
    /// What it is another name for, if it is nothing else.
    package var target: FileValue?
    package var type: Located<Template>?
    package var parent: Located<String>?
    package var isAbstract = false
    package var factory: Factory?
    package var method: Located<MethodName>?
    package var arguments: Arguments?
    /// The keys of its own that say how it is made, as they are written.
    package var makingKeys: [Located<String>] = []
    package var bindings: [FileEntry] = []
    package var setters: [FileEntry] = []
    package var calls: [ServiceCall<Arguments?>] = []
    package var configurator: ServiceConfigurator<FileValue>?
    package var lifetime: Located<FileLifetime>?
    package var isLazy: Located<Bool>?
    /// Whether it is lazy by its parent or `Defaults`, which mean what a start can build.
    package var isLazyByInheritance: Bool?
    package var tags: [ServiceTag<FileValue>] = []
    package var aliases: [Located<String>] = []
    package var decoration: Decoration?
    /// The message; empty where the file gives none.
    package var deprecation: Located<String>?
    package var summary: String?

    /// Makes an entry that says nothing yet.
    package init(id: Located<String>) {
        self.id = id
    }
}

/// How long an object is kept, in a file's words.
package enum FileLifetime: Sendable, Hashable, CustomStringConvertible {
    case singleton, prototype, weak, external
    case scoped(String)

    /// The word in messages.
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
