/// The combined effects of a scene's members, which decide on the form of `instantiate`.
///
/// If one helper throws, the scene throws. If one is awaited, the scene is awaited. If one comes from a container, `instantiate`
/// takes the container. The compiler tracks all three.
@_documentation(visibility: internal)
public protocol SceneWay {
    /// The way after a member that throws was added.
    associatedtype OrThrowing: SceneWay = Self
    /// The way after a member that is awaited was added.
    associatedtype OrAwaiting: SceneWay = Awaiting
    /// The way after a member from a container was added.
    associatedtype OrAsking: SceneWay = Self
}

/// A way without awaiting, whose scenes can be declared in a module.
@_documentation(visibility: internal)
public protocol SynchronousWay: SceneWay {}

/// A way without awaiting and without a container.
@_documentation(visibility: internal)
public protocol ContainerlessWay: SynchronousWay {
    /// The error type of `instantiate`.
    associatedtype Failure: Error
}

/// A way with members from a container.
@_documentation(visibility: internal)
public protocol AskingWay: SceneWay {}

/// No member throws, is awaited, or comes from a container.
@_documentation(visibility: internal)
public enum Directly: ContainerlessWay {
    /// A member may throw as well.
    public typealias OrThrowing = Throwing
    /// A member comes from a container as well.
    public typealias OrAsking = Asking
    /// No error can be thrown.
    public typealias Failure = Never
}

/// A member may throw.
@_documentation(visibility: internal)
public enum Throwing: ContainerlessWay {
    /// A member comes from a container as well.
    public typealias OrAsking = Asking
    /// Any error can be thrown.
    public typealias Failure = any Error
}

/// A member is awaited, and may throw.
@_documentation(visibility: internal)
public enum Awaiting: SceneWay {
    /// A member comes from a container as well.
    public typealias OrAsking = AskingAndAwaiting
}

/// A member comes from a container, and may throw.
@_documentation(visibility: internal)
public enum Asking: SynchronousWay, AskingWay {
    /// A member is awaited as well.
    public typealias OrAwaiting = AskingAndAwaiting
}

/// A member is awaited, and a member comes from a container.
@_documentation(visibility: internal)
public enum AskingAndAwaiting: AskingWay {
    /// Another awaited member changes nothing.
    public typealias OrAwaiting = AskingAndAwaiting
}
