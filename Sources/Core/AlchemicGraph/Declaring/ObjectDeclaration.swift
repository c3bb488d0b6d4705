/// A declaration with injection points and calls, for objects that are classes or actors.
///
/// It is the common protocol of ``Singleton``, ``Prototype``, ``Scoped`` and ``External``. A ``Value`` does not conform: it
/// exists before the container, which leaves it as it is.
public protocol ObjectDeclaration<Instance>: TypedDeclaration {}
