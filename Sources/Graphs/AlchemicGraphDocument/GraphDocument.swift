/// A graph as plain data: for tools, pages, pictures and rules of your own.
///
/// A graph has one, `Graph.document`; ``init(checking:roots:parent:)`` creates one from modules that may be invalid. Its
/// order is that of the declarations, and it is the same each time. ``json()`` writes it; its JSON Schema is in the
/// repository, `Documentation/graph-document.schema.json`.
///
/// ```swift
/// let document = GraphDocument(checking: [shop])
/// print(document.json())
/// ```
public struct GraphDocument: Sendable, Hashable, Codable {
    /// The version that this library writes; it grows when readers have to change.
    public static let currentVersion = 2

    /// The version of the document's format.
    public let version: Int
    /// The modules and definition sources, in the order in which they were found.
    public package(set) var modules: [Module]
    /// The definitions, a parent's first, in order of declaration; then the decorators in effect.
    public package(set) var definitions: [Definition]
    /// The ids of the eager definitions, in the order in which the start builds them.
    public package(set) var startOrder: [String]
    /// The ids of everything that the start builds: the eager ones and the shared ones that they need, each after what
    /// it needs; none in documents that were written before there were any.
    public package(set) var buildOrder: [String]
    /// What is wrong with the graph, and warnings.
    public package(set) var problems: [Diagnostic]
    /// The types that the program may resolve without a query, each with what it would get; none in documents that were
    /// written before there were any.
    public package(set) var requests: [Request]
    /// The definitions that another one is in the place of, by an override or by a child's name.
    public package(set) var replaced: [Replaced]
    /// The places where the program's code resolves a type, as a check with its sources has found them.
    public package(set) var uses: [Use]

    enum CodingKeys: CodingKey {
        case version, modules, definitions, startOrder, buildOrder, problems, requests, replaced, uses
    }
}

extension GraphDocument {
    /// A module or a definition source.
    public struct Module: Sendable, Hashable, Codable {
        /// The names of the modules that contain it and its own, joined by slashes.
        public let path: String
        /// Whether it is a definition source.
        public let isSource: Bool

        enum CodingKeys: String, CodingKey {
            case path
            case isSource = "source"
        }
    }

    /// One definition, or a decorator in effect on one definition.
    public struct Definition: Sendable, Hashable, Codable {
        /// Its id in this document: its name or default name, with a number if an earlier definition has the same.
        public let id: String
        /// The name it was given, if any.
        public let name: String?
        /// The name it has if it was given none.
        public let defaultName: String?
        /// Its other names.
        public let aliases: [String]
        /// The type that its factory returns.
        public let type: String
        /// The types that it promises.
        public let promisedTypes: [String]
        /// Whether it is found by the promised types only.
        public let hidesOtherTypes: Bool
        /// The lifetime's word.
        public let lifetime: String
        /// The scope it belongs to.
        public let scope: String?
        /// Its tags, in order.
        public let tags: [Tag]
        /// Its place in every list.
        public let order: Int?
        /// Whether it is preferred when several definitions match.
        public let isPrimary: Bool
        /// Whether the start builds it.
        public let isEager: Bool
        /// Whether a run of the program runs it as a service.
        public var isService: Bool { service ?? false }
        /// True or nil: documents of before have none.
        let service: Bool?
        /// True if all that takes a prototype in one resolution gets the same object; otherwise nil.
        public let isOncePerResolution: Bool?
        /// Whether `purge()` may discard its object.
        public let isEvictable: Bool
        /// What it replaces, in words.
        public let overrides: [String]
        /// The style it was declared in: `module`, or the word of a macro, a file or a source.
        public let style: String
        /// The path of the module that declares it.
        public let module: String
        /// How many graphs are above the one that declares it.
        public let level: Int
        /// Where it is declared.
        public let location: Alchemic.Definition.SourceLocation
        /// Where its factory runs: `synchronous`, `main` or `asynchronous`.
        public let isolation: String
        /// Where it must be resolved, given everything that it needs: one of the same words.
        public let completeIsolation: String
        /// What a configuration gives its value for; nil if none does, and in documents that were written before.
        public let configuration: ConfigurationKey?
        /// For a decorator: the id of what it wraps.
        public package(set) var inner: String?
        /// The parameters of its factory, in order.
        public package(set) var dependencies: [Dependency]
        /// What is done to the object after its factory, in order; a superclass's steps come first.
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

    /// The key that a value is read from.
    public struct ConfigurationKey: Sendable, Hashable, Codable {
        /// The key: `http.port`.
        public let key: String
        /// Whether the value is a reader of all keys that begin with the key; which ones it reads is not known.
        public let isSection: Bool
        /// The default, as text; nil if there is none, or if it is secret.
        ///
        /// No value that was read is in a document.
        public let `default`: String?
        /// Whether the value stays out of logs.
        public let isSecret: Bool
        /// Whether a container cannot be created without a value.
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
        /// The word.
        public let name: String
        /// The place among the definitions with the same tag.
        public let order: Int?
    }

    /// One parameter of a factory or of a step.
    public struct Dependency: Sendable, Hashable, Codable {
        /// The parameter in words: an injection point's name, `owner`, `inner`, or `parameter 2`.
        public let label: String
        /// Its place, counted from one; zero for the owner of a method and for what a decorator wraps.
        public let position: Int
        /// The type inside all forms.
        public let type: String
        /// The forms around the type, outermost first: `single`, `optional`, `lazy of list`.
        public let form: String
        /// What the query says, in words; nil if the type says everything.
        public let query: String?
        /// When it is built: at `construction`, in a `step` after it, or `later`, when the program resolves it.
        public let time: String
        /// What it was resolved to: `definitions`, a `constant`, `nothing` for an optional, an `argument` or
        /// a `key` of the caller's, or a `problem`.
        public let outcome: String
        /// The key that a constant is read from; nil if it stands in the query.
        public let configuration: ConfigurationKey?
        /// The ids of the definitions, in order; none for an empty list.
        public package(set) var definitions: [String]
        /// The candidates that were rejected.
        public package(set) var turnedDown: [TurnedDown]

        enum CodingKeys: String, CodingKey {
            case label, position, type, form, query
            case time = "when"
            case outcome, configuration, definitions, turnedDown
        }
    }

    /// A type that the program may resolve, and what it would get.
    @_documentation(visibility: internal)
    public struct Request: Sendable, Hashable, Codable {
        /// The type.
        public let type: String
        /// What it is resolved to: `definitions`, or a `problem`, if several or none match.
        public let outcome: String
        /// The ids of the definitions: several, if the open scope decides.
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
        /// The type, as code writes it.
        public let type: String
        /// The name in its query.
        public let name: String?
        /// What code calls: `get`, `provider`, `with`, `getIfDeclared`, `all`, `Resolving` or `@Injected`.
        public let form: String
        /// What it is resolved to: `definitions`; `nothing`, where that is an answer; a `problem`; or `not understood`.
        public package(set) var outcome: String
        /// The ids of the definitions.
        public package(set) var definitions: [String]
        /// Why it is not understood.
        public package(set) var reason: String?
        /// Where it stands.
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
        /// The id of the definition, or of one that was replaced.
        public let definition: String
        /// The rule: `own request`, `outlived scope`, `nearer scope`, `nearer container`, `not primary`, `several
        /// primaries`, `ambiguous`, `hidden`, `replaced` or `arguments`.
        public let rule: String
    }

    /// A definition that another one is in the place of.
    @_documentation(visibility: internal)
    public struct Replaced: Sendable, Hashable, Codable {
        /// Its id in this document.
        public let id: String
        /// The type that its factory returns.
        public let type: String
        /// The id of the definition in its place.
        public let by: String
        /// The path of the module that declares it.
        public let module: String
        /// Where it is declared.
        public let location: Alchemic.Definition.SourceLocation
    }

    /// Something done to an object after its factory.
    @_documentation(visibility: internal)
    public struct Step: Sendable, Hashable, Codable {
        /// `injection point`, `call` or `configure step`.
        public let kind: String
        /// An injection point's name.
        public let name: String?
        /// Whether an existing value is left alone.
        public let onlyIfUnset: Bool
        /// The id of the definition whose declaration has the step.
        public package(set) var declaredBy: String
        /// Where it is declared.
        public let location: Alchemic.Definition.SourceLocation
        /// Where it runs: `synchronous`, `main` or `asynchronous`.
        public let isolation: String
        /// Its parameters, in order.
        public package(set) var dependencies: [Dependency]
    }
}
