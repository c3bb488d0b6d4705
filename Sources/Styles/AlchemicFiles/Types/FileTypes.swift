internal import Alchemic
internal import AlchemicCompiledFiles
public import AlchemicMain
internal import DefinitionFiles
internal import FileValues

/// The types that definition files may name, with their initializers, methods and properties.
///
/// Swift cannot look up a type by its name in a file, so a program adds its types to this list. ``addFound()`` adds all
/// self-declaring types:
///
/// ```swift
/// var types = FileTypes()
/// types.addFound()
/// types.add(Car.self) {
///     $0.initializer("init(engine:)", Car.init(engine:))
///     $0.setter("sunroof", \.sunroof)
///     $0.method("start(at:)", Car.start)
/// }
/// ```
///
/// Files name a type with or without its Swift module: `Garage.Car` or `Car`.
public struct FileTypes: Sendable {
    /// The types by their identifiers.
    private(set) var known: [ObjectIdentifier: KnownType] = [:]
    /// The types by each name that files may use; several types may share a name.
    private var byName: [String: [ObjectIdentifier]] = [:]
    /// The conversions by the type that they result in.
    private(set) var conversions: [ObjectIdentifier: ValueConverter.Conversion] = [:]

    /// Creates an empty list.
    public init() {}

    /// Adds a type, or extends its description.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - name: The name that files use, if not the type's own.
    ///   - describe: Adds the initializers, methods and properties that files may use.
    public mutating func add<Described: Sendable>(
        _ type: Described.Type, named name: String? = nil,
        _ describe: (inout FileType<Described>) -> Void = { (_: inout FileType<Described>) in }
    ) {
        add(type, isSendable: true, named: name, describedBy: describe)
    }

    /// Adds a type that is not `Sendable`, of which files can declare prototypes, but no shared objects.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - name: The name that files use, if not the type's own.
    ///   - describe: Adds the initializers, methods and properties that files may use.
    public mutating func add<Described>(
        unshared type: Described.Type, named name: String? = nil,
        _ describe: (inout FileType<Described>) -> Void = { (_: inout FileType<Described>) in }
    ) {
        add(type, isSendable: false, named: name, describedBy: describe)
    }

    /// Adds a type, or extends its description.
    private mutating func add<Described>(
        _ type: Described.Type, isSendable: Bool, named name: String?,
        describedBy describe: (inout FileType<Described>) -> Void
    ) {
        var described = FileType<Described>(
            known: known[ObjectIdentifier(type)] ?? KnownType(type), isSendable: isSendable)
        describe(&described)
        add(described.known, named: name)
    }

    /// Adds a self-declaring type, with the initializers and injection points that it declares.
    ///
    /// Files find the initializers by the number of parameters, since a reference to an initializer carries no labels, and the
    /// injection points by name.
    ///
    /// - Parameter type: The type.
    public mutating func add<Declaring: SelfDeclaring>(declared type: Declaring.Type) {
        for definition in SelfDeclared(type).definitions { add(definition) }
    }

    /// Adds every self-declaring type of the program and its loaded libraries.
    public mutating func addFound() {
        for definition in definitionsFound() { add(definition) }
    }

    /// Adds a conversion to a type whose values files cannot write.
    ///
    /// ```swift
    /// types.convert(to: URL.self) { (text: String) in URL(string: text) }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - make: Converts a value that a file can write; returns nil for an invalid one.
    public mutating func convert<Value: Sendable, Written>(
        to type: Value.Type, _ make: @escaping @Sendable (Written) throws -> Value?
    ) {
        conversions[ObjectIdentifier(type)] = ValueConverter.Conversion { constant, converter in
            let written = try converter.value(constant, as: Written.self)
            guard let value = try make(written) else {
                throw FileFailure("\(converter.words(constant)) is not of type `\(mention(of: Value.self))`")
            }
            return value
        }
    }

    /// Adds the declaration of a self-declaring type: its factory, without a name, and its steps.
    private mutating func add(_ definition: Definition) {
        var type = known[ObjectIdentifier(definition.type)] ?? KnownType(definition.type)
        if let maker = LoadedMaker(of: definition), !maker.isMethod {
            type.makers.append(KnownType.Maker(name: nil, maker))
        }
        type.declarations.append(definition)
        add(type, named: nil)
    }

    /// Stores a description, under an additional name if there is one.
    private mutating func add(_ type: KnownType, named name: String?) {
        let key = ObjectIdentifier(type.type)
        var names = [name].compactMap(\.self)
        if known[key] == nil {
            names += [type.name, type.shortName]
            // Files may name a protocol with or without `any`.
            if isExistential(type.type) { names += names.map { "any \($0)" } }
        }
        known[key] = type
        for name in names where byName[name]?.contains(key) != true { byName[name, default: []].append(key) }
    }

    // MARK: Looking up

    /// The types with this name, of which there may be several in different modules.
    func types(named name: String) -> [KnownType] { (byName[name] ?? []).compactMap { known[$0] } }

    /// The names of all types without modules, for suggestions.
    var names: [String] { known.values.map(\.shortName).sorted() }

    /// The descriptions of a type and of its superclasses, nearest first.
    func descriptions(of type: Any.Type) -> [KnownType] {
        var all = [known[ObjectIdentifier(type)]].compactMap(\.self)
        var current: AnyClass? = (type as? AnyClass).flatMap { superclass(of: $0) }
        while let above = current {
            if let type = known[ObjectIdentifier(above)] { all.append(type) }
            current = superclass(of: above)
        }
        return all
    }
}

extension FileTypes: Printed, Opaque {
    package var summary: String {
        "FileTypes" + facts(Diagnostic.counted(known.count, of: "type"), several(conversions.count, of: "conversion"))
    }
}
