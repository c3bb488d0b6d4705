internal import Alchemic
internal import AlchemicCompiledFiles
public import AlchemicMain
internal import DefinitionFiles
internal import FileValues

/// The types that definition files may name, with the initializers, methods and properties that they may use.
///
/// A program has no list of its types to look names up in; so it says which it means. Self-declaring types say so
/// themselves, see ``addFound()``:
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
/// Files name a type with its Swift module or without, `Garage.Car` or `Car`.
public struct FileTypes: Sendable {
    private(set) var known: [ObjectIdentifier: KnownType] = [:]
    private var byName: [String: [ObjectIdentifier]] = [:]
    private(set) var conversions: [ObjectIdentifier: ValueConverter.Conversion] = [:]

    /// Makes an empty list.
    public init() {}

    /// Adds a type, or adds to what was said of it.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - name: The name that files use, if not the type's own.
    ///   - describe: Says what files may use of it.
    public mutating func add<Described: Sendable>(
        _ type: Described.Type, named name: String? = nil,
        _ describe: (inout FileType<Described>) -> Void = { (_: inout FileType<Described>) in }
    ) {
        add(type, isSendable: true, name, describe)
    }

    /// Adds a type that is not `Sendable`: a file can make prototypes of it, and nothing that is shared.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - name: The name that files use, if not the type's own.
    ///   - describe: Says what files may use of it.
    public mutating func add<Described>(
        unshared type: Described.Type, named name: String? = nil,
        _ describe: (inout FileType<Described>) -> Void = { (_: inout FileType<Described>) in }
    ) {
        add(type, isSendable: false, name, describe)
    }

    private mutating func add<Described>(
        _ type: Described.Type, isSendable: Bool, _ name: String?, _ describe: (inout FileType<Described>) -> Void
    ) {
        var described = FileType<Described>(
            known: known[ObjectIdentifier(type)] ?? KnownType(type), isSendable: isSendable)
        describe(&described)
        add(described.known, named: name)
    }

    /// Adds a self-declaring type, with what it says of itself.
    ///
    /// Its initializers are found by the number of their parameters, since a reference to one has no labels; its injection
    /// points by their names.
    ///
    /// - Parameter type: The type.
    public mutating func add<Declaring: SelfDeclaring>(declared type: Declaring.Type) {
        for definition in SelfDeclared(type).definitions { add(definition) }
    }

    /// Adds every self-declaring type of the program and the libraries that are loaded.
    public mutating func addFound() {
        for definition in definitionsFound() { add(definition) }
    }

    /// Says how a value of a file becomes one of a type that files cannot write.
    ///
    /// ```swift
    /// types.convert(to: URL.self) { (text: String) in URL(string: text) }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - make: Makes a value from one that a file can write; nil means that it is none.
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

    private mutating func add(_ definition: Definition) {
        var type = known[ObjectIdentifier(definition.type)] ?? KnownType(definition.type)
        if let maker = LoadedMaker(of: definition), !maker.isMethod {
            type.makers.append(KnownType.Maker(name: nil, maker))
        }
        type.declarations.append(definition)
        add(type, named: nil)
    }

    private mutating func add(_ type: KnownType, named name: String?) {
        let key = ObjectIdentifier(type.type)
        var names = [name].compactMap(\.self)
        if known[key] == nil {
            names += [type.name, type.shortName]
            // As Swift writes it, and as it was written for long.
            if isExistential(type.type) { names += names.map { "any \($0)" } }
        }
        known[key] = type
        for name in names where byName[name]?.contains(key) != true { byName[name, default: []].append(key) }
    }

    // MARK: Looking up

    /// The types of this name: one, none, or several.
    func types(named name: String) -> [KnownType] { (byName[name] ?? []).compactMap { known[$0] } }

    /// Every type there is, without its module, for suggestions.
    var names: [String] { known.values.map(\.shortName).sorted() }

    /// What is known of a type, and of its superclasses, the nearest first.
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
        "FileTypes" + facts(Diagnostic.counted(known.count, "type"), several(conversions.count, "conversion"))
    }
}
