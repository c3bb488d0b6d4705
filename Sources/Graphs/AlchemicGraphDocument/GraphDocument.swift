/// A graph as plain data: for tools, pages, pictures and your own rules.
///
/// `Graph.document` describes a valid graph; ``init(checking:roots:parent:)`` describes modules that may be invalid. The order
/// is that of the declarations, the same each time. ``json()`` writes a document; the JSON Schema is in the repository,
/// `Documentation/graph-document.schema.json`.
///
/// ```swift
/// let document = GraphDocument(checking: [shop])
/// print(document.json())
/// ```
public struct GraphDocument: Sendable, Hashable, Codable {
    /// The version that this library writes, which grows only when readers have to change.
    public static let currentVersion = 2

    /// The version of the document's format.
    public let version: Int
    /// The modules and definition sources, in the order in which the check found them.
    public package(set) var modules: [Module]
    /// The definitions in order of declaration, a parent's first; then the decorators in effect.
    public package(set) var definitions: [Definition]
    /// The ids of the eager definitions, in the order in which the start builds them.
    public package(set) var startOrder: [String]
    /// The ids of all singletons that a run of the program builds, each after its dependencies.
    ///
    /// These are eager definitions, services, and the singletons that both need. Documents of earlier versions have none.
    public package(set) var buildOrder: [String]
    /// The errors and warnings of the check.
    public package(set) var problems: [Diagnostic]
    /// The types that the program may resolve without a query, each with what the program would get.
    ///
    /// Documents of earlier versions have none.
    public package(set) var requests: [Request]
    /// The definitions that an override, or a definition of a child with the same name, replaces.
    public package(set) var replaced: [Replaced]
    /// The places where the program's code resolves a type, as found by a check of its sources.
    public package(set) var uses: [Use]

    enum CodingKeys: CodingKey {
        case version, modules, definitions, startOrder, buildOrder, problems, requests, replaced, uses
    }
}

extension GraphDocument {
    /// A module or a definition source.
    public struct Module: Sendable, Hashable, Codable {
        /// The names of the enclosing modules and the module's own, joined by slashes.
        public let path: String
        /// Whether this is a definition source.
        public let isSource: Bool

        enum CodingKeys: String, CodingKey {
            case path
            case isSource = "source"
        }
    }

    /// A definition, or a decorator in effect on one definition.
    public struct Definition: Sendable, Hashable, Codable {
        /// The id in this document: the name or default name, numbered if an earlier definition has it.
        public let id: String
        /// The name that the declaration gives, if any.
        public let name: String?
        /// The name of a definition that was given none.
        public let defaultName: String?
        /// Further names.
        public let aliases: [String]
        /// The type that the factory returns.
        public let type: String
        /// The types that the declaration promises.
        public let promisedTypes: [String]
        /// Whether only the promised types find the definition.
        public let hidesOtherTypes: Bool
        /// The word for the lifetime.
        public let lifetime: String
        /// The scope of a scoped definition.
        public let scope: String?
        /// The tags, in order.
        public let tags: [Tag]
        /// The explicit order in lists, if any.
        public let order: Int?
        /// Whether the definition is preferred when several match.
        public let isPrimary: Bool
        /// Whether the start builds the object.
        public let isEager: Bool
        /// Whether a run of the program runs the object as a service.
        public var isService: Bool { service ?? false }
        /// True or nil, since documents of earlier versions have no such key.
        let service: Bool?
        /// True if all consumers in one resolution share the object of this prototype; otherwise nil.
        public let isOncePerResolution: Bool?
        /// Whether `purge()` may discard the object.
        public let isEvictable: Bool
        /// The names and types that the definition overrides, in words.
        public let overrides: [String]
        /// The style of the declaration: `module`, or the word of a macro, a file or a source.
        public let style: String
        /// The path of the declaring module.
        public let module: String
        /// The number of graphs above the one that declares the definition.
        public let level: Int
        /// The place of the declaration.
        public let location: Alchemic.Definition.SourceLocation
        /// The isolation of the factory: `synchronous`, `main` or `asynchronous`.
        public let isolation: String
        /// The isolation that resolving needs, dependencies included: one of the same words.
        public let completeIsolation: String
        /// The configuration key of the value; nil if there is none, and in earlier documents.
        public let configuration: ConfigurationKey?
        /// For a decorator: the id of the definition that it wraps.
        public package(set) var inner: String?
        /// The parameters of the factory, in order.
        public package(set) var dependencies: [Dependency]
        /// The steps that follow the factory, in order; a superclass's steps come first.
        public package(set) var steps: [Step]

        enum CodingKeys: String, CodingKey {
            case id, name, defaultName, aliases, type, promisedTypes, hidesOtherTypes, lifetime, scope, tags, order
            case isPrimary = "primary"
            case isEager = "eager"
            case service
            case isOncePerResolution = "oncePerResolution"
            case isEvictable = "evictable"
            case overrides, style, module, level, location, isolation, completeIsolation, configuration, inner
            case dependencies, steps
        }
    }

    /// The configuration key that a value is read from.
    public struct ConfigurationKey: Sendable, Hashable, Codable {
        /// The full name of the key: `http.port`.
        public let key: String
        /// Whether the value reads a section: all keys that begin with this one, which the graph does not know.
        public let isSection: Bool
        /// The default as text; nil if there is none, or if the value is secret.
        ///
        /// A document never contains a value that was read.
        public let `default`: String?
        /// Whether the value stays out of logs.
        public let isSecret: Bool
        /// Whether creating a container fails without a value.
        public let isRequired: Bool

        enum CodingKeys: String, CodingKey {
            case key
            case isSection = "section"
            case `default`
            case isSecret = "secret"
            case isRequired = "required"
        }
    }

    /// A tag of a definition.
    public struct Tag: Sendable, Hashable, Codable {
        /// The tag's word.
        public let name: String
        /// The order among the definitions with the same tag, if any.
        public let order: Int?
    }

    /// A parameter of a factory or of a step.
    public struct Dependency: Sendable, Hashable, Codable {
        /// The parameter in words: an injection point's name, `owner`, `inner`, `call`, or `parameter 2`.
        public let label: String
        /// The position, from one; zero for a method's owner and for the object that a decorator wraps.
        public let position: Int
        /// The type inside all forms.
        public let type: String
        /// The forms around the type, outermost first: `single`, `optional`, `lazy of list`.
        public let form: String
        /// The query in words; nil if the type says everything.
        public let query: String?
        /// The time of building: at `construction`, in a `step` after it, or `later`, on demand.
        public let time: String
        /// The outcome of the resolution.
        ///
        /// One of `definitions`, a `constant`, the `container`, the `site` of the injection, `nothing` for an optional, an
        /// `argument` or a `key` of the caller, or a `problem`.
        public let outcome: String
        /// The key that a constant is read from; nil if the query contains the constant.
        public let configuration: ConfigurationKey?
        /// The ids of the resolved definitions, in order; none for an empty list.
        public package(set) var definitions: [String]
        /// The candidates that were rejected.
        public package(set) var turnedDown: [TurnedDown]

        enum CodingKeys: String, CodingKey {
            case label, position, type, form, query
            case time = "when"
            case outcome, configuration, definitions, turnedDown
        }
    }

    /// A type that the program may resolve, with what it would get.
    @_documentation(visibility: internal)
    public struct Request: Sendable, Hashable, Codable {
        /// The type's name.
        public let type: String
        /// The outcome: `definitions`, `container`, `nothing`, or a `problem` if not exactly one matches.
        public let outcome: String
        /// The ids of the resolved definitions: several if the open scope decides.
        public package(set) var definitions: [String]
        /// The candidates that were rejected.
        public package(set) var turnedDown: [TurnedDown]

        enum CodingKeys: CodingKey {
            case type, outcome, definitions, turnedDown
        }
    }

    /// A place where code resolves a type.
    @_documentation(visibility: internal)
    public struct Use: Sendable, Hashable, Codable {
        /// The type as the code spells it.
        public let type: String
        /// The name in the query.
        public let name: String?
        /// The called API: `get`, `provider`, `with`, `getIfDeclared`, `all`, `Resolving` or `@Injected`.
        public let form: String
        /// The outcome: `definitions`, `nothing` where the code accepts that, a `problem`, or `not understood`.
        public package(set) var outcome: String
        /// The ids of the resolved definitions.
        public package(set) var definitions: [String]
        /// The reason why the code is not understood.
        public package(set) var reason: String?
        /// The place of the call.
        public let location: Alchemic.Definition.SourceLocation

        package init(
            type: String, name: String?, form: String, outcome: String, definitions: [String], reason: String?,
            location: Alchemic.Definition.SourceLocation
        ) {
            self.type = type
            self.name = name
            self.form = form
            self.outcome = outcome
            self.definitions = definitions
            self.reason = reason
            self.location = location
        }
    }

    /// A candidate that a rule rejected.
    @_documentation(visibility: internal)
    public struct TurnedDown: Sendable, Hashable, Codable {
        /// The id of the definition, which may be a replaced one.
        public let definition: String
        /// The rule that rejected the definition.
        ///
        /// One of `own request`, `outlived scope`, `nearer scope`, `nearer container`, `not primary`, `several primaries`,
        /// `ambiguous`, `hidden`, `replaced` and `arguments`.
        public let rule: String
    }

    /// A definition that another one replaces.
    @_documentation(visibility: internal)
    public struct Replaced: Sendable, Hashable, Codable {
        /// The id in this document.
        public let id: String
        /// The type that the factory returns.
        public let type: String
        /// The id of the replacing definition.
        public let by: String
        /// The path of the declaring module.
        public let module: String
        /// The place of the declaration.
        public let location: Alchemic.Definition.SourceLocation
    }

    /// A step that follows the factory: an injection point, a call or the configure step.
    @_documentation(visibility: internal)
    public struct Step: Sendable, Hashable, Codable {
        /// The kind: `injection point`, `call` or `configure step`.
        public let kind: String
        /// The name of an injection point.
        public let name: String?
        /// Whether the step leaves an existing value alone.
        public let onlyIfUnset: Bool
        /// The id of the definition whose declaration has the step.
        public package(set) var declaredBy: String
        /// The place of the declaration.
        public let location: Alchemic.Definition.SourceLocation
        /// The isolation of the step: `synchronous`, `main` or `asynchronous`.
        public let isolation: String
        /// The parameters, in order.
        public package(set) var dependencies: [Dependency]
    }
}
