/// The facts of a source file that matter to the types that its code resolves.
struct SourceFacts {
    /// `Module/File.swift`.
    let name: String
    /// The Swift module that the file belongs to.
    let module: String
    var imports: Set<String> = []
    var types: [TypeDeclaration] = []
    /// The names of type aliases and of associated types.
    var aliases: Set<String> = []
    /// The names of generic parameters of functions and types.
    var generics: Set<String> = []
    /// The receivers that variables and parameters hold, and that functions, `name()`, return.
    var holdings: [String: [Holding]] = [:]
    var requests: [CodeRequest] = []
    var declarations: [WrittenDeclaration] = []
    var modules: [WrittenModule] = []
    /// The sources of definitions other than declarations, such as a configuration: their lines and words.
    var sources: [(line: UInt32, word: String)] = []
    var ignoredLines: Set<Int32> = []
    /// Whether code awaits, or builds on the main actor, definitions that the file does not tell.
    var awaitsAnything = false
    /// Whether code injects into its own objects, or invokes definitions.
    var callsDefinitions = false
    /// Calls of `set`: the variable that is passed, if the argument is one, and the receiver.
    var settings: [(name: String?, receiver: Receiver)] = []
    /// Whether a program begins in this file.
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
    /// The names of the enclosing types, and the type's own.
    let path: [String]
    /// The superclass and protocols after the colon, by the last word of each name.
    let inherits: [String]
    let isExtension: Bool
    /// Whether a function declares the type.
    let isLocal: Bool
    /// The initializers by their labels, `store:clock:`; nil for one that a declaration cannot name: private, failable or async.
    var initializers: [String?] = []
    /// The stored properties of a structure, from which the compiler derives an initializer; nil if that is unclear.
    var properties: [String]?

    var name: String { path[path.count - 1] }
}

/// The object that a resolving call is made on, as far as a scan without a compiler can tell.
indirect enum Receiver: Equatable {
    case container
    /// Certainly not a container.
    case other
    case unknown
    /// A variable, or the result of a function, `name()`, looked up from a token of the file. `from` is nil for a member of
    /// another expression.
    case named(String, from: Int?)
    /// A scope of a container.
    case scope(of: Receiver)
}

/// The receiver that a name holds in a part of a file.
struct Holding {
    let receiver: Receiver
    /// The tokens among which the name holds the receiver.
    let range: Range<Int>
    /// Whether the name is a member of a type or stands at the top level, so that code elsewhere may use it.
    let isMember: Bool
}

/// A place where code resolves a type.
struct CodeRequest {
    enum Form: String {
        case get, provider, with, getIfDeclared, all
        case resolving = "Resolving"
        case injected = "@Injected"
    }

    /// How a call treats an object that must be awaited, or lives on the main actor.
    enum Way {
        /// The call fails unless the object has been built.
        case plain
        case awaiting
        /// Any other call, which the check does not judge, such as one behind `try?`.
        case other
    }

    /// Code that runs while an object is being built.
    enum Construction {
        /// The factory's closure, in a declaration that begins on one of these lines.
        case factory(ClosedRange<UInt32>)
        /// A step's closure, in a declaration that begins on one of these lines.
        case step(ClosedRange<UInt32>)
        /// An initializer of the enclosing type.
        case initializer
    }

    let form: Form
    let way: Way
    let type: WrittenType
    /// The name in the query.
    var named: String?
    /// Whether the query is more than a literal name.
    var hasOtherQuery = false
    /// Whether the request accepts that nothing is declared.
    var isOptional = false
    let line: UInt32
    let column: UInt32
    let receiver: Receiver
    /// The names of the enclosing types, outermost first.
    let enclosing: [String]
    /// The code that makes the request while an object is being built; nil for any other code.
    let construction: Construction?
    /// Whether the request stands between `#if` and `#endif`.
    let isConditional: Bool
}

/// A declaration in code, whether or not the graph has it.
struct WrittenDeclaration {
    /// The lines that may be the definition's location.
    let lines: ClosedRange<UInt32>
    /// The types that the declaration may provide; nil if the code does not tell.
    var types: [WrittenType]?
    /// The names and aliases; nil if the code does not tell.
    var names: [String]?
    /// The index of the brace that opens the factory's closure.
    var factory: Int?
    /// The indices of the braces that open closures of steps.
    var steps: Set<Int> = []
}

/// A module that code declares with a name: a variable, or a function that returns the module.
struct WrittenModule {
    enum Access: String { case `private`, `fileprivate`, `internal`, package, `public`, open }

    let name: String
    /// The names of the enclosing types.
    let types: [String]
    let isFunction: Bool
    let column: UInt32
    /// The lines from the module's name to the end of its list.
    let lines: ClosedRange<UInt32>
    /// The access modifier before the declaration.
    let access: Access?

    var line: UInt32 { lines.lowerBound }
    /// The name as other files write it.
    var title: String { (types + [name]).joined(separator: ".") }
    var call: String { isFunction ? title + "(…)" : title }
    /// Whether other files can list it.
    var isVisible: Bool { access != .private && access != .fileprivate }
}
