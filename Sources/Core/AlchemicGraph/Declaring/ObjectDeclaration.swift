/// A declaration whose objects have properties set and methods called on them, if they are classes or actors.
///
/// It is the common protocol of ``Singleton``, ``Prototype``, ``Scoped`` and ``External``. A ``Value`` does not conform: it
/// exists before the container, which leaves it as it is.
public protocol ObjectDeclaration<Instance>: TypedDeclaration {}
