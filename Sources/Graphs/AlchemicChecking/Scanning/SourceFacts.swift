/// What a source file says, as far as it matters to what its code resolves.
struct SourceFacts {
    /// `Module/File.swift`.
    let name: String
    /// The Swift module that the file belongs to.
    let module: String
    var imports: Set<String> = []
    var types: [TypeDeclaration] = []
    /// Names of type aliases and of associated types.
    var aliases: Set<String> = []
    /// Names of generic parameters, of functions and of types.
    var generics: Set<String> = []
    /// What variables, parameters and functions, `name()`, hold or return.
    var holdings: [String: [Holding]] = [:]
    var requests: [CodeRequest] = []
    var declarations: [WrittenDeclaration] = []
    var modules: [WrittenModule] = []
    /// What makes definitions that are not written as a declaration, such as a configuration, and where.
    var sources: [(line: UInt32, word: String)] = []
    var ignoredLines: Set<Int32> = []
    /// Whether code awaits, or builds on the main actor, what the file does not tell.
    var awaitsAnything = false
    /// Whether code injects into objects of its own, or calls what is declared to be called.
    var callsDefinitions = false
    /// Calls of `set`, each with the variable that it is given, if it is one, and its receiver.
    var settings: [(name: String?, receiver: Receiver)] = []
    /// Whether a program begins here.
    var isEntry: Bool

    init(name: String, module: String) {
        self.name = name
        self.module = module
        isEntry = name.hasSuffix("/main.swift")
    }

    /// The products of Alchemic that the file imports.
    var products: Set<String> { imports.filter { $0.hasPrefix("Alchemic") } }
}

/// A type that a file declares or extends.
struct TypeDeclaration {
    /// The names of the types around it, and its own.
    let path: [String]
    /// What follows its colon, by the last word of each name.
    let inherits: [String]
    let isExtension: Bool
    /// Whether it stands in a function.
    let isLocal: Bool
    /// Its initializers by their labels, `store:clock:`; nil for one that a declaration cannot name: private, failing or awaited.
    var initializers: [String?] = []
    /// The names of a structure's stored properties, by which the compiler writes its initializer; nil where that is not clear.
    var properties: [String]?

    var name: String { path[path.count - 1] }
}

/// What code calls to resolve something, as far as it can be told without compiling it.
indirect enum Receiver: Equatable {
    case container
    /// Something else.
    case other
    case unknown
    /// What a name holds, or a function, `name()`, returns, seen from a place of the file; of a member of something else, from
    /// nowhere.
    case named(String, from: Int?)
    /// A scope of a container.
    case scope(of: Receiver)
}

/// What a name holds, and where it does.
struct Holding {
    let receiver: Receiver
    /// The tokens among which the name means this.
    let range: Range<Int>
    /// Whether it is a member of a type, or stands at the top level: then other places may name it, too.
    let isMember: Bool
}

/// A place where code resolves a type.
struct CodeRequest {
    enum Form: String {
        case get, provider, with, getIfDeclared, all
        case resolving = "Resolving"
        case injected = "@Injected"
    }

    /// Whether a call builds what has to be awaited, or lives on the main actor.
    enum Way {
        /// It fails where that has not been built.
        case plain
        case awaiting
        /// It builds nothing, or nothing is said of it.
        case other
    }

    /// Code that runs while an object is being built.
    enum Factory {
        /// The closure of a declaration on one of these lines.
        case declaration(ClosedRange<UInt32>)
        /// An initializer of the type around it.
        case initializer
    }

    let form: Form
    let way: Way
    let type: WrittenType
    /// The name in its query.
    var named: String?
    /// Whether its query says what a file does not tell.
    var hasOtherQuery = false
    /// Whether nothing is an answer, too.
    var isOptional = false
    let line: UInt32
    let column: UInt32
    let receiver: Receiver
    /// The types that it stands in, by the words of their names.
    let enclosing: [String]
    /// The factory whose code it is.
    let factory: Factory?
    /// Whether it stands between `#if` and `#endif`.
    let isConditional: Bool
}

/// A declaration in code, be it a part of the graph or not.
struct WrittenDeclaration {
    /// The lines on one of which its definition is located.
    let lines: ClosedRange<UInt32>
    /// The types that it may provide; nil where code does not tell.
    var types: [WrittenType]?
    /// Its names and aliases; nil where code does not tell.
    var names: [String]?
    /// The sign that opens the closure which is its factory.
    var factory: Int?
}

/// A module that code declares by a name: a variable, or a function that returns it.
struct WrittenModule {
    enum Access: String { case `private`, `fileprivate`, `internal`, package, `public`, open }

    let name: String
    /// The names of the types around it.
    let types: [String]
    let isFunction: Bool
    let column: UInt32
    /// From its name to the end of what it lists.
    let lines: ClosedRange<UInt32>
    /// The access that is written before it.
    let access: Access?

    var line: UInt32 { lines.lowerBound }
    /// The name as other files write it.
    var title: String { (types + [name]).joined(separator: ".") }
    var call: String { isFunction ? title + "(…)" : title }
    /// Whether other files can list it.
    var isVisible: Bool { access != .private && access != .fileprivate }
}
