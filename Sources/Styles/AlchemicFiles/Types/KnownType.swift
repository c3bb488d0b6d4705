internal import Alchemic
internal import AlchemicCompiledFiles
internal import DefinitionFiles

/// The initializers, methods and properties of a type that files may use.
struct KnownType: Sendable {
    /// An initializer or static method; one without a name is found by the number of its parameters.
    struct Maker: Sendable {
        /// The name; nil if it is unknown, because a type declares its initializer itself.
        let name: MethodName?
        let maker: LoadedMaker

        init(name: MethodName?, _ maker: LoadedMaker) {
            self.name = name
            self.maker = maker.labeled(name?.labelText)
        }
    }

    /// A method in the forms in which files can use it.
    struct Method: Sendable {
        let name: MethodName
        /// The method as a factory.
        let maker: LoadedMaker
        /// The method as a call.
        let call: LoadedStep
        /// The method as a configurator.
        let configuring: LoadedStep
    }

    let type: Any.Type
    /// The type's name, with its module.
    let name: String
    /// The initializers and static methods.
    var makers: [Maker] = []
    /// The setters by the names that files use.
    var setters: [String: LoadedStep] = [:]
    var methods: [Method] = []
    /// The definitions that the type declares itself, if any.
    var declarations: [Definition] = []
    /// The mistakes in the description.
    var mistakes: [String] = []
    /// The factory of an object that the program provides.
    let external: LoadedMaker

    /// Begins an empty description.
    init(_ type: Any.Type) {
        self.type = type
        name = qualifiedName(of: type)
        func external<Value>(_: Value.Type) -> LoadedMaker { LoadedMaker(externalOf: Value.self) }
        self.external = _openExistential(type, do: external)
    }

    /// The type's name without modules, in generic arguments too; a nested type keeps the name of its outer type.
    var shortName: String {
        var result = ""
        var path = ""
        func withoutModule() -> Substring { path.firstIndex(of: ".").map { path[$0...].dropFirst() } ?? path[...] }
        for character in name {
            if character.isLetter || character.isNumber || character == "_" || character == "." {
                path.append(character)
            } else {
                result += withoutModule()
                result.append(character)
                path = ""
            }
        }
        return result + withoutModule()
    }

    /// The setter of a property, including those that the type declares as injection points.
    func setter(_ name: String) -> LoadedStep? {
        if let setter = setters[name] { return setter }
        for definition in declarations {
            if let step = LoadedStep(of: definition, named: name), step.parameterTypes.count == 1 { return step }
        }
        return nil
    }

    /// The full names of the initializers, or of the static methods.
    func spellings(initializers: Bool) -> [String] {
        makers.compactMap { maker in
            guard let name = maker.name else {
                return initializers
                    ? "init(\(String(repeating: "_:", count: maker.maker.parameterTypes.count)))" : nil
            }
            return name.isInitializer == initializers ? name.description : nil
        }
    }
}
