/// A declaration whose objects have properties set and methods called on them, if they are classes or actors.
///
/// It is the common protocol of ``Singleton``, ``Prototype``, ``Scoped`` and ``External``: to a ``Value`` nothing is done, it is
/// there before the container.
public protocol ObjectDeclaration<Instance>: TypedDeclaration {}
