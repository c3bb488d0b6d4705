package import Alchemic

// Names of types, and names that are given.

/// A type's name with its Swift module, without addresses.
package func nameWithModule(of type: Any.Type) -> String { qualifiedName(of: type) }

/// A type's name as it is written in code.
package func nameInCode(of type: Any.Type) -> String { spelling(of: type) }

/// The superclass of a class.
package func classAbove(_ type: AnyClass) -> AnyClass? { superclass(of: type) }

/// The names and other names that are given in modules and in those within them; what sources declare is not resolved.
package func namesGiven(in modules: [Module]) -> [String] {
    var names: [String] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting = modules.map(\.storage)
    while let module = waiting.popLast() {
        guard seen.insert(ObjectIdentifier(module)).inserted else { continue }
        for element in module.elements {
            switch element.kind {
            case .definition(let definition): names += [definition.name].compactMap(\.self) + definition.aliases
            case .module(let inner): waiting.append(inner)
            case .source, .problem: break
            }
        }
    }
    return names
}
