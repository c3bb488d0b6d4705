import Alchemic
import AlchemicMain

/// A configuration whose methods are declarations.
struct Methods: ConfigurationSource {
    let world: World
    let declarations: [Declaration]

    func declare(_ methods: inout ConfigurationMethods) {
        world.add(declarations)
        for declaration in declarations {
            // The names of the calls are those of the methods, which are added one by one.
            declaration.kind.visited(byClass: Adding(world: world, declaration: declaration)).add(to: &methods)
        }
    }
}

extension Declaration {
    /// What calls of the method that makes it say.
    var methodName: String { name ?? "\(number)" }
}

/// Adds a method to those of a configuration.
private struct Adding: ClassVisitor {
    let world: World
    let declaration: Declaration

    func visit<Type: Creature>(_ type: Type.Type) -> Method {
        let make: @Sendable () throws -> Type = { [world, declaration] in
            try Calling(world: world, declaration: declaration).object(type)
        }
        let line = UInt32(declaration.number)
        let defining = Defining(world: world, declaration: declaration)
        return declaration.lifetime == .prototype
            ? Method(
                declaration,
                defining.described(Prototype(make, line: line)).with(declaration.isKnownSendable ? .sendable : []))
            : Method(declaration, defining.finished(Singleton(make, line: line)))
    }
}

/// A declaration that is to be added.
private struct Method {
    let declaration: Declaration
    private let addTo: (inout ConfigurationMethods, [String]) -> Void

    init(_ declaration: Declaration, _ declared: some TypedDeclaration) {
        self.declaration = declaration
        addTo = { methods, calls in
            let name = "\(declaration.methodName)()"
            switch calls.count {
            case 0: methods.add(declared, method: name)
            case 1: methods.add(declared, method: name, calls: calls[0])
            default: methods.add(declared, method: name, calls: calls[0], calls[1])
            }
        }
    }

    func add(to methods: inout ConfigurationMethods) { addTo(&methods, declaration.calls.map { "\($0.name)()" }) }
}

/// Calls a method, as others of the configuration do, and as the container does.
struct Calling: ClassVisitor {
    let world: World
    let declaration: Declaration

    func visit<Type: Creature>(_ type: Type.Type) -> Swift.Result<Creature, any Error> {
        Swift.Result { try object(type) }
    }

    func object<Type: Creature>(_: Type.Type) throws -> Type {
        try ConfigurationCall.answer(in: Methods.self, method: "\(declaration.methodName)()") { () throws -> Type in
            typed(try world.make(declaration, []))
        }
    }
}
