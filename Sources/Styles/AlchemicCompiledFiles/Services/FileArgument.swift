internal import Alchemic

/// One argument as a definition file gives it: a constant, a service, or a list or map of these.
///
/// Its type is that of the parameter, so that the compiler checks what the file says. What is written here is written by
/// the compiler of definition files; the loader lowers the same values to the same arguments.
@_documentation(visibility: internal)
public struct FileArgument<Value>: Sendable {
    /// How the argument is found.
    package let query: LoadedQuery
    /// The value, if it is known already.
    private let constant: Constant?
    /// What is wrong with it, where only the program can tell.
    let problem: String?

    /// A file's values are immutable, whatever type they are read as.
    private struct Constant: @unchecked Sendable {
        let value: Value
    }

    /// An argument that is found.
    package init(_ query: LoadedQuery) {
        self.query = query
        constant = nil
        problem = nil
    }

    init(_ query: LoadedQuery, _ problem: String?) {
        self.query = query
        constant = nil
        self.problem = problem
    }

    /// An argument that is a constant.
    package init(constant value: Value) {
        query = .value(value)
        constant = Constant(value: value)
        problem = nil
    }
}

@_documentation(visibility: internal)
extension FileArgument {
    /// A constant: a literal of the file.
    ///
    /// - Parameter value: The constant. A file's values are immutable, so that it may be shared.
    /// - Returns: The argument.
    public static func value(_ value: Value) -> FileArgument { FileArgument(constant: value) }

    /// The service with a name, whose type is not known here: the check of the graph looks at it.
    ///
    /// - Parameter name: The definition's name.
    /// - Returns: The argument.
    public static func id(_ name: String) -> FileArgument { FileArgument(.named(name)) }

    /// The service with a name.
    ///
    /// - Parameters:
    ///   - conversion: What shows the compiler that it fits: `{ $0 }`.
    ///   - name: The definition's name.
    ///   - type: Its type.
    /// - Returns: The argument.
    public static func id<Made>(
        _ conversion: (Made) -> Value, _ name: String, _ type: Made.Type
    ) -> FileArgument { FileArgument(.named(name)) }

    /// Everything with a tag, for a list or a dictionary.
    ///
    /// - Parameter tag: The tag's word.
    /// - Returns: The argument.
    public static func tagged(_ tag: String) -> FileArgument { FileArgument(.tagged(tag)) }

    /// What the caller gives.
    public static var argument: FileArgument { FileArgument(.argument) }

    /// The container itself.
    public static var container: FileArgument { FileArgument(.auto) }
}

@_documentation(visibility: internal)
extension FileArgument where Value: ExpressibleByNilLiteral {
    /// What stands for an argument at the end that the file leaves out.
    public static var omitted: FileArgument { value(nil) }
}

// MARK: Lists and maps that hold more than constants

@_documentation(visibility: internal)
extension FileArgument {
    /// A list.
    ///
    /// - Parameter members: What it holds, in order.
    /// - Returns: The argument.
    public static func list<Element>(_ members: FileArgument<Element>...) -> FileArgument where Value == [Element] {
        FileArgument(members: members) { $0 }
    }

    /// A list for an optional parameter.
    ///
    /// - Parameter members: What it holds, in order.
    /// - Returns: The argument.
    public static func list<Element>(_ members: FileArgument<Element>...) -> FileArgument where Value == [Element]? {
        FileArgument(members: members) { $0 }
    }

    /// A map.
    ///
    /// - Parameter entries: The keys, each with what stands behind it.
    /// - Returns: The argument.
    public static func map<Element>(
        _ entries: (String, FileArgument<Element>)...
    ) -> FileArgument where Value == [String: Element] { FileArgument(entries: entries) { $0 } }

    /// A map for an optional parameter.
    ///
    /// - Parameter entries: The keys, each with what stands behind it.
    /// - Returns: The argument.
    public static func map<Element>(
        _ entries: (String, FileArgument<Element>)...
    ) -> FileArgument where Value == [String: Element]? { FileArgument(entries: entries) { $0 } }

    /// A list of arguments; one constant if all of them are.
    init<Element>(members: [FileArgument<Element>], _ convert: ([Element]) -> Value) {
        let constants = members.compactMap(\.constant)
        if constants.count == members.count {
            self.init(constant: convert(constants.map(\.value)))
        } else {
            self.init(.list(members.map(\.query)), members.lazy.compactMap(\.problem).first)
        }
    }

    /// A map of arguments; one constant if all of them are.
    init<Element>(entries: [(String, FileArgument<Element>)], _ convert: ([String: Element]) -> Value) {
        let constants = entries.compactMap { entry in entry.1.constant.map { (entry.0, $0.value) } }
        if constants.count == entries.count {
            self.init(constant: convert(Dictionary(constants, uniquingKeysWith: { $1 })))
        } else {
            self.init(
                .dictionary(entries.map { (key: $0.0, query: $0.1.query) }),
                entries.lazy.compactMap(\.1.problem).first)
        }
    }
}
