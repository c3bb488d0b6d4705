internal import Alchemic
internal import AlchemicCompiledFiles
internal import DefinitionFiles

/// The initializers, methods and properties of a type that files may use.
///
/// Describe a type in ``FileTypes/add(_:named:_:)``. Names include the labels, as in files: `init(engine:)`, `start(at:)`,
/// `init()`. The compiler does not check names. A file that names the type fails to load if the number of labels differs
/// from the number of parameters.
public struct FileType<Described> {
    /// The description so far.
    var known: KnownType
    /// Whether the type is `Sendable`, so that its factories may make shared objects.
    let isSendable: Bool

    /// Adds an initializer or static method, or replaces the one with its name.
    mutating func addMaker(_ name: String, calling make: LoadedFunction, isSendable: Bool) {
        let maker = make.maker(isSendable: isSendable)
        guard let name = read(name, labels: maker.parameterTypes.count) else { return }
        known.makers.removeAll { $0.name == name }
        known.makers.append(KnownType.Maker(name: name, maker))
    }

    /// Adds a method, or replaces the one with its name; the first parameter of its function is the object.
    mutating func addMethod(_ name: String, calling method: LoadedFunction, isSendable: Bool) {
        let maker = method.maker(isSendable: isSendable)
        guard let name = read(name, labels: maker.parameterTypes.count - 1) else { return }
        known.methods.removeAll { $0.name == name }
        known.methods.append(
            KnownType.Method(
                name: name, maker: maker.labeled(name.labelText), call: method.call, configuring: method.configuring))
    }

    /// The name that a text spells; nil, with a mistake, if it is no name or has another number of labels.
    private mutating func read(_ text: String, labels count: Int) -> MethodName? {
        guard let (name, _) = MethodName.read(text) else {
            known.mistakes.append("'\(text)' is not an initializer or method name; write it like 'init(engine:)'")
            return nil
        }
        guard name.labels.count == count else {
            known.mistakes.append("'\(text)' was given a function of \(count) parameters")
            return nil
        }
        return name
    }
}

// MARK: Initializers

extension FileType {
    /// Lets files use an initializer, a function or a closure as the object's factory.
    ///
    /// - Parameters:
    ///   - name: The name in files, such as `init(engine:)`.
    ///   - make: The initializer, function or closure.
    public mutating func initializer<each Parameter>(
        _ name: String, _ make: @escaping @Sendable (repeat each Parameter) throws -> Described
    ) {
        addMaker(name, calling: LoadedFunction(make), isSendable: isSendable)
    }
}

extension FileType where Described: Sendable {
    /// Lets files use an initializer, a function or a closure that is awaited.
    ///
    /// - Parameters:
    ///   - name: The name in files.
    ///   - make: The initializer, function or closure.
    public mutating func initializer<each Parameter>(
        _ name: String, async make: @escaping @Sendable (repeat each Parameter) async throws -> Described
    ) {
        addMaker(name, calling: LoadedFunction(async: make), isSendable: true)
    }

    /// Lets files use an initializer, a function or a closure on the main actor.
    ///
    /// - Parameters:
    ///   - name: The name in files.
    ///   - make: The initializer, function or closure.
    public mutating func initializer<each Parameter>(
        _ name: String, main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Described
    ) {
        addMaker(name, calling: LoadedFunction(main: make), isSendable: true)
    }
}

// MARK: Properties

extension FileType where Described: AnyObject {
    /// Lets files set a property.
    ///
    /// - Parameters:
    ///   - name: The name in files.
    ///   - property: The property.
    public mutating func setter<Value>(
        _ name: String, _ property: any ReferenceWritableKeyPath<Described, Value> & Sendable
    ) {
        known.setters[name] =
            LoadedFunction(setter: { (object: Described, value: Value) in object[keyPath: property] = value }).setter
    }
}

extension FileType {
    /// Lets files set a value by a closure, on a class or a protocol of classes.
    ///
    /// - Parameters:
    ///   - name: The name in files.
    ///   - set: Sets the value.
    public mutating func setter<Value>(_ name: String, set: @escaping @Sendable (Described, Value) throws -> Void) {
        known.setters[name] = LoadedFunction(setter: set).setter
    }

    /// Lets files set a value by a closure on the main actor: the form for main-actor types.
    ///
    /// - Parameters:
    ///   - name: The name in files.
    ///   - set: Sets the value.
    public mutating func setter<Value>(
        _ name: String, main set: @escaping @MainActor @Sendable (Described, Value) throws -> Void
    ) {
        known.setters[name] = LoadedFunction(mainSetter: set).setter
    }

    /// Lets files set a value by a closure that is awaited: the form for actors.
    ///
    /// - Parameters:
    ///   - name: The name in files.
    ///   - set: Sets the value.
    public mutating func setter<Value>(
        _ name: String, async set: @escaping @Sendable (Described, Value) async throws -> Void
    ) {
        known.setters[name] = LoadedFunction(asyncSetter: set).setter
    }
}

extension FileType: Printed, Opaque {
    package var summary: String {
        "FileType of \(spelling(of: Described.self))"
            + facts(
                several(known.makers.count, of: "initializer"), several(known.setters.count, of: "setter"),
                several(known.methods.count, of: "method"))
    }
}
