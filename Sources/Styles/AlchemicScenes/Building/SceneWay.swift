/// How the members of a scene are made, all of them together: what its `instantiate` has to be.
///
/// One helper that throws makes the scene throw; one that is awaited, and it is awaited; one from a container, and it wants
/// the container. The compiler keeps count.
@_documentation(visibility: internal)
public protocol SceneWay {
    /// The way after something was added that throws.
    associatedtype OrThrowing: SceneWay = Self
    /// The way after something was added that is awaited.
    associatedtype OrAwaiting: SceneWay = Awaiting
    /// The way after something was added that comes from a container.
    associatedtype OrAsking: SceneWay = Self
}

/// A way that needs no awaiting: such scenes may stand in a module.
@_documentation(visibility: internal)
public protocol SynchronousWay: SceneWay {}

/// A way that needs neither awaiting nor a container.
@_documentation(visibility: internal)
public protocol ContainerlessWay: SynchronousWay {
    /// What `instantiate` throws.
    associatedtype Failure: Error
}

/// A way that takes helpers from a container.
@_documentation(visibility: internal)
public protocol AskingWay: SceneWay {}

/// Everything is made here and now.
@_documentation(visibility: internal)
public enum Directly: ContainerlessWay {
    /// It may throw.
    public typealias OrThrowing = Throwing
    /// It wants a container.
    public typealias OrAsking = Asking
    /// Nothing is thrown.
    public typealias Failure = Never
}

/// Something throws.
@_documentation(visibility: internal)
public enum Throwing: ContainerlessWay {
    /// It wants a container.
    public typealias OrAsking = Asking
    /// Anything may be thrown.
    public typealias Failure = any Error
}

/// Something is awaited, and may throw.
@_documentation(visibility: internal)
public enum Awaiting: SceneWay {
    /// It is awaited and wants a container.
    public typealias OrAsking = AskingAndAwaiting
}

/// Something comes from a container, and may throw.
@_documentation(visibility: internal)
public enum Asking: SynchronousWay, AskingWay {
    /// It is awaited and wants a container.
    public typealias OrAwaiting = AskingAndAwaiting
}

/// Something is awaited, and something comes from a container.
@_documentation(visibility: internal)
public enum AskingAndAwaiting: AskingWay {
    /// It is awaited and wants a container.
    public typealias OrAwaiting = AskingAndAwaiting
}
