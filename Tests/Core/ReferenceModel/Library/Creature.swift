import Alchemic

/// The common base of the classes of the descriptions; nobody declares it or asks for it.
///
/// `@unchecked`, since it has subclasses; what it holds is constant, or guarded by its record.
class Creature: @unchecked Sendable {
    let record: Record

    required init(_ record: Record) { self.record = record }
}

protocol Walker: AnyObject, Sendable {}
protocol Flier: AnyObject, Sendable {}
protocol Hunter: AnyObject, Sendable {}
protocol Grazer: AnyObject, Sendable {}

class Ant: Creature, Walker, InjectionAware, @unchecked Sendable {
    func didInjectDependencies() throws { try record.finished() }
}
class Bee: Ant, Flier, @unchecked Sendable {}
final class Cat: Bee, Hunter, @unchecked Sendable {}
class Dog: Creature, Walker, Stoppable, @unchecked Sendable {
    func stop() { record.log("stop") }
}
final class Elk: Dog, Grazer, @unchecked Sendable {}
final class Fox: Creature, Hunter, InjectionAware, @unchecked Sendable {
    func didInjectDependencies() throws { try record.finished() }
}
final class Gnu: Creature, Grazer, InjectionAware, @unchecked Sendable {
    func didInjectDependencies() throws { try record.finished() }
}
final class Hen: Creature, Flier, Startable, Stoppable, @unchecked Sendable {
    func start() { record.log("start") }
    func stop() { record.log("stop") }
}
final class Ibex: Creature, Startable, @unchecked Sendable {
    func start() { record.log("start") }
}

/// Code that is generic over the type that a kind stands for.
protocol KindVisitor {
    associatedtype Result
    func visit<Type: Sendable>(_ type: Type.Type) -> Result
}

/// The same, for classes only.
protocol ClassVisitor {
    associatedtype Result
    func visit<Type: Creature>(_ type: Type.Type) -> Result
}

extension Kind {
    func visited<Visitor: KindVisitor>(by visitor: Visitor) -> Visitor.Result {
        switch self {
        case .walker: visitor.visit((any Walker).self)
        case .flier: visitor.visit((any Flier).self)
        case .hunter: visitor.visit((any Hunter).self)
        case .grazer: visitor.visit((any Grazer).self)
        default: visited(byClass: ClassAsKind(visitor: visitor))
        }
    }

    func visited<Visitor: ClassVisitor>(byClass visitor: Visitor) -> Visitor.Result {
        switch self {
        case .ant: visitor.visit(Ant.self)
        case .bee: visitor.visit(Bee.self)
        case .cat: visitor.visit(Cat.self)
        case .dog: visitor.visit(Dog.self)
        case .elk: visitor.visit(Elk.self)
        case .fox: visitor.visit(Fox.self)
        case .gnu: visitor.visit(Gnu.self)
        case .hen: visitor.visit(Hen.self)
        case .ibex: visitor.visit(Ibex.self)
        case .walker, .flier, .hunter, .grazer: preconditionFailure("\(self) is no class")
        }
    }

    /// The type itself.
    var type: Any.Type { visited(by: TypeItself()) }

    /// The class, to make objects of.
    var creature: Creature.Type { visited(byClass: ClassItself()) }
}

private struct ClassAsKind<Visitor: KindVisitor>: ClassVisitor {
    let visitor: Visitor
    func visit<Type: Creature>(_ type: Type.Type) -> Visitor.Result { visitor.visit(type) }
}

private struct TypeItself: KindVisitor {
    func visit<Type: Sendable>(_ type: Type.Type) -> Any.Type { type }
}

private struct ClassItself: ClassVisitor {
    func visit<Type: Creature>(_ type: Type.Type) -> Creature.Type { type }
}
