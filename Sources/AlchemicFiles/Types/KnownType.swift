internal import Alchemic
internal import AlchemicCompiledFiles
internal import DefinitionFiles

/// What files may use of one type.
struct KnownType: Sendable {
    /// An initializer or static method; without a name it is found by the number of its parameters.
    struct Maker: Sendable {
        let name: MethodName?
        let maker: LoadedMaker

        init(name: MethodName?, _ maker: LoadedMaker) {
            self.name = name
            self.maker = maker.labeled(name?.labelText)
        }
    }

    /// A method, in each of the ways in which it can be used.
    struct Method: Sendable {
        let name: MethodName
        /// For a factory.
        let maker: LoadedMaker
        /// For a method call.
        let call: LoadedStep
        /// For a configurator.
        let configuring: LoadedStep
    }

    let type: Any.Type
    /// Its name with its module.
    let name: String
    /// Initializers, and static methods that make something.
    var makers: [Maker] = []
    var setters: [String: LoadedStep] = [:]
    var methods: [Method] = []
    /// What the type declares of itself, if it does.
    var declarations: [Definition] = []
    /// What is wrong with the description.
    var mistakes: [String] = []
    /// Makes what stands for an object that the program hands over.
    let external: LoadedMaker

    init(_ type: Any.Type) {
        self.type = type
        name = nameWithModule(of: type)
        func external<Value>(_: Value.Type) -> LoadedMaker { LoadedMaker(externalOf: Value.self) }
        self.external = _openExistential(type, do: external)
    }

    /// Its name without modules, those of its generic arguments included; a nested type keeps the name of its outer one.
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

    /// The setter of a property, those that the type declares as injection points included.
    func setter(_ name: String) -> LoadedStep? {
        if let setter = setters[name] { return setter }
        for definition in declarations {
            if let step = LoadedStep(of: definition, named: name), step.parameterTypes.count == 1 { return step }
        }
        return nil
    }

    /// The spellings of its initializers, or of its static methods.
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
