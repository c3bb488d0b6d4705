public import Alchemic

/// An object that has a container of its own: a window, a screen, a document.
///
/// The owner keeps the container, but the container does not keep the owner. The container ends when the owner is released.
/// Containers are not looked up by name, so two windows of the same class have two containers:
///
/// ```swift
/// final class DocumentWindow: ContainerOwner {
///     var boundContainer: BoundContainer?
/// }
///
/// window.bind(try Container(documentModule, parent: application))
/// let store = try Container.nearest(to: textField).get(Store.self)    // walks from the field to its window
/// ```
public protocol ContainerOwner: AnyObject {
    /// The container that is bound to the owner: a stored property, nil until ``bind(_:)``.
    var boundContainer: BoundContainer? { get set }
}

/// An object with an owner: `Container.nearest(to:application:)` follows owners to a container.
///
/// A view belongs to its controller, a controller to its window, a window to its document or to the application.
public protocol Owned: AnyObject {
    /// The current owner; nil for the last object of the chain.
    var owningObject: AnyObject? { get }
}

/// A container that ends with its owner.
///
/// Only the owner may keep this object: when it is released, calls of the container throw, and the container's objects are
/// stopped soon afterwards.
public final class BoundContainer: Sendable {
    /// The container.
    @_documentation(visibility: internal)
    public let container: Container

    /// Binds a container to the owner that keeps this object.
    @_documentation(visibility: internal)
    public init(_ container: Container) {
        self.container = container
    }

    deinit {
        container.stopDetached()
    }
}

extension ContainerOwner {
    /// Binds a container to the owner; a container that was bound before ends.
    ///
    /// - Parameter container: The container. Create it as a child of the surrounding container. The container must not hold the
    ///   owner, because both would then never be released.
    public func bind(_ container: Container) {
        if boundContainer?.container === container { return }
        boundContainer = BoundContainer(container)
    }

    /// Removes the owner's container, which ends.
    public func unbind() { boundContainer = nil }

    /// Creates a container, and binds it.
    ///
    /// The nearest container along the owner's own owners becomes the parent.
    ///
    /// - Parameters:
    ///   - modules: The declarations.
    ///   - application: The parent if no owner has a container; without one, the main container, if there is one.
    /// - Returns: The container.
    /// - Throws: A `GraphError` if the modules are invalid with this parent, or an ``OwnerError``.
    @discardableResult
    public func bindContainer(of modules: Module, application: Container? = nil) throws -> Container {
        var walked: [Any.Type] = []
        let parent = try Container.nearest(from: (self as? any Owned)?.owningObject, in: application, walking: &walked)
        let container = try Container(modules, parent: parent)
        bind(container)
        return container
    }
}

extension BoundContainer: Printed, Opaque {
    package var summary: String { "BoundContainer" + facts(container.summary) }
}
